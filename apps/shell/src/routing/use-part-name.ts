import { language } from '@revisoins/i18n';
import { usePlatform } from './platform-context.ts';

/** What a learner calls a remote. */
export function usePartName(remote: string): string {
  return usePlatform().loader.version(remote).declaration.title[language()];
}
