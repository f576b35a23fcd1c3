import { useSecondsLeft, type AttemptUnderWay } from '@revisoins/host';
import { formatClock, useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Alert, LinkButton } from '@revisoins/ui';
import { useId } from 'react';
import { useSkillName } from '../learner/use-skill-name.ts';
import styles from './attempts-waiting.module.css';

export interface AttemptOfferProps {
  readonly attempt: AttemptUnderWay;
  readonly isFirst: boolean;
}

/** A card that resumes one quiz or exam. */
export function AttemptOffer({ attempt, isFirst }: AttemptOfferProps) {
  const { kind, title, href, deadline, answered, total } = attempt;
  const { t } = useTranslation('account');
  const skillName = useSkillName();
  const left = useSecondsLeft(deadline);
  const factsId = useId();
  const time = left === null ? null : t('resume.left', { time: formatClock(left, true) });
  const facts = [
    kind === 'quiz' ? skillName(title.french) : null,
    time,
    t('resume.answered', { count: answered, total }),
  ];
  return (
    <Alert tone={kind === 'exam' ? 'warm' : 'info'} title={t(`resume.${kind}`)}>
      <div className={styles.offer}>
        <span id={factsId} className={styles.facts}>
          {facts.filter((fact) => fact !== null).join(' · ')}
        </span>
        <LinkButton variant={isFirst ? 'primary' : 'secondary'} size={isFirst ? 'regular' : 'small'}>
          <Link to={href} aria-describedby={factsId}>
            {t(`resume.${kind}Link`)}
          </Link>
        </LinkButton>
      </div>
    </Alert>
  );
}
