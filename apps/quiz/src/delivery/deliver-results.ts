import { createResultDelivery } from '@revisoins/assessment/player';

/** A page has one, for screens and for the sync. */
export const resultDelivery = createResultDelivery('quiz');
