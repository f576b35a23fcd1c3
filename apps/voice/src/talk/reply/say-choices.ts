import type { useTranslation } from '@revisoins/i18n';
import type { Choice } from '../../voice-service/complete.ts';

/** The likeliest choice with what its entry says, then the titles of the others: half a minute at most. */
export function sayChoices(
  [first, ...others]: readonly Choice[],
  t: ReturnType<typeof useTranslation<'voice'>>['t'],
): string {
  if (first === undefined) return '';
  const { title, passage } = first;
  const closest = passage === undefined ? `${title}.` : t('reply.closest', { title, passage });
  const titles = others.map((choice) => choice.title).join('; ');
  return others.length === 0 ? closest : `${closest} ${t('reply.alsoClose', { titles })}`;
}
