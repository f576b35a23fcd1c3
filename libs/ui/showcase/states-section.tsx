import { BookOpen } from 'lucide-react';
import { Alert, Button, Card, EmptyState, ErrorState, Page, Skeleton, Spinner } from '../src/index.ts';
import type { AlertTone } from '../src/alert/alert.tsx';
import styles from './showcase.module.css';

const tones: readonly AlertTone[] = ['info', 'ok', 'warm', 'bad'];

export function StatesSection() {
  return (
    <Page title="États">
      <div className={styles.stack}>
        {tones.map((tone) => (
          <Alert key={tone} tone={tone} title="Lien envoyé" dismissLabel="Fermer" onDismiss={() => undefined}>
            Ouvrez le courriel que nous venons de vous envoyer.
          </Alert>
        ))}
        <div className={styles.two}>
          <Card>
            <EmptyState
              icon={<BookOpen size={30} aria-hidden="true" />}
              title="Votre premier quiz vous attend"
              action={<Button>Choisir une compétence</Button>}
            >
              Dix questions, moins de quatre minutes.
            </EmptyState>
          </Card>
          <Card>
            <ErrorState
              title="Les questions n’arrivent pas"
              safe="Vos résultats précédents sont enregistrés."
              retryLabel="Réessayer"
              onRetry={() => undefined}
            >
              Le service ne répond pas.
            </ErrorState>
          </Card>
        </div>
        <div className={styles.row}>
          <Spinner label="Chargement" />
          <Skeleton shape="circle" />
          <Skeleton width="12rem" />
          <Skeleton shape="block" width="12rem" />
        </div>
      </div>
    </Page>
  );
}
