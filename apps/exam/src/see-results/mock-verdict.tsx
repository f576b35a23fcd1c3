import { formatPercent, useTranslation } from '@revisoins/i18n';
import { Card, Chip, ScoreTile } from '@revisoins/ui';
import { CircleCheck, CircleX } from 'lucide-react';
import { judgeParts } from '../attempt/passed.ts';
import type { CorrectedExam } from '../exam-server/read-correction.ts';
import styles from './mock-verdict.module.css';

/** Whether a mock is passed: the verdict on the whole, then each part with its score and its pass mark. */
export function MockVerdict({ exam }: { exam: CorrectedExam }) {
  const { t } = useTranslation('exam');
  const parts = judgeParts(exam.parts);
  const missing = parts.filter(({ isPassed }) => !isPassed).length;
  const outcome = missing === 0 ? 'passed' : 'failed';
  return (
    <Card as="section" className={styles.verdict}>
      <div>
        <h2>{t(`mock.${outcome}Title`)}</h2>
        <p>{t(`mock.${outcome}Body`, { count: missing })}</p>
      </div>
      <ol className={styles.parts}>
        {parts.map(({ questionCount, score, percent, passPercent, needed, isPassed, isTimeUp }, index) => (
          <li key={index} className={styles.part}>
            <ScoreTile tone={isPassed ? 'ok' : 'warm'} size="large">
              {formatPercent(percent)}
            </ScoreTile>
            <div>
              <h3 className={styles.name}>{t(`mock.parts.${index + 1}`)}</h3>
              <p>
                {t('mock.partScore', { count: score, total: questionCount })}{' '}
                {t('mock.partMark', { percent: formatPercent(passPercent), needed })}
              </p>
              <p className={styles.chips}>
                <Chip
                  tone={isPassed ? 'ok' : 'warm'}
                  icon={
                    isPassed ? (
                      <CircleCheck size={16} aria-hidden="true" />
                    ) : (
                      <CircleX size={16} aria-hidden="true" />
                    )
                  }
                >
                  {t(isPassed ? 'mock.partPassed' : 'mock.partFailed')}
                </Chip>
                {isTimeUp ? <Chip>{t('mock.partTimeUp')}</Chip> : null}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{t('mock.toConfirm')}</p>
    </Card>
  );
}
