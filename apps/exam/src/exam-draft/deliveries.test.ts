import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExamPaper } from '../exam-server/exam-paper.schema.ts';
import { caughtUp, delivered, nextDelivery, sent } from './deliveries.ts';
import { makeDraft, makePaper } from './draft.fixture.ts';
import { examDraft, type ExamDraft } from './exam-draft.schema.ts';
import { moveDraft } from './move-draft.ts';

const at = (position: number) => ({ ...makeDraft(), position });

/** While the exam of the fixture runs. */
const NOW = 1_001_000;
const choose = (draft: ExamDraft, option: number, key: string) =>
  moveDraft(draft, { type: 'answer', option }, NOW, key);

describe('an answer', () => {
  it('waits under the number after the last one', () => {
    const draft = choose(at(2), 1, 'k1');
    expect(draft.answers[2]).toBe(1);
    expect(nextDelivery(draft)).toEqual({ position: 2, choice: 1, flagged: false, key: 'k1', sequence: 1 });
  });

  it('replaces one to the same question that was never sent', () => {
    const draft = choose(choose(at(0), 1, 'k1'), 2, 'k2');
    expect(draft.waiting.map(({ key }) => key)).toEqual(['k2']);
  });

  it('follows one to the same question that was sent', () => {
    const draft = choose(sent(choose(at(0), 1, 'k1')), 2, 'k2');
    expect(draft.waiting.map(({ key, sequence }) => [key, sequence])).toEqual([
      ['k1', 1],
      ['k2', null],
    ]);
    expect(nextDelivery(delivered(draft, 'k1', 1))).toMatchObject({ key: 'k2', choice: 2, sequence: 2 });
  });

  it('that changes nothing does not wait', () => {
    const draft = at(0);
    expect(moveDraft(draft, { type: 'clear' }, NOW, 'k1')).toBe(draft);
  });

  it('keeps its number however often it is sent', () => {
    const draft = sent(choose(at(0), 1, 'k1'));
    expect(nextDelivery(sent(sent(draft)))).toEqual(nextDelivery(draft));
  });
});

it('catches up with another device and keeps its own unsent answers', () => {
  const mine = sent(choose(at(0), 1, 'k1'));
  const paper = makePaper(4, { lastSequence: 7 });
  const theirs = { ...paper, questions: paper.questions.map((question) => ({ ...question, choice: 3 })) };
  const draft = caughtUp(mine, theirs);
  expect(draft.answers).toEqual([1, 3, 3, 3]);
  expect(nextDelivery(draft)).toMatchObject({ key: 'k1', sequence: 8 });
});

/** A server as the database behaves: one after the other, repeated keys change nothing. */
function makeServer(count: number) {
  const answers: (number | null)[] = Array.from({ length: count }, () => null);
  const taken = new Map<string, number>();
  let last = 0;
  return {
    answers,
    taken,
    paper(): ExamPaper {
      const paper = makePaper(count, { lastSequence: last });
      return {
        ...paper,
        questions: paper.questions.map((question, index) => ({
          ...question,
          choice: answers[index] ?? null,
        })),
      };
    },
    take({
      key,
      sequence,
      position,
      choice,
    }: NonNullable<ReturnType<typeof nextDelivery>>): number | 'key reused' | 'out of order' {
      if (taken.has(key)) return taken.get(key) === sequence ? last : 'key reused';
      if (sequence !== last + 1) return 'out of order';
      taken.set(key, sequence);
      answers[position] = choice;
      return (last = sequence);
    },
  };
}

type Fate = 'arrives' | 'request lost' | 'response lost';

/** A tab or a device, which does with answers of the server what `deliver` does. */
function makeDevice(server: ReturnType<typeof makeServer>) {
  let draft = makeDraft();
  return {
    get draft() {
      return draft;
    },
    answer(position: number, choice: number, key: string) {
      draft = choose({ ...draft, position }, choice, key);
    },
    reload() {
      draft = examDraft.parse(JSON.parse(JSON.stringify(draft)));
    },
    openFrom(other: ExamDraft) {
      draft = examDraft.parse(JSON.parse(JSON.stringify(other)));
    },
    catchUp() {
      draft = caughtUp(draft, server.paper());
    },
    send(fate: Fate) {
      draft = sent(draft);
      const next = nextDelivery(draft);
      if (!next || fate === 'request lost') return;
      const answer = server.take(next);
      if (fate === 'response lost') return;
      if (typeof answer === 'number') draft = delivered(draft, next.key, answer);
      else if (answer === 'key reused') draft = delivered(draft, next.key, draft.lastSequence);
      if (answer !== next.sequence) this.catchUp();
    },
  };
}

it('brings every answer to the server once, whatever is lost, reloaded, opened twice or answered elsewhere', () => {
  const device = fc.nat(1);
  const step = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('answer' as const),
        device,
        position: fc.nat(3),
        choice: fc.nat(3),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('send' as const),
        device,
        fate: fc.constantFrom<Fate>('arrives', 'request lost', 'response lost'),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constantFrom('reload' as const, 'open again' as const), device }),
    },
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const server = makeServer(4);
      const devices = [makeDevice(server), makeDevice(server)] as const;
      const given = new Set<string>();
      let count = 0;
      const isWaiting = (key: string) =>
        devices.some(({ draft }) => draft.waiting.some((one) => one.key === key));
      for (const one of steps) {
        const here = devices[one.device as 0 | 1];
        if (one.do === 'answer') {
          const key = `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;
          const before = here.draft;
          here.answer(one.position, one.choice, key);
          // An answer that was never sent gives way to a newer one to the same question.
          for (const { key: old, sequence, position } of before.waiting) {
            if (position === one.position && sequence === null && !isWaiting(old)) given.delete(old);
          }
          if (isWaiting(key)) given.add(key);
        } else if (one.do === 'send') here.send(one.fate);
        else if (one.do === 'reload') here.reload();
        // A second tab begins with what the first one keeps on the device.
        else if (devices[1].draft.waiting.length === 0) devices[1].openFrom(devices[0].draft);
      }
      // Enough for whatever can wait; one that never gets through is missing below.
      for (let round = 0; round < 40; round += 1) for (const one of devices) one.send('arrives');
      for (const one of devices) one.catchUp();

      expect([...given].filter((key) => !server.taken.has(key))).toEqual([]);
      expect(new Set(server.taken.values()).size).toBe(server.taken.size);
      for (const { draft } of devices)
        expect(draft.answers).toEqual(server.answers.map((choice) => choice ?? -1));
    }),
    { numRuns: 10_000 },
  );
}, 60_000);
