import {
  answerStatus,
  findMistake,
  readTypedNumber,
  type NumericQuestion,
  type NumericWording,
  type TypedAnswer,
  UNANSWERED,
  type VoidReason,
  withPlurals,
} from '@revisoins/assessment';
import { ReportedQuestion, ReviewNote } from '@revisoins/assessment/player';
import { formatNumber, language, useTranslation } from '@revisoins/i18n';
import { QuestionCorrection } from '@revisoins/ui';
import styles from './corrected-calculation.module.css';

export interface CorrectedCalculationProps {
  readonly question: NumericQuestion;
  /** Null when nothing was typed or chosen. */
  readonly answer: TypedAnswer | null;
  readonly number: number;
  /** The canonical title of its skill. */
  readonly skillTitle: string;
  /** The id of the verdict where the question is shown above. */
  readonly verdictId?: string | undefined;
  /** Why it no longer counts; absent if it counts. Its solution is then not shown. */
  readonly voided?: VoidReason | undefined;
}

/** A corrected numeric item: the typed answer, the right one, the mistake, and the worked solution. */
export function CorrectedCalculation({
  question,
  answer,
  number,
  skillTitle,
  verdictId,
  voided,
}: CorrectedCalculationProps) {
  const { t } = useTranslation('quiz');
  const isEnglish = language() === 'en';
  const lang = isEnglish ? 'en-CA' : 'fr-CA';
  const words: NumericWording = isEnglish ? question.en : question;
  const status = answerStatus(question, answer ?? UNANSWERED);
  const unitFor = (value: number, unit: string | null) =>
    withPlurals(words.unitNames[question.units.indexOf(unit ?? '')] ?? '', value, language());
  const feedback = useFeedback(question, words, answer);
  const given = answer ? shownAnswer(answer, unitFor) : '';
  const shown = voided ? 'unanswered' : status;
  return (
    <QuestionCorrection
      status={shown}
      heading={`${t('correction.number', { number })} · ${t(`correction.status.${voided ? 'voided' : status}`)}`}
      {...(verdictId === undefined ? { stem: words.question } : { verdictId })}
      lang={lang}
      {...(voided
        ? {
            explanationLabel: t('correction.voidedLabel'),
            explanation: (
              <span lang={language()}>{t('correction.voidedBody', { reason: voided[language()] })}</span>
            ),
          }
        : { explanationLabel: t('calculation.steps'), steps: words.steps })}
      footer={
        <>
          <ReviewNote kind="quiz" question={question} />
          <ReportedQuestion kind="quiz" question={question} skillTitle={skillTitle} />
        </>
      }
    >
      <dl className={styles.answers} lang={lang}>
        <div className={styles[shown]}>
          <dt lang={language()}>
            {shown === 'correct' ? t('correction.correctChosen') : t('correction.chosen')}
          </dt>
          <dd>{given === '' ? <span lang={language()}>{t('correction.status.unanswered')}</span> : given}</dd>
        </div>
        {voided || status === 'correct' ? null : (
          <div className={styles.correct}>
            <dt lang={language()}>{t('correction.correct')}</dt>
            <dd>{`${formatNumber(question.value)}\u00a0${unitFor(question.value, question.unit)}`}</dd>
          </div>
        )}
      </dl>
      {voided || feedback === null ? null : <p className={styles.feedback}>{feedback}</p>}
    </QuestionCorrection>
  );
}

/** As many decimals as fit into the field: a typed number is not rounded. */
const TYPED_DECIMALS = 12;

/** The typed answer with its unit, formatted for the language; unchanged if it is not a number. */
function shownAnswer(
  { typed, unit }: TypedAnswer,
  unitFor: (value: number, unit: string | null) => string,
): string {
  const read = readTypedNumber(typed);
  const [value, shown] =
    read.kind === 'number'
      ? [read.value, formatNumber(read.value, language(), TYPED_DECIMALS)]
      : [Number.NaN, typed.trim()];
  return `${shown}\u00a0${unitFor(value, unit)}`.trim();
}

/** The probable mistake, in words; null when it is unknown. */
function useFeedback(
  question: NumericQuestion,
  words: NumericWording,
  answer: TypedAnswer | null,
): string | null {
  const { t } = useTranslation('quiz');
  const mistake = answer && findMistake(question, answer);
  switch (mistake?.kind) {
    case 'own':
      return words.feedback[mistake.index] ?? null;
    case 'factor':
      return [
        t(mistake.isTooLarge ? 'calculation.mistake.tooLarge' : 'calculation.mistake.tooSmall', {
          factor: formatNumber(mistake.factor),
        }),
        ...(question.isDose
          ? [t(mistake.isTooLarge ? 'calculation.mistake.harms' : 'calculation.mistake.isNothing')]
          : []),
      ].join(' ');
    case 'unit':
    case 'rounding':
      return t(`calculation.mistake.${mistake.kind}`);
    default:
      return null;
  }
}
