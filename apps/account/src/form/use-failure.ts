import type { CommandFailure, SessionFailure } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { hasStoredForm } from './stored-form.ts';

export interface Message {
  title: string;
  description: string;
}

/** Texts for the outcomes of commands. `otherwise` is the title for a message of the server's own. */
export function useFailure() {
  const { t } = useTranslation('account');
  const waiting = (seconds: number | null): string => {
    if (seconds === null) return t('failure.tooMany');
    return seconds < 120
      ? t('failure.tooManySeconds', { count: seconds })
      : t('limit.body', { count: Math.ceil(seconds / 60) });
  };
  return (failure: CommandFailure | SessionFailure, otherwise: Message): Message => {
    switch (failure.kind) {
      case 'too-many-requests':
        return { title: t('limit.title'), description: waiting(failure.seconds) };
      case 'unavailable':
        return { title: t('failure.unavailableTitle'), description: t('failure.unavailable') };
      case 'session-expired':
        if (hasStoredForm()) return { title: t('storedForm.title'), description: t('storedForm.body') };
        return { title: t('failure.expiredTitle'), description: t('failure.expired') };
      case 'failed':
        return { title: otherwise.title, description: failure.message || otherwise.description };
    }
  };
}
