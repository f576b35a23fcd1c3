import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { LinkButton } from '@revisoins/ui';
import { ArrowLeft } from 'lucide-react';

/** Back to all topics, above the heading of one. */
export function ReferenceLink() {
  const { t } = useTranslation('quiz');
  return (
    <LinkButton variant="quiet" size="small" data-no-print>
      <Link to="/reference">
        <ArrowLeft size={18} aria-hidden="true" />
        {t('reference.title')}
      </Link>
    </LinkButton>
  );
}
