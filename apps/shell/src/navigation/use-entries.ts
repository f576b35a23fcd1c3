import { permits } from '@revisoins/auth/hosting';
import { language, useTranslation } from '@revisoins/i18n';
import { usePlatform } from '../platform/platform-context.ts';
import { OWN_ENTRY } from './own-entry.ts';

export interface Entry {
  readonly to: string;
  readonly order: number;
  readonly label: string;
}

/** The navigation entries of the remotes for this visitor, with the shell's own entry among them. */
export function useEntries(signedIn: boolean): Entry[] {
  const { t } = useTranslation('shell');
  const status = signedIn ? 'signed-in' : 'signed-out';
  const declared = usePlatform()
    .loader.navigation()
    .filter((entry) => permits(entry.access, status))
    .map(({ to, order, label }) => ({ to, order, label: label[language()] }));
  return [...declared, { to: '/about', order: OWN_ENTRY, label: t('nav.about') }].sort(
    (a, b) => a.order - b.order,
  );
}
