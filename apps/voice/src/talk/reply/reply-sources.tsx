import { skillById } from '@revisoins/assessment';
import { skillTitleKey } from '@revisoins/assessment';
import { landmark } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import type { Source } from '../../voice-service/complete.ts';
import styles from '../thread.module.css';

/** Where the reply comes from, whether a professional has reviewed it, and the quiz that revises it. */
export function ReplySources({ sources }: { readonly sources: readonly Source[] }) {
  const { t } = useTranslation(['voice', 'skills']);
  const [first] = sources;
  if (first === undefined) return null;
  const skill = skillById(first.skills[0] ?? 0);
  const skillKey = skill && skillTitleKey(skill.title);
  const isReviewed = sources.every(({ reviewed }) => reviewed);
  return (
    <div className={styles.sources}>
      <p>
        {t(sources.length === 1 ? 'reply.source' : 'reply.sources')}{' '}
        {sources.map(({ id, topic, title }, at) => (
          <span key={id}>
            {at > 0 ? ' · ' : null}
            <Link to={`${landmark('look-up', topic)}#${id}`}>{title}</Link>
          </span>
        ))}
        {isReviewed ? null : <span className={styles.unreviewed}> {t('reply.unreviewed')}</span>}
      </p>
      {skill && skillKey ? (
        <p>
          {t('reply.quiz')} <Link to={landmark('skill', skill.id)}>{t(skillKey, { ns: 'skills' })}</Link>
        </p>
      ) : null}
    </div>
  );
}
