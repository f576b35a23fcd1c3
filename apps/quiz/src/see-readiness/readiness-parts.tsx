import { useTranslation } from '@revisoins/i18n';
import type { Readiness } from '@revisoins/learning/readiness';
import { Link } from '@revisoins/router';
import { outOfTen, spanOutOfTen } from './out-of-ten.ts';
import styles from './readiness-card.module.css';

/** The chances of each part in words, with a link to the page that explains how they are computed. */
export function ReadinessParts({ parts }: { readonly parts: readonly Readiness[] }) {
  const { t } = useTranslation('quiz');
  const isAnyEstimated = parts.some(({ kind }) => kind === 'estimated');
  return (
    <>
      <dl className={styles.parts}>
        {parts.map((part, place) => (
          <div key={place} className={styles.part}>
            <dt>{t(`readiness.part.${place + 1}`)}</dt>
            {part.kind === 'too-few' ? (
              <dd className={styles.few}>
                {t('readiness.tooFew', { answers: part.answers, fewest: part.fewest })}
              </dd>
            ) : (
              <Estimated {...part} />
            )}
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {t(isAnyEstimated ? 'readiness.note' : 'readiness.hint')}{' '}
        <Link to="/readiness">{t('readiness.how')}</Link>
      </p>
    </>
  );
}

function Estimated({ probability, interval }: Extract<Readiness, { kind: 'estimated' }>) {
  const { t } = useTranslation('quiz');
  const chances = outOfTen(probability);
  const span = spanOutOfTen(interval);
  return (
    <dd>
      <strong>
        {chances === 0
          ? t('readiness.chances.least')
          : chances === 10
            ? t('readiness.chances.most')
            : t('readiness.chances.about', { count: chances })}
      </strong>
      {span.kind === 'nothing-more' ? null : (
        <span className={styles.span}>{t(`readiness.span.${span.kind}`, { ...span })}</span>
      )}
    </dd>
  );
}
