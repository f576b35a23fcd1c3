import { useState } from 'react';
import { AnswerList, Button, Chip, Countdown, Page, PageHeading, StepDots } from '../src/index.ts';
import { PulseProgress } from '../src/progress/pulse-progress.tsx';
import styles from './showcase.module.css';

const options = [
  'Friction avec une solution hydroalcoolique avant de sortir',
  'Lavage à l’eau et au savon après le retrait des gants',
  'Friction avec une solution hydroalcoolique dans le corridor',
  'Aucune, puisque les gants ont été portés pendant tout le soin',
];

export function QuizSection() {
  const [chosen, setChosen] = useState<number | null>(1);
  const [question, setQuestion] = useState(3);
  const label = `Question ${question + 1} sur 10`;
  return (
    <Page width="reading">
      <div className={styles.quizTop}>
        <Button variant="quiet" size="small">
          Annuler
        </Button>
        <Chip tone="brand">Compétence 8</Chip>
        <Countdown label="Temps restant" time="3:14" />
      </div>
      <PulseProgress label={label} value={question + 1} max={10} />
      <p className={styles.count}>{label}</p>
      <PageHeading id="stem" className={styles.stem} focusKey={question}>
        Mme Tremblay, 78 ans, est en isolement de contact pour un C. difficile. Vous terminez ses soins et
        vous apprêtez à quitter la chambre. Quelle action faites-vous pour l’hygiène des mains?
      </PageHeading>
      <AnswerList labelledBy="stem" options={options} chosen={chosen} onChoose={setChosen} />
      <div className={styles.footer}>
        <Button variant="secondary" disabled={question === 0} onClick={() => setQuestion(question - 1)}>
          Précédent
        </Button>
        <span className={styles.wideOnly}>
          <StepDots count={10} current={question} isDone={(step) => step < question} />
        </span>
        <Button disabled={question === 9} onClick={() => setQuestion(question + 1)}>
          Suivant
        </Button>
      </div>
      <p className={`${styles.keys} ${styles.wideOnly}`}>Touches A à D pour choisir, Entrée pour continuer</p>
    </Page>
  );
}
