import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Alert } from '@revisoins/ui';

/** Thalia answers nothing but danger while an exam is under way. `href` resumes the exam. */
export function ExamNotice({ href }: { readonly href: string }) {
  const { t } = useTranslation('voice');
  return (
    <Alert tone="info" title={t('exam.title')} live="polite">
      <p>{t('exam.body')}</p>
      <p>
        <Link to={href}>{t('exam.resume')}</Link>
      </p>
    </Alert>
  );
}
