import type { SavedAttempt } from '@revisoins/assessment';
import { landmark, useRetry, useSettling } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Link, useNavigate, useRevalidator, useSearchParams } from '@revisoins/router';
import { Announcement, Card, EmptyState, ErrorState, LinkButton } from '@revisoins/ui';
import { ArrowLeft, ArrowRight, SearchX, Sprout } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { AttemptRows } from '../learner/attempt-row.tsx';
import {
  attemptPage,
  attemptsAddress,
  filterAttempts,
  parseFilter,
  type AttemptFilter,
  type AttemptPage,
} from './attempt-filter.ts';
import { AttemptsFrame, AttemptsLoading } from './attempts-frame.tsx';
import { FilterField } from './filter-field.tsx';
import styles from './attempts.module.css';

export interface AttemptsScreenProps {
  /** Never rejects; null when the attempts cannot be read. */
  readonly reading: Promise<{ readonly attempts: readonly SavedAttempt[] | null }>;
}

/** Every attempt of a learner, newest first, each with the way to its correction. */
export function AttemptsScreen({ reading }: AttemptsScreenProps) {
  const found = useSettling(reading).value;
  return (
    <AttemptsFrame>
      {found === undefined ? (
        <AttemptsLoading />
      ) : found.attempts === null ? (
        <AttemptsFailed failure={found} />
      ) : found.attempts.length === 0 ? (
        <NoAttempts />
      ) : (
        <Found attempts={found.attempts} />
      )}
    </AttemptsFrame>
  );
}

function Found({ attempts }: { readonly attempts: readonly SavedAttempt[] }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const filter = parseFilter(parameters.get('of'));
  const filtered = filterAttempts(attempts, filter);
  const page = attemptPage(filtered, parameters.get('page'));
  const choose = (chosen: AttemptFilter) =>
    void navigate(attemptsAddress(chosen, 1), { replace: true, preventScrollReset: true });
  return (
    <div className={styles.screen}>
      <FilterField attempts={attempts} filter={filter} onChoose={choose} />
      <Announcement>{t('attempts.found', { count: filtered.length })}</Announcement>
      {filtered.length === 0 ? (
        <Card>
          <EmptyState icon={<SearchX size={30} aria-hidden="true" />} title={t('attempts.noneOfThese')}>
            <p>{t('attempts.noneOfTheseBody')}</p>
          </EmptyState>
        </Card>
      ) : (
        <Listed {...page} filter={filter} />
      )}
    </div>
  );
}

interface ListedProps extends AttemptPage {
  readonly filter: AttemptFilter;
}

function Listed({ attempts, page, pages, filter }: ListedProps) {
  const { t } = useTranslation('account');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ page, filter });
  // The link that was followed may be gone; the field of the filter is not.
  useEffect(() => {
    if (shown.current.page !== page && shown.current.filter === filter) heading.current?.focus();
    shown.current = { page, filter };
  }, [page, filter]);
  return (
    <Card as="section">
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {pages === 1 ? t('attempts.list') : t('attempts.page', { page, pages })}
      </h2>
      <AttemptRows attempts={attempts} />
      {pages === 1 ? null : (
        <nav aria-label={t('attempts.pages')} className={styles.pages}>
          {page === 1 ? null : (
            <LinkButton variant="secondary">
              <Link to={attemptsAddress(filter, page - 1)}>
                <ArrowLeft size={20} aria-hidden="true" />
                {t('attempts.newer')}
              </Link>
            </LinkButton>
          )}
          {page === pages ? null : (
            <LinkButton variant="secondary">
              <Link to={attemptsAddress(filter, page + 1)}>
                {t('attempts.older')}
                <ArrowRight size={20} aria-hidden="true" />
              </Link>
            </LinkButton>
          )}
        </nav>
      )}
    </Card>
  );
}

function NoAttempts() {
  const { t } = useTranslation('account');
  return (
    <Card>
      <EmptyState
        icon={<Sprout size={30} aria-hidden="true" />}
        title={t('dashboard.empty')}
        action={
          <LinkButton>
            <Link to={landmark('start')}>{t('dashboard.browse')}</Link>
          </LinkButton>
        }
      >
        <p>{t('attempts.emptyBody')}</p>
      </EmptyState>
    </Card>
  );
}

/** `failure`: a new value for each failure. */
function AttemptsFailed({ failure }: { readonly failure: object }) {
  const { t } = useTranslation('account');
  const { revalidate, state } = useRevalidator();
  useRetry(failure, () => void revalidate());
  return (
    <Card>
      <ErrorState
        title={t('attempts.failed')}
        safe={t('dashboard.failedSafe')}
        retryLabel={t('retry')}
        retryingLabel={t('retrying')}
        retrying={state === 'loading'}
        onRetry={() => void revalidate()}
      >
        <p>{t('dashboard.failedBody')}</p>
      </ErrorState>
    </Card>
  );
}
