import { Award, Clock, Target, TrendingUp } from 'lucide-react';
import { Card, Chip, LinkButton, Page, ProgressBar, ScoreTile, StatCard } from '../src/index.ts';
import styles from './showcase.module.css';

const skills: readonly [string, number][] = [
  ['Prévention des infections', 92],
  ['Communication au sein d’une équipe de soins', 84],
  ['Système cardiovasculaire et respiratoire', 66],
  ['Pharmacothérapie', 48],
];

export function DashboardSection() {
  return (
    <Page
      eyebrow="Bonjour Maryse"
      title="Encore deux compétences et vous les aurez toutes abordées."

      actions={
        <LinkButton>
          <a href="#main">Continuer : Pharmacothérapie</a>
        </LinkButton>
      }
    >
      <div className={styles.stats}>
        <StatCard
          icon={<Award aria-hidden="true" />}
          label="Quiz terminés"
          value="34"
          detail="7 cette semaine"
        />
        <StatCard
          icon={<Target aria-hidden="true" />}
          label="Score moyen"
          value="78 %"
          detail={
            <Chip tone="ok" icon={<TrendingUp aria-hidden="true" />}>
              +4 % en 7 jours
            </Chip>
          }
        />
        <StatCard
          icon={<Clock aria-hidden="true" />}
          label="Temps d’étude"
          value="5 h 12"
          detail="312 minutes"
        />
        <StatCard label="Compétences" value={null} detail="commencées" />
      </div>
      <div className={styles.two}>
        <Card as="section">
          <h2>Progression par compétence</h2>
          {skills.map(([name, percent]) => (
            <div key={name} className={styles.skill}>
              <span>{name}</span>
              <b>{percent} %</b>
              <ProgressBar label={name} value={percent} valueText={`${percent} %`} />
            </div>
          ))}
        </Card>
        <Card as="section">
          <h2>Quiz récents</h2>
          {(['ok', 'warm', 'bad'] as const).map((tone, index) => (
            <div key={tone} className={styles.recent}>
              <ScoreTile tone={tone}>{[90, 70, 40][index]} %</ScoreTile>
              <div>
                <b>{['Prévention des infections', 'Soins palliatifs', 'Pharmacothérapie'][index]}</b>
                <p className={styles.small}>9/10 · 2:48 · 19 novembre</p>
              </div>
            </div>
          ))}
        </Card>
      </div>
    </Page>
  );
}
