import {
  offersCalculations,
  parseQuestionCount,
  parseQuizItems,
  parseQuizMode,
  quizModeName,
  quizModes,
  type QuestionCount,
  type QuizAttempt,
  type QuizItems,
  type QuizMode,
  type QuizModeName,
  type Skill,
} from '@revisoins/assessment';
import { attemptsUnderWay, confirm, useReadonlyStore, deviceStorage } from '@revisoins/host';
import { formatNumber, useTranslation } from '@revisoins/i18n';
import { Link, useNavigate, useSearchParams } from '@revisoins/router';
import { Card, LinkButton, Page, Skeleton } from '@revisoins/ui';
import { ArrowLeft, Timer, Users } from 'lucide-react';
import { useCallback, useState, type MouseEvent } from 'react';
import { useSettled } from '@revisoins/host';
import { quizAddress } from '../attempt/quiz-place.ts';
import { SkillIcon } from '../skill/skill-icon.tsx';
import { useSkillText } from '../skill/use-skill-text.ts';
import type { FiguresByTitle } from '../skill-figures/read-skill-figures.ts';
import { usualTime } from '../skill-figures/usual-time.ts';
import { InProgressQuiz } from './in-progress-quiz.tsx';
import { ItemsChoice } from './items-choice.tsx';
import { ModeChoice } from './mode-choice.tsx';
import { QuestionCountChoice } from './question-count-choice.tsx';
import { QuizFacts } from './quiz-facts.tsx';
import { StartHeading } from './start-heading.tsx';
import styles from './quiz-start.module.css';

const storageKey = (learner: string) => `revisoins-quiz-time:${learner}`;

/** The learner's latest choice on this device. */
function rememberedMode(learner: string): QuizMode {
  // The name of a mode is the value of one of its parameters.
  return parseQuizMode({ get: () => deviceStorage.get(storageKey(learner)) });
}

function rememberMode(learner: string, mode: QuizModeName): void {
  deviceStorage.set(storageKey(learner), mode);
}

export interface QuizStartData {
  learner: string;
  skill: Skill;
  /** The quiz on this skill that is stored on the device. */
  inProgress: QuizAttempt | null;
  /** Arrives after the screen; never rejects. */
  figures: Promise<FiguresByTitle>;
  /** What the learner's accommodation multiplies the time by; arrives after the screen, never rejects. */
  timeFactor: Promise<number>;
}

export function QuizStartScreen({
  learner,
  skill,
  inProgress: stored,
  figures,
  timeFactor: factor,
}: QuizStartData) {
  const { t } = useTranslation('quiz');
  const { number, name, description } = useSkillText().skillText(skill);
  const [parameters] = useSearchParams();
  const [count, setCount] = useState<QuestionCount>(() => parseQuestionCount(parameters.get('questions')));
  const [mode, setMode] = useState(() =>
    quizModeName(
      parameters.has('time') || parameters.has('mode') ? parseQuizMode(parameters) : rememberedMode(learner),
    ),
  );
  const offersItems = offersCalculations(skill.id);
  const [items, setItems] = useState<QuizItems>(() =>
    offersItems ? parseQuizItems(parameters.get('items')) : 'mixed',
  );
  const chooseMode = (one: QuizModeName) => {
    setMode(one);
    rememberMode(learner, one);
  };
  const address = quizAddress(skill.id, { asked: count, ...quizModes[mode], items });
  const begin = useBegin(learner, address);
  const timeFactor = useSettled(factor) ?? 1;
  const [inProgress, setInProgress] = useState(stored);
  const startAfresh = useCallback(() => setInProgress(null), []);

  return (
    <Page width="reading">
      <LinkButton variant="quiet" size="small" className={styles.back ?? ''}>
        <Link to="/skills">
          <ArrowLeft size={18} aria-hidden="true" />
          {t('backToSkills')}
        </Link>
      </LinkButton>
      <StartHeading icon={<SkillIcon skill={skill} size={30} />} number={number} name={name} />
      <p className={styles.description}>{description}</p>
      <SkillFigures skill={skill} count={count} figures={figures} />
      {inProgress ? (
        <InProgressQuiz attempt={inProgress} skillId={skill.id} onThrownAway={startAfresh} />
      ) : (
        <Card as="section" aria-label={t('start.configure')} className={styles.panel}>
          <QuestionCountChoice count={count} onChange={setCount} />
          {offersItems ? <ItemsChoice items={items} onChange={setItems} /> : null}
          <ModeChoice mode={mode} items={items} onChange={chooseMode} />
          <QuizFacts skill={skill} count={count} mode={mode} items={items} timeFactor={timeFactor} />
          <LinkButton wide>
            <Link to={address} onClick={(event) => void begin(event)}>
              {t('start.begin')}
            </Link>
          </LinkButton>
        </Card>
      )}
    </Page>
  );
}

interface SkillFiguresProps extends Pick<QuizStartData, 'skill' | 'figures'> {
  readonly count: QuestionCount;
}

/** How long such a quiz usually takes, and how many learners have taken one. */
function SkillFigures({ skill, count, figures }: SkillFiguresProps) {
  const { t } = useTranslation('quiz');
  const settled = useSettled(figures);
  const known = settled?.get(skill.title);
  return (
    <p className={styles.figures}>
      <span className={styles.figure}>
        <Timer size={18} aria-hidden="true" />
        {t('figures.time', { number: count })}
        <b>{settled === undefined ? <Skeleton width="4ch" /> : usualTime(known, count)}</b>
      </span>
      <span className={styles.figure}>
        <Users size={18} aria-hidden="true" />
        {t('figures.learners')}
        <b>{settled === undefined ? <Skeleton width="3ch" /> : known ? formatNumber(known.learners) : '–'}</b>
      </span>
    </p>
  );
}

/** Goes to a quiz, after a question when the time of an exam runs. */
function useBegin(learner: string, address: string) {
  const { t } = useTranslation('quiz');
  const navigate = useNavigate();
  const exam = useReadonlyStore(attemptsUnderWay(learner)).find(({ isUrgent }) => isUrgent);
  return async (event: MouseEvent) => {
    if (!exam) return;
    event.preventDefault();
    const isSure = await confirm({
      title: t('start.examRunsTitle'),
      body: t('start.examRunsBody'),
      confirmLabel: t('start.begin'),
      cancelLabel: t('cancel'),
    });
    if (isSure) void navigate(address);
  };
}
