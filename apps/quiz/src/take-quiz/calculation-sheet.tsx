import {
  bounds,
  isAnswered,
  readTypedNumber,
  type NumericQuestion,
  type NumericWording,
  type TypedAnswer,
  withPlurals,
} from '@revisoins/assessment';
import { QuestionFrame } from '@revisoins/assessment/player';
import { language, useTranslation } from '@revisoins/i18n';
import { NumberAnswer } from '@revisoins/ui';
import { useState, type ReactNode } from 'react';

export interface CalculationSheetProps {
  readonly question: NumericQuestion;
  readonly position: number;
  readonly pageTitle: string;
  /** Null while nothing is typed or chosen. */
  readonly answer: TypedAnswer | null;
  readonly onEnter: (typed: string, unit: string | null) => void;
  /** Called by Enter, once there is a number with its unit. */
  readonly onGoOn: () => void;
  readonly areShortcutsActive: boolean;
  /** Instead of the fields, once the item is corrected. */
  readonly correction?: ReactNode;
}

/** A numeric item: its question, the field for the number, and its unit. */
export function CalculationSheet({
  question,
  position,
  pageTitle,
  answer,
  onEnter,
  onGoOn,
  areShortcutsActive,
  correction,
}: CalculationSheetProps) {
  const { t } = useTranslation('quiz');
  const [isLeft, setLeft] = useState(false);
  const [asksForNumber, setAsksForNumber] = useState(false);
  const [asksForUnit, setAsksForUnit] = useState(false);
  const isEnglish = language() === 'en';
  const words: NumericWording = isEnglish ? question.en : question;
  const { typed, unit } = answer ?? { typed: '', unit: null };
  const read = readTypedNumber(typed);
  const isNamed = read.kind === 'empty' ? asksForNumber : isLeft;
  const submit = () => {
    setLeft(true);
    setAsksForNumber(read.kind === 'empty');
    setAsksForUnit(read.kind === 'number' && unit === null);
    if (answer && isAnswered(answer)) onGoOn();
  };
  return (
    <QuestionFrame
      stem={words.question}
      lang={isEnglish ? 'en-CA' : 'fr-CA'}
      position={position}
      pageTitle={pageTitle}
    >
      {correction ?? (
        <NumberAnswer
          label={t('calculation.answer')}
          hint={t('calculation.hint')}
          error={isNamed && read.kind !== 'number' ? t(`calculation.typed.${read.kind}`) : null}
          longest={bounds.typedAnswer[1]}
          tooLong={t('calculation.tooLong', { most: bounds.typedAnswer[1] })}
          typed={typed}
          onType={(text) => onEnter(text, unit)}
          onLeave={() => setLeft(true)}
          onSubmit={submit}
          unitLabel={t('calculation.unit')}
          unitError={asksForUnit && unit === null ? t('calculation.chooseUnit') : null}
          units={question.units.map((id, index) => ({
            id,
            // In the plural, so that the name reveals nothing about the number.
            name: withPlurals(words.unitNames[index] ?? id, 2, language()),
          }))}
          unit={unit}
          onUnit={(chosen) => onEnter(typed, chosen)}
          takesDigits={areShortcutsActive}
        />
      )}
    </QuestionFrame>
  );
}
