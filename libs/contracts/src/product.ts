/** The names and addresses that an institution changes to make the product its own. */
export const product = {
  name: 'Révisoins',
  assistant: 'Thalia',
  copyrightYear: 2025,
  authorSite: 'https://revisoins.example/equipe',
  feedbackForm: 'https://revisoins.example/avis',
  shareLink: 'https://revisoins.example',
} as const;
