import { useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Card, Chip, LinkButton, Page, PageHeading } from '@revisoins/ui';
import { Activity, MessageSquareText, ShieldCheck } from 'lucide-react';
import { Screenshots } from './screenshots.tsx';
import { Trial } from './trial.tsx';
import styles from './landing.module.css';

const features = [
  { icon: MessageSquareText, title: 'landing.quizTitle', body: 'landing.quizBody' },
  { icon: Activity, title: 'landing.progressTitle', body: 'landing.progressBody' },
  { icon: ShieldCheck, title: 'landing.contentTitle', body: 'landing.contentBody' },
];

export interface LandingPageProps {
  /** The paths of its links. */
  readonly start: string;
  readonly signIn: string;
  readonly signUp: string;
}

export function LandingPage({ start, signIn, signUp }: LandingPageProps) {
  const { t } = useTranslation('shell');
  return (
    <Page>
      <section className={styles.hero}>
        <div>
          <Chip tone="brand">{t('landing.kicker')}</Chip>
          <PageHeading className={styles.title}>{t('landing.title')}</PageHeading>
          <p className={styles.lead}>{t('landing.lead')}</p>
          <div className={styles.actions}>
            <LinkButton>
              <Link to={start}>{t('landing.start')}</Link>
            </LinkButton>
            <LinkButton variant="secondary">
              <Link to={signIn}>{t('landing.login')}</Link>
            </LinkButton>
          </div>
          <p className={styles.note}>{t('landing.free')}</p>
        </div>
        <Trial signUp={signUp} />
      </section>
      <section aria-label={t('landing.features')} className={styles.features}>
        {features.map(({ icon: Icon, title, body }) => (
          <Card key={title} as="article">
            <Icon size={28} className={styles.icon} aria-hidden="true" />
            <h2 className={styles.featureTitle}>{t(title)}</h2>
            <p className={styles.featureBody}>{t(body)}</p>
          </Card>
        ))}
      </section>
      <Screenshots />
      <section className={styles.call}>
        <h2>{t('landing.ctaTitle')}</h2>
        <p>{t('landing.ctaBody')}</p>
        <div className={styles.actions}>
          <LinkButton>
            <Link to={signUp}>{t('landing.register')}</Link>
          </LinkButton>
          <LinkButton variant="secondary">
            <Link to={start}>{t('landing.browse')}</Link>
          </LinkButton>
        </div>
      </section>
    </Page>
  );
}
