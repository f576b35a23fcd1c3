import { quizItems, type QuizItems } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { RadioTiles } from '@revisoins/ui';

export interface ItemsChoiceProps {
  readonly items: QuizItems;
  readonly onChange: (items: QuizItems) => void;
}

/** Questions with some calculations, or calculations alone. */
export function ItemsChoice({ items, onChange }: ItemsChoiceProps) {
  const { t } = useTranslation('quiz');
  return (
    <RadioTiles
      legend={t('start.items')}
      layout="texts"
      tiles={quizItems.map((value) => ({
        value,
        label: t(`start.itemsName.${value}`),
        note: t(`start.itemsHint.${value}`),
      }))}
      value={items}
      onChange={onChange}
    />
  );
}
