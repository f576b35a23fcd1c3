import { questionCounts, type QuestionCount } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { RadioTiles } from '@revisoins/ui';

export interface QuestionCountChoiceProps {
  readonly count: QuestionCount;
  readonly onChange: (count: QuestionCount) => void;
}

export function QuestionCountChoice({ count, onChange }: QuestionCountChoiceProps) {
  const { t } = useTranslation('quiz');
  return (
    <RadioTiles
      legend={t('start.count')}
      layout="numbers"
      tiles={questionCounts.map((value) => ({
        value,
        label: value,
        name: t('start.questions', { count: value }),
      }))}
      value={count}
      onChange={onChange}
    />
  );
}
