import { createSettling } from '@revisoins/assessment/player';
import { forgetQuiz } from '../attempt/stored-quiz.ts';

export const {
  deliverLater,
  isHandedOver,
  settle: settleResult,
  waitingResults,
} = createSettling({
  load: async () => (await import('./deliver-results.ts')).resultDelivery,
  forget: forgetQuiz,
});
