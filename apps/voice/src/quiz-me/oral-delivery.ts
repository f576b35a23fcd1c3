import { createResultDelivery } from '@revisoins/assessment/player';

export const oralDelivery = createResultDelivery('voice');
