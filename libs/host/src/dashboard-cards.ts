import type { DeclaredCard } from '@revisoins/contracts';

let declaredCards: () => readonly DeclaredCard[] = () => [];

/** The dashboard cards that the remotes of this site declare, in order. None in an embed. */
export const dashboardCards = (): readonly DeclaredCard[] => declaredCards();

/** For the host, which knows the remotes. */
export function offerDashboardCards(cards: typeof declaredCards): void {
  declaredCards = cards;
}
