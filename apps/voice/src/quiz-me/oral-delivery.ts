import { createResultDelivery, type ResultDelivery } from '@revisoins/assessment/player';

export const oralDelivery: ResultDelivery = createResultDelivery('voice');
