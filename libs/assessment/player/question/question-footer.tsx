import { useTranslation } from '@revisoins/i18n';
import { QuestionFooterBar } from '@revisoins/ui';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

export interface QuestionFooterProps {
  readonly kind: string;
  readonly position: number;
  readonly total: number;
  readonly answered: number;
  readonly onPrevious: () => void;
  /** What "next" is called where it does something else. */
  readonly nextLabel?: string | undefined;
  /** Undefined while the learner may not go on. */
  readonly onNext: ((event: MouseEvent) => void) | undefined;
  readonly opener: Omit<ComponentProps<typeof QuestionFooterBar>['opener'], 'word' | 'rest'>;
  /** The list of all questions, while it is open. */
  readonly children?: ReactNode;
}

/** Previous, all questions, next; on the last question "next" ends the attempt. */
export function QuestionFooter({
  kind,
  position,
  total,
  answered,
  onPrevious,
  nextLabel,
  onNext,
  opener,
  children,
}: QuestionFooterProps) {
  const { t } = useTranslation(kind);
  return (
    <QuestionFooterBar
      previousLabel={t('play.previous')}
      nextLabel={nextLabel ?? (position === total - 1 ? t('play.finish') : t('play.next'))}
      onPrevious={position === 0 ? undefined : onPrevious}
      onNext={onNext}
      opener={{ word: t('navigator.word'), rest: t('navigator.answered', { answered, total }), ...opener }}
    >
      {children}
    </QuestionFooterBar>
  );
}
