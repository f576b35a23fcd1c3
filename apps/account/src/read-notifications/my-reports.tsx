import type { ReportOutcome } from '@revisoins/assessment';
import { useSettled } from '@revisoins/host';
import { formatDate, language, useTranslation } from '@revisoins/i18n';
import { Alert, Card, Chip } from '@revisoins/ui';
import styles from './my-reports.module.css';

const tones = { open: 'neutral', corrected: 'ok', retired: 'warm', kept: 'info' } as const;
/** More than that is history. */
const MOST_LISTED = 20;

export interface MyReportsProps {
  /** Null when they cannot be read. */
  readonly reports: Promise<readonly ReportOutcome[] | null>;
}

/** What became of the questions that the learner reported; nothing for somebody who reported none. */
export function MyReports({ reports }: MyReportsProps) {
  const { t } = useTranslation('account');
  const read = useSettled(reports);
  if (read === undefined || read?.length === 0) return null;
  return (
    <section aria-labelledby="my-reports" className={styles.reports}>
      <h2 id="my-reports">{t('reports.title')}</h2>
      {read === null ? (
        <Alert tone="bad">{t('reports.failed')}</Alert>
      ) : (
        <ul className={styles.list}>
          {read.slice(0, MOST_LISTED).map((report) => (
            <ReportItem key={report.id} {...report} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ReportItem(report: ReportOutcome) {
  const { t } = useTranslation('account');
  const { reportedAt, fate, version, reason } = report;
  const english = language() === 'en' ? report.questionTextEn : null;
  const said =
    reason === null
      ? t(fate === 'corrected' && version !== null ? 'reports.replaced' : `reports.body.${fate}`, { version })
      : t('reports.voided', { reason: reason[language()] });
  return (
    <Card as="li">
      <p className={styles.question} lang={english ? 'en-CA' : 'fr-CA'}>
        {english ?? report.questionText}
      </p>
      <p className={styles.fate}>
        <Chip tone={tones[fate]}>{t(`reports.fate.${fate}`)}</Chip>
        <span>{t('reports.on', { date: formatDate(new Date(reportedAt)) })}</span>
      </p>
      <p>{said}</p>
    </Card>
  );
}
