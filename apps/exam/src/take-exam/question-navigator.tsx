import { useTranslation } from '@revisoins/i18n';
import { Button, classNames } from '@revisoins/ui';
import { Flag } from 'lucide-react';
import type { ExamDraft } from '../exam-draft/exam-draft.schema.ts';
import { askToFinish } from './ask-to-finish.ts';
import { goTo } from './move-exam.ts';
import { questionStates } from './question-state.ts';
import styles from './question-navigator.module.css';

export interface QuestionNavigatorProps {
  readonly draft: ExamDraft;
  /** Whether a connection problem is worth a mark. */
  readonly showsDevice: boolean;
  readonly onGo: () => void;
}

/** All questions by number: answered, open, flagged, not yet on the server; and a way to each. */
export function QuestionNavigator({ draft, showsDevice, onGo }: QuestionNavigatorProps) {
  const { t } = useTranslation('exam');
  const isLast = draft.position === draft.questions.length - 1;
  return (
    <nav className={styles.navigator} aria-label={t('navigator.title')}>
      <ol className={styles.list}>
        {questionStates(draft).map(({ isAnswered, isFlagged, isOnDeviceOnly }, position) => {
          const isWaiting = showsDevice && isOnDeviceOnly;
          const states = [
            t(isAnswered ? 'navigator.state.answered' : 'navigator.state.open'),
            ...(isFlagged ? [t('navigator.state.flagged')] : []),
            ...(isWaiting ? [t('navigator.state.device')] : []),
          ].join(', ');
          return (
            <li key={position}>
              <button
                type="button"
                className={classNames(
                  styles.step,
                  isAnswered && styles.answered,
                  isWaiting && styles.waiting,
                )}
                aria-current={position === draft.position ? 'step' : undefined}
                aria-label={t('navigator.item', { number: position + 1, states })}
                onClick={() => {
                  goTo(position);
                  onGo();
                }}
              >
                {position + 1}
                {isFlagged ? <Flag className={styles.flag} size={14} aria-hidden="true" /> : null}
              </button>
            </li>
          );
        })}
      </ol>
      <ul className={styles.legend} aria-label={t('navigator.legend')}>
        <li>
          <span className={classNames(styles.sample, styles.answered)} />
          {t('navigator.legendAnswered')}
        </li>
        <li>
          <span className={styles.sample} />
          {t('navigator.legendOpen')}
        </li>
        <li>
          <Flag size={14} aria-hidden="true" />
          {t('navigator.legendFlagged')}
        </li>
        {showsDevice ? (
          <li>
            <span className={classNames(styles.sample, styles.waiting)} />
            {t('navigator.legendDevice')}
          </li>
        ) : null}
      </ul>
      {isLast ? null : (
        <Button variant="secondary" size="small" onClick={() => void askToFinish()}>
          {t('play.finish')}
        </Button>
      )}
    </nav>
  );
}
