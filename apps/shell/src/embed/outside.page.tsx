import { useTranslation } from '@revisoins/i18n';
import { Link, useLocation } from '@revisoins/router';
import { LinkButton, Page } from '@revisoins/ui';

/** Replaces a screen of the platform that is not part of the embed: it opens on the platform itself. */
export function createOutsidePage(platform: string) {
  return function OutsidePage() {
    const { t } = useTranslation('shell');
    const { pathname, search } = useLocation();
    return (
      <Page width="reading" title={t('embed.outsideTitle')} lead={t('embed.outsideBody')}>
        <LinkButton>
          <a href={`${platform}${pathname}${search}`} target="_blank" rel="noopener">
            {t('embed.open')}
          </a>
        </LinkButton>{' '}
        <LinkButton variant="secondary">
          <Link to="/">{t('embed.back')}</Link>
        </LinkButton>
      </Page>
    );
  };
}
