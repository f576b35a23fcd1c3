import { createSettling } from '@revisoins/assessment/player';
import { forgetQuiz } from '../attempt/stored-quiz.ts';

export const {
  deliverLater,
  isHandedOver,
  settle: settleResult,
  waitingResults,
} = createSettling({
  load: async () => (await import('@revisoins/assessment/player/delivery')).resultDelivery('quiz'),
  forget: forgetQuiz,
});
