import type { AttemptUnderWay } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Alert, LinkButton } from '@revisoins/ui';
import { useId } from 'react';
import { useSkillName } from '../see-progress/use-skill-name.ts';
import styles from './attempts-waiting.module.css';
import { useMinutesLeft } from './use-minutes-left.ts';

export interface AttemptOfferProps {
  readonly attempt: AttemptUnderWay;
  readonly isFirst: boolean;
}

/** Leads back to one quiz or exam. */
export function AttemptOffer({ attempt, isFirst }: AttemptOfferProps) {
  const { kind, title, href, deadline, answered, total } = attempt;
  const { t } = useTranslation('account');
  const nameOf = useSkillName();
  const minutes = useMinutesLeft(deadline);
  const factsId = useId();
  const time = minutes === null ? null : minutes === 0 ? t('resume.lastMinute') : t('resume.minutes', { count: minutes });
  const facts = [kind === 'quiz' ? nameOf(title.french) : null, time, t('resume.answered', { count: answered, total })];
  return (
    <Alert tone={kind === 'exam' ? 'warm' : 'info'} title={t(`resume.${kind}`)}>
      <div className={styles.offer}>
        <span id={factsId}>{facts.filter((fact) => fact !== null).join(' · ')}</span>
        <LinkButton variant={isFirst ? 'primary' : 'secondary'} size={isFirst ? 'regular' : 'small'}>
          <Link to={href} aria-describedby={factsId}>
            {t(`resume.${kind}Link`)}
          </Link>
        </LinkButton>
      </div>
    </Alert>
  );
}
