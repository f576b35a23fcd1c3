import { dashboardCards } from '@revisoins/host';
import { language } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Card, LinkButton } from '@revisoins/ui';
import styles from './declared-cards.module.css';

/** The dashboard cards that the site's remotes declare. */
export function DeclaredCards() {
  const words = language();
  return dashboardCards().map(({ to, title, body, action }) => (
    <Card key={to} as="section">
      <h2>{title[words]}</h2>
      <p className={styles.body}>{body[words]}</p>
      <LinkButton variant="secondary">
        <Link to={to}>{action[words]}</Link>
      </LinkButton>
    </Card>
  ));
}
