import { product } from '@revisoins/contracts';
import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import styles from './footer.module.css';

export function Footer() {
  const { t } = useTranslation('shell');
  return (
    <footer className={styles.footer} data-no-print="">
      <p>{t('footer.copyright', { year: product.copyrightYear, name: product.name })}</p>
      <ul className={styles.links}>
        <li>
          <a href={product.authorSite} target="_blank" rel="noreferrer">
            {t('footer.author')}
          </a>
        </li>
        <li>
          <Link to="/beta">{t('footer.beta')}</Link>
        </li>
        <li>
          <Link to="/terms">{t('footer.terms')}</Link>
        </li>
      </ul>
    </footer>
  );
}
