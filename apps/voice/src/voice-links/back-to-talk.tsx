import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { LinkButton } from '@revisoins/ui';
import { ArrowLeft } from 'lucide-react';

/** Back to the conversation, above the heading of its settings and tests. */
export function BackToTalk() {
  const { t } = useTranslation('voice');
  return (
    <LinkButton variant="quiet" size="small">
      <Link to="/thalia-voice">
        <ArrowLeft size={18} aria-hidden="true" />
        {t('links.talk')}
      </Link>
    </LinkButton>
  );
}
