import { Slot } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Alert, Skeleton } from '@revisoins/ui';
import styles from './attempts-waiting.module.css';
import { useAttemptsWaiting } from './use-attempts-waiting.ts';

/** The most offers that the remotes show here. */
const MOST_OFFERED = 3;

/**
 * What the learner should do next, as the remotes show it: attempts to resume, today's session. Takes no
 * space when there is nothing.
 */
export function AttemptsWaiting() {
  const { t } = useTranslation('account');
  const attempts = useAttemptsWaiting();
  const skeleton = attempts
    .slice(0, MOST_OFFERED)
    .map(({ id }, index) => <OfferSkeleton key={id} isFirst={index === 0} />);
  return (
    <section className={styles.waiting} aria-label={t('resume.label')}>
      <Slot name="dashboard.top" props={{}} skeleton={skeleton} />
    </section>
  );
}

/** The place of an offer: a title, a line of facts and a link. */
function OfferSkeleton({ isFirst }: { readonly isFirst: boolean }) {
  return (
    <Alert title={'\u00a0'}>
      <div className={styles.offer}>
        <Skeleton width="14rem" />
        <Skeleton shape="block" width="10rem" height={isFirst ? '48px' : '44px'} />
      </div>
    </Alert>
  );
}
