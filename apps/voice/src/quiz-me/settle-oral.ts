import { createSettling } from '@revisoins/assessment/player';
import { storedOrals } from './oral-attempts.ts';

export const { deliverLater, settle: settleOral } = createSettling({
  load: async () => (await import('@revisoins/assessment/player/delivery')).resultDelivery('voice'),
  forget: storedOrals.forget,
});
