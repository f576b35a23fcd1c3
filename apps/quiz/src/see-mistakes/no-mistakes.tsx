import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Card, EmptyState, LinkButton } from '@revisoins/ui';
import { PartyPopper } from 'lucide-react';
import { sessionAddress } from '../attempt/session-place.ts';

/** Good news: there is no mistake to go over. */
export function NoMistakes() {
  const { t } = useTranslation('quiz');
  return (
    <Card>
      <EmptyState
        icon={<PartyPopper size={30} aria-hidden="true" />}
        title={t('mistakes.none')}
        action={
          <LinkButton>
            <Link to={sessionAddress('planned')}>{t('mistakes.session')}</Link>
          </LinkButton>
        }
      >
        <p>{t('mistakes.noneBody')}</p>
      </EmptyState>
    </Card>
  );
}
