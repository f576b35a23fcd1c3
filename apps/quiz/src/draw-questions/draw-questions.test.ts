import { createRandom, type Question } from '@revisoins/assessment';
import { describe, expect, test, vi } from 'vitest';
import { drawQuestions, type DrawPorts } from './draw-questions.ts';
import { makeCalculations, makeQuestions, SKILL_TITLE } from '@revisoins/assessment/question.fixture';

function draw(
  changes: Partial<DrawPorts>,
  count = 10,
  signal = new AbortController().signal,
  calculations = 0,
) {
  const ports: DrawPorts = {
    readHistory: () => Promise.resolve([]),
    askFunction: () => Promise.resolve({ kind: 'failed' }),
    askBank: () => Promise.resolve({ kind: 'failed' }),
    loadLocalBank: () => Promise.resolve([]),
    loadCalculations: () => Promise.resolve(() => []),
    random: createRandom(1),
    onFallback: vi.fn<DrawPorts['onFallback']>(),
    ...changes,
  };
  return { ports, outcome: drawQuestions({ skillTitle: SKILL_TITLE, count, calculations }, ports, signal) };
}

describe('drawQuestions', () => {
  test("takes the function's questions and asks nobody else", async () => {
    const askBank = vi.fn<DrawPorts['askBank']>();
    const questions = makeQuestions(10);
    const { outcome, ports } = draw({
      askFunction: () => Promise.resolve({ kind: 'enough', questions }),
      askBank,
    });
    await expect(outcome).resolves.toMatchObject({ kind: 'drawn', questions, fresh: 10, repeated: 0 });
    expect(askBank).not.toHaveBeenCalled();
    expect(ports.onFallback).not.toHaveBeenCalled();
  });

  test('passes the questions that were seen to the sources, each once', async () => {
    const askFunction = vi.fn<DrawPorts['askFunction']>(() =>
      Promise.resolve({ kind: 'enough', questions: makeQuestions(10) }),
    );
    const met = makeQuestions(1)[0]?.hash ?? '';
    const history = [
      { hash: met, seenAt: 1 },
      { hash: met, seenAt: 2 },
    ];
    const drawn = await draw({ readHistory: () => Promise.resolve(history), askFunction }).outcome;
    expect(askFunction.mock.calls[0]?.[0].usedHashes).toEqual([met]);
    expect(drawn).toMatchObject({ fresh: 9, repeated: 1 });
  });

  test('says that she has asked for all that she may for now, where the bank gives no more', async () => {
    const { outcome, ports } = draw({
      askBank: () => Promise.resolve({ kind: 'limited' }),
      loadLocalBank: () => Promise.resolve(makeQuestions(10)),
    });
    await expect(outcome).resolves.toMatchObject({ kind: 'drawn' });
    expect(ports.onFallback).toHaveBeenCalledExactlyOnceWith('limited', 'local');
  });

  test.each(['timeout', 'failed', 'invalid-format'] as const)(
    "goes on to the server's bank after '%s'",
    async (kind) => {
      const questions = makeQuestions(10);
      const { outcome, ports } = draw({
        askFunction: () => Promise.resolve({ kind }),
        askBank: () => Promise.resolve({ kind: 'enough', questions }),
      });
      await expect(outcome).resolves.toMatchObject({ kind: 'drawn', questions });
      expect(ports.onFallback).toHaveBeenCalledExactlyOnceWith(kind, 'bank');
    },
  );

  test('combines all sources, each question once, when none has enough', async () => {
    const [first, ...rest] = makeQuestions(8);
    const { outcome } = draw({
      askFunction: () => Promise.resolve({ kind: 'wrong-count', questions: first ? [first] : [] }),
      askBank: () => Promise.resolve({ kind: 'wrong-count', questions: makeQuestions(3) }),
      loadLocalBank: () => Promise.resolve(rest),
    });
    const drawn = await outcome;
    expect(drawn.kind === 'drawn' && new Set(drawn.questions.map(({ id }) => id)).size).toBe(8);
  });

  test('never asks for one concept twice, whichever sources its questions come from', async () => {
    const questions = makeQuestions(8).map((one, index) => ({ ...one, concept: `concept-${index % 6}` }));
    const drawn = await draw({
      askBank: () => Promise.resolve({ kind: 'wrong-count', questions: questions.slice(0, 6) }),
      loadLocalBank: () => Promise.resolve(questions.slice(6)),
    }).outcome;
    const concepts = drawn.kind === 'drawn' ? drawn.questions.map(({ concept }) => concept) : [];
    expect(concepts.toSorted()).toEqual([0, 1, 2, 3, 4, 5].map((index) => `concept-${index}`));
  });

  test('fills up with the questions seen longest ago, and reports how many', async () => {
    const local = makeQuestions(6);
    const history = local.slice(0, 3).map(({ hash }, index) => ({ hash, seenAt: index }));
    const drawn = await draw(
      { readHistory: () => Promise.resolve(history), loadLocalBank: () => Promise.resolve(local) },
      5,
    ).outcome;
    expect(drawn).toMatchObject({
      kind: 'drawn',
      fresh: 3,
      repeated: 2,
      unseenAvailable: 3,
      seenAvailable: 3,
    });
    expect(drawn.kind === 'drawn' && drawn.questions.map(({ id }) => id)).not.toContain('c08-003');
  });

  test('starts a shorter quiz when there are at least five different questions', async () => {
    const drawn = await draw({ loadLocalBank: () => Promise.resolve(makeQuestions(5)) }, 20).outcome;
    expect(drawn.kind === 'drawn' && drawn.questions.length).toBe(5);
  });

  test('refuses a quiz of fewer than five', async () => {
    await expect(draw({ loadLocalBank: () => Promise.resolve(makeQuestions(4)) }).outcome).resolves.toEqual({
      kind: 'too-few',
    });
  });

  test('reports it when no source has a question', async () => {
    await expect(draw({}).outcome).resolves.toEqual({ kind: 'no-questions' });
  });

  test('stops when the learner has left', async () => {
    const controller = new AbortController();
    controller.abort(new Error('left'));
    await expect(draw({}, 10, controller.signal).outcome).rejects.toThrow('left');
  });

  test('mixes calculations with questions, and asks for that many fewer questions', async () => {
    const askFunction = vi.fn<DrawPorts['askFunction']>(({ count }) =>
      Promise.resolve({ kind: 'enough', questions: makeQuestions(count) }),
    );
    const { outcome } = draw(
      { askFunction, loadCalculations: () => Promise.resolve(() => makeCalculations(2)) },
      10,
      undefined,
      2,
    );
    const drawn = await outcome;
    expect(askFunction.mock.calls[0]?.[0].count).toBe(8);
    expect(drawn).toMatchObject({ kind: 'drawn', fresh: 10 });
    expect(drawn.kind === 'drawn' && drawn.questions.filter(({ kind }) => kind === 'numeric')).toHaveLength(
      2,
    );
  });

  test('draws calculations of other concepts when its questions ask for the same', async () => {
    const [question, ...others] = makeQuestions(8) as [Question, ...Question[]];
    const drawn = await draw(
      {
        askFunction: () =>
          Promise.resolve({ kind: 'enough', questions: [{ ...question, concept: 'tablets' }, ...others] }),
        loadCalculations: () =>
          Promise.resolve((_, asked) =>
            makeCalculations(3)
              .map((one, index) => ({ ...one, concept: ['tablets', 'drops', 'insulin'][index] }))
              .filter(({ concept }) => concept === undefined || !asked.has(concept))
              .slice(0, 2),
          ),
      },
      10,
      undefined,
      2,
    ).outcome;
    const concepts = drawn.kind === 'drawn' ? drawn.questions.flatMap(({ concept }) => concept ?? []) : [];
    expect(concepts.toSorted()).toEqual(['drops', 'insulin', 'tablets']);
    expect(drawn).toMatchObject({ fresh: 10 });
  });

  test('takes questions in place of calculations that cannot be drawn', async () => {
    const askFunction = vi.fn<DrawPorts['askFunction']>(({ count }) =>
      Promise.resolve({ kind: 'enough', questions: makeQuestions(count) }),
    );
    const drawn = await draw({ askFunction }, 10, undefined, 2).outcome;
    expect(drawn.kind === 'drawn' && drawn.questions).toHaveLength(10);
  });

  test('asks no server for calculations alone, and fails when none can be drawn', async () => {
    const askFunction = vi.fn<DrawPorts['askFunction']>();
    const loadCalculations = vi.fn<DrawPorts['loadCalculations']>(() =>
      Promise.resolve(() => makeCalculations(5)),
    );
    const alone = draw({ askFunction, loadCalculations }, 5, undefined, 5);
    await expect(alone.outcome).resolves.toMatchObject({ kind: 'drawn', fresh: 5 });
    expect(askFunction).not.toHaveBeenCalled();
    await expect(draw({}, 5, undefined, 5).outcome).rejects.toThrow('No calculation');
  });
});
