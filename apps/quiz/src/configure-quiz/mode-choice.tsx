import { timings, type QuizItems, type Timing } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { RadioTiles } from '@revisoins/ui';

export interface TimingChoiceProps {
  readonly timing: Timing;
  readonly items: QuizItems;
  readonly onChange: (timing: Timing) => void;
}

export function TimingChoice({ timing, items, onChange }: TimingChoiceProps) {
  const { t } = useTranslation('quiz');
  const hints = items === 'calculations' ? 'start.calculationHint' : 'start.timingHint';
  return (
    <RadioTiles
      legend={t('start.timing')}
      layout="texts"
      tiles={timings.map((value) => ({
        value,
        label: t(`timing.${value}`),
        note: t(`${hints}.${value}`),
      }))}
      value={timing}
      onChange={onChange}
    />
  );
}
