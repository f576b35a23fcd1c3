import { attemptsUnderWay, useReadonlyStore, useSecondsLeft, type AttemptUnderWay } from '@revisoins/host';
import { formatClock, useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Alert, LinkButton } from '@revisoins/ui';
import { useId } from 'react';
import type { AttemptBarProps } from './attempt-bar.tsx';
import styles from './attempt-offers.module.css';

/** The most offers, over all kinds; the pages of a remote show the others. */
const MOST_OFFERED = 3;

type Words = NonNullable<AttemptBarProps['words']>;

export interface AttemptOffersProps {
  readonly learner: string;
  readonly kind: AttemptUnderWay['kind'];
  /** The subject of an attempt, if its kind does not imply it. */
  readonly subject?: (attempt: AttemptUnderWay) => string;
  /** The i18n options of words that differ between attempts of one kind. */
  readonly words?: (attempt: AttemptUnderWay) => Words;
  /** False for an attempt that another part of the dashboard offers. */
  readonly isOffered?: (attempt: AttemptUnderWay) => boolean;
}

/**
 * Offers to resume a learner's attempts of one kind, on the dashboard. Urgent ones come before others, and
 * the first of them is the next thing to do.
 */
export function AttemptOffers(props: AttemptOffersProps) {
  const { learner, kind, subject, words, isOffered = () => true } = props;
  const attempts = useReadonlyStore(attemptsUnderWay(learner));
  return attempts
    .toSorted((one, other) => Number(other.isUrgent ?? false) - Number(one.isUrgent ?? false))
    .slice(0, MOST_OFFERED)
    .map((attempt, index) =>
      attempt.kind === kind && isOffered(attempt) ? (
        <AttemptOffer
          key={attempt.id}
          attempt={attempt}
          subject={subject?.(attempt)}
          words={words?.(attempt) ?? {}}
          isFirst={index === 0 && attempt.isUrgent === true}
        />
      ) : null,
    );
}

interface AttemptOfferProps {
  readonly attempt: AttemptUnderWay;
  readonly subject: string | undefined;
  readonly words: Words;
  readonly isFirst: boolean;
}

function AttemptOffer({ attempt, subject, words, isFirst }: AttemptOfferProps) {
  const { kind, href, deadline, isUrgent = false, answered, total } = attempt;
  const { t } = useTranslation(kind);
  const left = useSecondsLeft(deadline);
  const factsId = useId();
  const facts = [
    subject,
    left === null ? undefined : t('resume.left', { time: formatClock(left, true) }),
    t('resume.answered', { count: answered, total }),
  ];
  return (
    <Alert tone={isUrgent ? 'warm' : 'info'} title={t('resume.title', words)}>
      <div className={styles.offer}>
        <span id={factsId} className={styles.facts}>
          {facts.filter((fact) => fact !== undefined).join(' · ')}
        </span>
        <LinkButton variant={isFirst ? 'primary' : 'secondary'} size={isFirst ? 'regular' : 'small'}>
          <Link to={href} aria-describedby={factsId}>
            {t('resume.link', words)}
          </Link>
        </LinkButton>
      </div>
    </Alert>
  );
}
