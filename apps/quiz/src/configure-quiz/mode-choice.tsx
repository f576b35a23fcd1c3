import { quizModes, type QuizItems, type QuizModeName } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { RadioTiles } from '@revisoins/ui';

export interface ModeChoiceProps {
  readonly mode: QuizModeName;
  readonly items: QuizItems;
  readonly onChange: (mode: QuizModeName) => void;
}

/** Training with immediate corrections, or a timed or untimed quiz that is corrected at its end. */
export function ModeChoice({ mode, items, onChange }: ModeChoiceProps) {
  const { t } = useTranslation('quiz');
  const hints = items === 'calculations' ? 'start.calculationHint' : 'start.modeHint';
  return (
    <RadioTiles
      legend={t('start.mode')}
      layout="texts"
      tiles={(Object.keys(quizModes) as QuizModeName[]).map((value) => ({
        value,
        label: t(`mode.${value}`),
        note: t(`${hints}.${value}`),
      }))}
      value={mode}
      onChange={onChange}
    />
  );
}
