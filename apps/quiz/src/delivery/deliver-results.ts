import { createResultDelivery, type ResultDelivery } from '@revisoins/assessment/player';

/** A page has one, for screens and for the sync. A chunk of its own: it loads after the screen. */
export const resultDelivery: ResultDelivery = createResultDelivery('quiz');
