import { Page, ScoreTile } from '../src/index.ts';
import { AnswerCorrection } from '../src/answer/answer-correction.tsx';
import styles from './showcase.module.css';

export function CorrectionSection() {
  return (
    <Page title="Correction" width="reading" actions={<ScoreTile tone="ok">90 %</ScoreTile>}>
      <div className={styles.stack}>
        <AnswerCorrection
          label="Options de la question 4"
          answers={[
            {
              text: 'Friction avec une solution hydroalcoolique avant de sortir',
              verdict: 'wrong',
              verdictLabel: 'Votre réponse',
              rationale: 'L’alcool ne détruit pas les spores de C. difficile.',
            },
            {
              text: 'Lavage à l’eau et au savon après le retrait des gants',
              verdict: 'correct',
              verdictLabel: 'Bonne réponse',
              rationale: 'L’action mécanique du lavage retire les spores de la peau.',
            },
            { text: 'Friction avec une solution hydroalcoolique dans le corridor', verdict: 'neutral' },
          ]}
        />
        <ScoreTile tone="ok" size="large">
          90 %
        </ScoreTile>
      </div>
    </Page>
  );
}
