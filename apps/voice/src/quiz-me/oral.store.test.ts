// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import type { Question } from '@revisoins/assessment';
import { answerLetter } from '@revisoins/ui';
import { makeQuestions } from '@revisoins/assessment/question.fixture';
import { makeQuiz } from '@revisoins/assessment/quiz.fixture';
import { provideNamespace, startI18n } from '@revisoins/i18n/hosting';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import texts from '../../locales/fr/voice.json' with { type: 'json' };
import type { Ear, EarState } from '../hearing/ear.store.ts';
import type { Loudspeaker } from '../sound/loudspeaker.ts';
import { done, failed, type Failed, type VoiceFailure } from '../voice-service/voice-failure.ts';
import { createOralQuiz } from './oral-quiz.ts';
import { createOral } from './oral.store.ts';

/** As long as a busy machine needs. */
const eventually = (look: () => unknown) => vi.waitFor(look, { timeout: 30_000 });

/** The learner's words in one turn of listening, or what goes wrong; after that she is silent. */
type Heard = { readonly words: string } | { readonly failure: VoiceFailure };

let close: () => void;

beforeAll(async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(texts)));
  localStorage.setItem('i18nextLng', 'fr');
  provideNamespace('voice', () => 'https://voice.test/voice.json');
  await startI18n(['voice']);
});
beforeEach(() => localStorage.clear());
afterEach(() => close());

/** A quiz of two questions on the screen, with a voice that is written down and ears that hear a script. */
function open({ voice = null as VoiceFailure | null } = {}) {
  const said: string[] = [];
  const failures: Failed[] = [];
  const turns: Heard[] = [];
  const ears = createStore<EarState>(() => ({
    phase: 'off',
    places: ['site'],
    working: ['site'],
    isAgreed: true,
    needsDownload: false,
    elapsed: 0,
    level: 0,
  }));
  const loudspeaker: Loudspeaker = {
    saying: () => ({
      async say(sentences) {
        if (voice !== null) return failed(voice);
        for await (const sentence of sentences) said.push(sentence);
        return done('ended');
      },
    }),
    siteVoice: () => undefined,
    prepare: () => undefined,
    wake: () => undefined,
    stop: () => undefined,
  };
  const ear: Ear = {
    state: ears,
    find: async () => undefined,
    agree: () => undefined,
    prefer: () => undefined,
    disagree: () => undefined,
    async listen(onWords, { signal } = {}) {
      const turn = turns.shift();
      if (turn === undefined)
        return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
      if ('failure' in turn) return failed(turn.failure);
      onWords(turn.words);
      return done({ words: turn.words, note: null });
    },
    stop: () => undefined,
    close: () => undefined,
  };
  const quiz = createOralQuiz();
  const attempt = makeQuiz({ asked: 2, questions: makeQuestions(2), timing: 'untimed' });
  quiz.open({ resume: () => attempt, load: async () => ({ failure: 'failed' }) });
  const oral = createOral({ quiz, loudspeaker, ear, onFailure: (failure) => failures.push(failure) });
  close = () => {
    oral.close();
    quiz.close();
  };
  const key = (at: number) => (attempt.questions[at] as Question).correctAnswer;
  return {
    oral,
    quiz,
    failures,
    key,
    letter: (at: number) => `réponse ${answerLetter(key(at))}`,
    /** What is heard next. */
    hears: (...next: Heard[]) => void turns.push(...next),
    state: () => oral.state.getState(),
    answers: () => {
      const now = quiz.state.getState();
      return now.phase === 'playing' ? now.attempt.answers : 'result' in now ? now.result.answers : null;
    },
    /** Everything that was spoken since the last call. */
    heard: () => said.splice(0).join(' '),
    becomes: (step: string) => eventually(() => expect(oral.state.getState().step).toBe(step)),
  };
}

test('reads the question and its options, then waits for a touch', async () => {
  const { oral, heard, becomes } = open();
  oral.begin();
  await becomes('open');
  expect(heard()).toMatch(/^Question 1\. .*A\. .*B\. .*C\. .*D\. /);
});

test('a touch is answered with the verdict, the reason and the count, and the answer is settled', async () => {
  const { oral, key, heard, becomes, answers } = open();
  oral.begin();
  await becomes('open');
  heard();
  oral.answer(key(0));
  await becomes('answered');
  await eventually(() => expect(heard()).toMatch(/Bonne réponse!.*oui deux.*1 sur 1/));
  oral.answer((key(0) + 1) % 4);
  expect(answers()).toEqual([key(0), -1]);
});

test('after a wrong answer, Thalia explains why and names the right one', async () => {
  const { oral, key, heard, becomes } = open();
  oral.begin();
  await becomes('open');
  heard();
  oral.answer((key(0) + 1) % 4);
  await eventually(() => expect(heard()).toMatch(/Ce n’est pas ça\..*La bonne réponse est [A-D].*0 sur 1/));
});

test('hands-free, a quiz is answered to its end by voice alone', async () => {
  const { oral, quiz, key, letter, hears, answers } = open();
  hears({ words: letter(0) }, { failure: 'transcription-empty' });
  hears({ words: letter(1) }, { words: 'question suivante' });
  oral.setHandsFree(true);
  oral.begin();
  await eventually(() => expect(quiz.state.getState().phase).toBe('finished'));
  expect(answers()).toEqual([key(0), key(1)]);
});

test('she asks once more when she does not understand, then pauses until a press', async () => {
  const { oral, heard, becomes, state, answers, hears } = open();
  hears({ words: 'il fait beau dehors' }, { failure: 'transcription-empty' });
  oral.setHandsFree(true);
  oral.begin();
  await becomes('paused');
  expect(heard()).toContain('Je n’ai pas compris. A, B, C ou D?');
  expect(state().reprompt).toBe('given-up');
  expect(answers()).toEqual([-1, -1]);
});

test('a press to speak hears once: unclear words leave the choice to a touch', async () => {
  const { oral, becomes, state, hears } = open();
  hears({ failure: 'transcription-empty' });
  oral.begin();
  await becomes('open');
  oral.listen();
  await eventually(() => expect(state()).toMatchObject({ step: 'open', reprompt: 'no-input' }));
});

test('a press to speak answers with the words of an option', async () => {
  const { oral, key, becomes, answers, hears } = open();
  hears({ words: 'deux' });
  oral.begin();
  await becomes('open');
  oral.listen();
  await becomes('answered');
  expect(answers()).toEqual([key(0), -1]);
});

test('a pause is silent until it is over, and asks again', async () => {
  const { oral, heard, becomes } = open();
  oral.begin();
  oral.do('pause');
  await becomes('paused');
  heard();
  oral.resume();
  await becomes('open');
  expect(heard()).toMatch(/^Question 1\./);
});

test('a learner who does not know hears the right answer before the next question', async () => {
  const { oral, heard, becomes, answers } = open();
  oral.begin();
  await becomes('open');
  heard();
  oral.do('next');
  await eventually(() => expect(heard()).toMatch(/^La bonne réponse est .*0 sur 1/));
  oral.do('next');
  await becomes('open');
  expect(heard()).toMatch(/^Question 2\./);
  oral.do('skip');
  await becomes('answered');
  oral.do('next');
  expect(answers()).toEqual([-1, -1]);
});

test('stopping asks first: the quiz stays', async () => {
  const { oral, quiz, becomes } = open();
  oral.begin();
  oral.do('stop');
  await becomes('stopped');
  expect(quiz.state.getState().phase).toBe('playing');
});

test('when hearing does not work, touch still does, and the reason is shown', async () => {
  const { oral, becomes, failures, state, hears } = open();
  hears({ failure: 'microphone-denied' });
  oral.setHandsFree(true);
  oral.begin();
  await becomes('open');
  expect(failures).toEqual([failed('microphone-denied')]);
  expect(state().isHandsFree).toBe(false);
});

test('when the voice does not work, reading still does, and the reason is shown', async () => {
  const { oral, becomes, failures, state } = open({ voice: 'synthesis' });
  oral.begin();
  await becomes('open');
  expect(failures).toEqual([failed('synthesis')]);
  expect(state().isMuted).toBe(true);
});

test('muted, nothing is spoken, and everything works', async () => {
  const { oral, key, heard, becomes } = open();
  oral.setMuted(true);
  oral.begin();
  await becomes('open');
  oral.answer(key(0));
  await becomes('answered');
  expect(heard()).toBe('');
});

test('a question that was answered before shows its verdict when the screen opens', async () => {
  const { oral, quiz, key, becomes, heard } = open();
  quiz.move({ type: 'answer', option: key(0) });
  oral.begin();
  await becomes('answered');
  expect(heard()).toBe('');
});
