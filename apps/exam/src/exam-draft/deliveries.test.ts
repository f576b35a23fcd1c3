import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caughtUp, delivered, nextDelivery, sent } from './deliveries.ts';
import { makeDraft, makePaper } from './draft.fixture.ts';
import { giveAnswer } from './give-answer.ts';

const at = (position: number) => ({ ...makeDraft(), position });

describe('an answer', () => {
  it('waits under the number after the last one', () => {
    const draft = giveAnswer(at(2), { choice: 1 }, 'k1');
    expect(draft.answers[2]).toEqual({ choice: 1, flagged: false });
    expect(nextDelivery(draft)).toEqual({ position: 2, choice: 1, flagged: false, key: 'k1', sequence: 1 });
  });

  it('replaces one to the same question that was never sent', () => {
    const draft = giveAnswer(giveAnswer(at(0), { choice: 1 }, 'k1'), { choice: 2 }, 'k2');
    expect(draft.waiting.map(({ key }) => key)).toEqual(['k2']);
  });

  it('follows one to the same question that was sent', () => {
    const draft = giveAnswer(sent(giveAnswer(at(0), { choice: 1 }, 'k1')), { choice: 2 }, 'k2');
    expect(draft.waiting.map(({ key, sequence }) => [key, sequence])).toEqual([['k1', 1], ['k2', null]]);
    expect(nextDelivery(delivered(draft, 'k1', 1))).toMatchObject({ key: 'k2', choice: 2, sequence: 2 });
  });

  it('that changes nothing does not wait', () => {
    const draft = at(0);
    expect(giveAnswer(draft, { flagged: false }, 'k1')).toBe(draft);
  });

  it('keeps its number however often it is sent', () => {
    const draft = sent(giveAnswer(at(0), { choice: 1 }, 'k1'));
    expect(nextDelivery(sent(sent(draft)))).toEqual(nextDelivery(draft));
  });
});

it('catches up with another device and keeps its own unsent answers', () => {
  const mine = sent(giveAnswer(at(0), { choice: 1 }, 'k1'));
  const paper = makePaper(4, { lastSequence: 7 });
  const theirs = { ...paper, questions: paper.questions.map((question) => ({ ...question, choice: 3 })) };
  const draft = caughtUp(mine, theirs);
  expect(draft.answers.map(({ choice }) => choice)).toEqual([1, 3, 3, 3]);
  expect(nextDelivery(draft)).toMatchObject({ key: 'k1', sequence: 8 });
});

/** A server as the database behaves: one after the other, repeated keys change nothing. */
function makeServer(count: number) {
  const answers: (number | null)[] = Array.from({ length: count }, () => null);
  const taken = new Map<string, number>();
  let last = 0;
  return {
    answers,
    take({ key, sequence, position, choice }: NonNullable<ReturnType<typeof nextDelivery>>): number | null {
      if (taken.has(key)) return taken.get(key) === sequence ? last : null;
      if (sequence !== last + 1) return null;
      taken.set(key, sequence);
      answers[position] = choice;
      return (last = sequence);
    },
  };
}

it('brings every answer to the server once, whatever requests and responses are lost', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('answer' as const), position: fc.nat(3), choice: fc.nat(3) }),
    fc.record({ do: fc.constant('send' as const), fate: fc.constantFrom('arrives', 'request lost', 'response lost') }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const server = makeServer(4);
      let draft = makeDraft();
      let count = 0;
      const send = (fate: string) => {
        draft = sent(draft);
        const next = nextDelivery(draft);
        if (!next || fate === 'request lost') return;
        const last = server.take(next);
        expect(last).not.toBeNull();
        if (fate === 'arrives' && last !== null) draft = delivered(draft, next.key, last);
      };
      for (const one of steps) {
        if (one.do === 'answer') draft = giveAnswer({ ...draft, position: one.position }, { choice: one.choice }, `k${(count += 1)}`);
        else send(one.fate);
      }
      while (draft.waiting.length > 0) send('arrives');
      expect(server.answers).toEqual(draft.answers.map(({ choice }) => choice));
    }),
    { numRuns: 2000 },
  );
});
