import { landmark } from '@revisoins/host';
import { examDomainByTitle } from '@revisoins/assessment';
import { formatPercent, useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Card } from '@revisoins/ui';
import { Lightbulb } from 'lucide-react';
import { useDomainName } from '../domain/use-domain-name.ts';
import type { DomainResult } from './domain-results.ts';
import styles from './weak-domains.module.css';

/** The three weakest domains, each with a study tip and the quizzes that prepare for it. */
export function WeakDomains({ results }: { results: readonly DomainResult[] }) {
  const { t } = useTranslation('exam');
  const domainName = useDomainName();
  const tipFor = (title: string) => {
    const domain = examDomainByTitle(title);
    return domain ? t(`weak.tip.${domain.slug}`) : t('weak.tipOther');
  };
  return (
    <Card as="section" aria-labelledby="exam-weak">
      <h2 id="exam-weak" className={styles.title}>
        {t('weak.title')}
      </h2>
      {results.length === 0 ? <p>{t('weak.none')}</p> : null}
      <ul className={styles.list}>
        {results.map(({ title, percent }) => (
          <li key={title}>
            <Lightbulb size={22} aria-hidden="true" />
            <div>
              <h3 className={styles.domain}>
                {domainName(title)} · {formatPercent(percent)}
              </h3>
              <p>{tipFor(title)}</p>
              <SkillLinks domain={title} name={domainName(title)} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function SkillLinks({ domain, name }: { domain: string; name: string }) {
  const { t } = useTranslation(['exam', 'skills']);
  const skillIds = examDomainByTitle(domain)?.skillIds ?? [];
  if (skillIds.length === 0) return null;
  return (
    <ul className={styles.skills} aria-label={t('weak.skills', { domain: name })}>
      {skillIds.map((id) => (
        <li key={id}>
          <Link to={landmark('skill', id)}>{t(`comp${id}.title`, { ns: 'skills' })}</Link>
        </li>
      ))}
    </ul>
  );
}
