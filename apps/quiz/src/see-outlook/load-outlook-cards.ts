/** The charts with their texts: a dashboard shows its first cards without them. Rejects when it fails. */
export async function loadOutlookCards() {
  const cards = await import(/* webpackChunkName: "outlook" */ './outlook-cards.tsx');
  cards.provideOutlookTexts();
  return cards;
}
