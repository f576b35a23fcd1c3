import { useTranslation } from '@revisoins/i18n';
import { Button, VisuallyHidden } from '@revisoins/ui';
import { LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ExamDraft } from '../exam-draft/exam-draft.schema.ts';
import { goTo } from './move-exam.ts';
import styles from './exam-foot.module.css';

export interface ExamFootProps {
  readonly draft: ExamDraft;
  readonly clock: ReactNode;
  readonly isNavigatorOpen: boolean;
  readonly navigatorId: string;
  readonly onToggleNavigator: () => void;
  readonly onNext: () => void;
}

/** Previous, all questions, next. On a phone it stays within reach of the thumb, and may hold the clock. */
export function ExamFoot({ draft, clock, isNavigatorOpen, navigatorId, onToggleNavigator, onNext }: ExamFootProps) {
  const { t } = useTranslation('exam');
  const { position, questions, answers } = draft;
  const answered = answers.filter(({ choice }) => choice !== null).length;
  return (
    <div className={styles.foot}>
      {clock}
      <div className={styles.row}>
        <Button variant="secondary" disabled={position === 0} onClick={() => goTo(position - 1)}>
          {t('play.previous')}
        </Button>
        <button
          type="button"
          className={styles.all}
          aria-expanded={isNavigatorOpen}
          aria-controls={navigatorId}
          onClick={onToggleNavigator}
        >
          <LayoutGrid size={20} aria-hidden="true" />
          <span aria-hidden="true">
            {answered}/{questions.length}
          </span>
          <VisuallyHidden>{t('navigator.open')}</VisuallyHidden>
        </button>
        <Button disabled={answers[position]?.choice == null} onClick={onNext}>
          {position === questions.length - 1 ? t('play.finish') : t('play.next')}
        </Button>
      </div>
    </div>
  );
}
