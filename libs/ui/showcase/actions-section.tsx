import { useState } from 'react';
import { ArrowRight, Mic, Trash2 } from 'lucide-react';
import { Avatar, Button, Card, Chip, Countdown, IconButton, LinkButton, Page, Tabs } from '../src/index.ts';
import type { Tone } from '../src/chip/chip.tsx';
import styles from './showcase.module.css';

const tones: readonly Tone[] = ['neutral', 'brand', 'warm', 'ok', 'bad', 'info'];

export function ActionsSection() {
  const [busy, setBusy] = useState(false);
  return (
    <Page title="Actions">
      <div className={styles.stack}>
        <div className={styles.row}>
          <Button>Commencer un quiz</Button>
          <Button variant="secondary">Se connecter</Button>
          <Button variant="quiet">Annuler</Button>
          <Button variant="destructive" icon={<Trash2 size={20} aria-hidden="true" />}>
            Supprimer
          </Button>
          <Button disabled>Suivant</Button>
          <Button busy={busy} busyLabel="Enregistrement..." onClick={() => setBusy(true)}>
            Enregistrer
          </Button>
          <Button busy busyLabel="Enregistrement...">
            Enregistrer
          </Button>
          <Button variant="secondary" busy>
            Réessayer
          </Button>
        </div>
        <div className={styles.row}>
          <LinkButton>
            <a href="#main">
              Voir mes résultats
              <ArrowRight size={20} aria-hidden="true" />
            </a>
          </LinkButton>
          <LinkButton variant="secondary" size="small">
            <a href="#main">Petite action</a>
          </LinkButton>
          <IconButton label="Parler à Thalia">
            <Mic size={22} aria-hidden="true" />
          </IconButton>
          <Avatar initials="MT" label="Maryse Tremblay" />
          <Avatar initials="ÉB" size={72} label="Élise Bouchard" />
        </div>
        <div className={styles.row}>
          {tones.map((tone) => (
            <Chip key={tone} tone={tone}>
              Ton {tone}
            </Chip>
          ))}
        </div>
        <div className={styles.row}>
          <Countdown label="Temps restant" time="3:20" />
          <Countdown label="Temps restant" time="2:59" tone="soon" />
          <Countdown label="Temps restant" time="0:42" tone="last" />
        </div>
        <div className={styles.stats}>
          {['Prévention des infections', 'Pharmacothérapie'].map((name) => (
            <Card key={name} as="article" interactive>
              <Chip tone="ok">Facile</Chip>
              <h2>
                <a href="#main">{name}</a>
              </h2>
              <p className={styles.small}>Compétence 8 · 20 questions</p>
            </Card>
          ))}
        </div>
        <Tabs
          label="Période"
          items={[
            { value: 'week', label: 'Semaine', content: <p>Sept quiz cette semaine.</p> },
            { value: 'month', label: 'Mois', content: <p>Vingt quiz ce mois-ci.</p> },
            { value: 'all', label: 'Depuis le début', content: <p>Trente-quatre quiz en tout.</p> },
          ]}
        />
      </div>
    </Page>
  );
}
