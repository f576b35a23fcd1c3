import { useState, type ReactNode } from 'react';
import {
  AnswerList,
  Button,
  Chip,
  Countdown,
  DataTable,
  FocusBar,
  NumberAnswer,
  ProgressBar,
  QuestionFooterBar,
  QuestionCorrection,
  ScoreTile,
  StepDots,
} from '../../src/index.ts';
import { AnswerCorrection } from '../../src/answer/answer-correction.tsx';
import { PulseProgress } from '../../src/progress/pulse-progress.tsx';
import type { Specimen, Theme } from './specimen.ts';

const options = [
  'Friction avec une solution hydroalcoolique',
  'Lavage à l’eau et au savon après le retrait des gants',
  'Aucune hygiène des mains',
];
const tones = ['brand', 'ok', 'warm', 'bad'] as const;

function Answers({ id, start, disabled = false }: { id: string; start: number | null; disabled?: boolean }) {
  const [chosen, setChosen] = useState(start);
  return (
    <>
      <p id={id}>Quelle action faites-vous pour l’hygiène des mains?</p>
      <AnswerList
        labelledBy={id}
        options={options}
        chosen={chosen}
        onChoose={setChosen}
        disabled={disabled}
      />
    </>
  );
}

function Calculation({ start, error = null }: { start: string; error?: string | null }) {
  const [typed, setTyped] = useState(start);
  const [unit, setUnit] = useState<string | null>(start === '' ? null : 'mL');
  return (
    <NumberAnswer
      label="Votre réponse"
      hint="Avec une virgule ou un point, sans l’unité."
      error={error}
      longest={12}
      tooLong="Le champ prend 12 caractères au plus : votre dernier ajout n’a pas été gardé."
      typed={typed}
      onType={setTyped}
      onLeave={() => undefined}
      onSubmit={() => undefined}
      unitLabel="Unité"
      unitError={start !== '' && unit === null ? 'Choisissez aussi l’unité.' : null}
      units={['mL', 'mg', 'mL/h'].map((name) => ({ id: name, name }))}
      unit={unit}
      onUnit={setUnit}
    />
  );
}

const reviewed = [
  {
    text: options[0],
    verdict: 'wrong',
    verdictLabel: 'Votre réponse',
    rationale: 'L’alcool ne détruit pas les spores.',
  },
  {
    text: options[1],
    verdict: 'correct',
    verdictLabel: 'Bonne réponse',
    rationale: 'Le lavage retire les spores de la peau.',
  },
  { text: options[2], verdict: 'neutral' },
] as const;

function Review({ status, heading }: { status: 'correct' | 'wrong' | 'unanswered'; heading: string }) {
  return (
    <QuestionCorrection
      status={status}
      heading={heading}
      stem="Quelle action faites-vous pour l’hygiène des mains?"
      lang="fr-CA"
      answersLabel={`Options, ${heading}`}
      answers={reviewed}
      explanationLabel="Pourquoi"
      explanation="Le savon et l’eau retirent les spores."
      footer={
        <Button size="small" variant="quiet">
          Signaler
        </Button>
      }
    />
  );
}

function Bar({
  theme,
  value = 3,
  warning = false,
  clock,
}: {
  theme: string;
  value?: number;
  warning?: boolean;
  clock?: ReactNode;
}) {
  return (
    <FocusBar
      label={`Quiz, ${theme}, ${value}`}
      leaveLabel="Quitter le quiz"
      leaveWord="Quitter"
      onLeave={() => undefined}
      {...(value > 0
        ? { progress: { label: `Question ${value} sur 10`, short: `${value}/10`, value, max: 10 } }
        : {})}
      warning={warning ? <Chip tone="bad">Temps presque écoulé !</Chip> : undefined}
    >
      {clock}
    </FocusBar>
  );
}

function Footer({ id, position }: { id: string; position: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <QuestionFooterBar
      previousLabel="Précédent"
      nextLabel={position === 9 ? 'Terminer' : 'Suivant'}
      onPrevious={position === 0 ? undefined : () => undefined}
      onNext={() => undefined}
      opener={{
        word: 'Questions',
        rest: `: ${position} répondues sur 10`,
        controls: id,
        isOpen,
        onToggle: () => setOpen(!isOpen),
        picture: <StepDots count={10} current={position} isDone={(step) => step < position} />,
      }}
    >
      {isOpen ? <p id={id}>La liste des questions</p> : null}
    </QuestionFooterBar>
  );
}

const label = (theme: Theme, name: string) => `${name}, ${theme}`;

export const questions: readonly Specimen[] = [
  {
    components: ['AnswerList'],
    states: {
      'nothing chosen': (theme) => <Answers id={`none-${theme}`} start={null} />,
      chosen: (theme) => <Answers id={`chosen-${theme}`} start={1} />,
      disabled: (theme) => <Answers id={`disabled-${theme}`} start={1} disabled />,
    },
  },
  {
    components: ['DataTable'],
    states: {
      'with a caption': () => (
        <DataTable
          caption="Signes vitaux de Mme Roy"
          columns={['Heure', 'Tension artérielle', 'Pouls']}
          rows={[
            ['8 h', '128/76 mm Hg', '82/min'],
            ['12 h', '104/62 mm Hg', '108/min'],
          ]}
        />
      ),
      'wider than its place': (theme) => (
        <div style={{ width: '14rem' }}>
          <p id={`wide-${theme}`}>Ingesta et excreta</p>
          <DataTable
            labelledBy={`wide-${theme}`}
            columns={['Quart', 'Ingesta', 'Excreta', 'Soluté', 'Drain']}
            rows={[['Jour', '1 200 mL', '700 mL', '600 mL', '80 mL']]}
          />
        </div>
      ),
    },
  },
  {
    components: ['NumberAnswer'],
    states: {
      'nothing typed': () => <Calculation start="" />,
      'a number with its unit': () => <Calculation start="2,5" />,
      'what cannot be read': () => (
        <Calculation start="2,5 mL" error="Écrivez le nombre seul; l’unité se choisit à côté." />
      ),
    },
  },
  {
    components: ['AnswerCorrection'],
    states: {
      'right, wrong and neither': (theme) => (
        <AnswerCorrection label={label(theme, 'Options')} answers={reviewed} />
      ),
    },
  },
  {
    components: ['QuestionCorrection'],
    states: {
      'right, closed': (theme) => <Review status="correct" heading={label(theme, 'Question 1 · Réussie')} />,
      missed: (theme) => <Review status="wrong" heading={label(theme, 'Question 2 · Erreur')} />,
      'without an answer': (theme) => (
        <Review status="unanswered" heading={label(theme, 'Question 3 · Sans réponse')} />
      ),
    },
  },
  {
    components: ['Countdown'],
    states: {
      calm: () => <Countdown label="Temps restant" time="3:20" />,
      'soon over': () => <Countdown label="Temps restant" time="2:59" tone="soon" />,
      'the last minute': () => <Countdown label="Temps restant" time="0:42" tone="last" />,
    },
  },
  {
    components: ['FocusBar'],
    states: {
      'a question': (theme) => <Bar theme={theme} clock={<Countdown label="Temps restant" time="3:20" />} />,
      'the last minute': (theme) => (
        <Bar
          theme={theme}
          value={9}
          warning
          clock={<Countdown label="Temps restant" time="0:42" tone="last" />}
        />
      ),
      'on its way': (theme) => <Bar theme={theme} value={0} />,
    },
  },
  {
    components: ['QuestionFooterBar'],
    states: {
      'the first question': (theme) => <Footer id={`first-${theme}`} position={0} />,
      'the last question': (theme) => <Footer id={`last-${theme}`} position={9} />,
    },
  },
  {
    components: ['PulseProgress'],
    states: Object.fromEntries(
      [1, 4, 10].map((value) => [
        `${value} of 10`,
        () => <PulseProgress label={`Question ${value} sur 10`} value={value} max={10} />,
      ]),
    ),
  },
  {
    components: ['ProgressBar'],
    states: {
      ...Object.fromEntries(
        tones.map((tone, index) => [
          tone,
          (theme: Theme) => <ProgressBar label={label(theme, tone)} value={80 - 20 * index} tone={tone} />,
        ]),
      ),
      'empty and full': (theme) =>
        [0, 100].map((value) => <ProgressBar key={value} label={label(theme, `${value} %`)} value={value} />),
    },
  },
  {
    components: ['StepDots'],
    states: { 'in the middle': () => <StepDots count={10} current={4} isDone={(step) => step < 4} /> },
  },
  {
    components: ['ScoreTile'],
    states: {
      tones: () =>
        (['ok', 'warm', 'bad', 'neutral'] as const).map((tone) => (
          <ScoreTile key={tone} tone={tone}>
            78 %
          </ScoreTile>
        )),
      large: () => (
        <ScoreTile tone="ok" size="large">
          90 %
        </ScoreTile>
      ),
    },
  },
];
