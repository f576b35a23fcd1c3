import { hostCapabilities } from '@revisoins/host';
import { askBank, readHistory, type QuestionSource } from '@revisoins/assessment/player';
import type { QuizSubject } from '../attempt/quiz-place.ts';
import { askFunction } from './ask-function.ts';
import type { DrawPorts } from './draw-questions.ts';
import { loadCalculations } from './load-calculations.ts';
import { loadLocalBank } from './load-local-bank.ts';
import { toastFallback } from './drawing-toasts.ts';

const notAsked: QuestionSource = async () => ({ kind: 'failed' });

/** The sources of questions; without accounts, only the bank that ships with the remote. */
export function drawPorts(learner: string, skill: QuizSubject): DrawPorts {
  const { title: skillTitle } = skill;
  const local = {
    loadCalculations: (count: number) => loadCalculations(skill, count, Math.random),
    loadLocalBank: () => loadLocalBank(skillTitle),
    random: Math.random,
  };
  return hostCapabilities().accounts
    ? {
        ...local,
        readHistory: () => readHistory(learner, skillTitle),
        askFunction,
        askBank,
        onFallback: toastFallback,
      }
    : {
        ...local,
        readHistory: async () => [],
        askFunction: notAsked,
        askBank: notAsked,
        onFallback: () => {},
      };
}
