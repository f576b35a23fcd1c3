import { useTranslation } from '@revisoins/i18n';
import { classNames } from '@revisoins/ui';
import { Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './question-navigator.module.css';

/** The state of a question in the list. */
export interface QuestionState {
  readonly isAnswered: boolean;
  readonly isFlagged?: boolean;
  /** The server does not have the latest answer yet. */
  readonly isOnDeviceOnly?: boolean;
}

export interface QuestionNavigatorProps {
  readonly kind: string;
  readonly id?: string;
  readonly questions: readonly QuestionState[];
  readonly position: number;
  readonly onGo: (position: number) => void;
  /** Below the list. */
  readonly children?: ReactNode;
}

/** All questions by number, with their state and a button to go to each. */
export function QuestionNavigator({
  kind,
  id,
  questions,
  position: shown,
  onGo,
  children,
}: QuestionNavigatorProps) {
  const { t } = useTranslation(kind);
  return (
    <nav id={id} className={styles.navigator} aria-label={t('navigator.title')}>
      <ol className={styles.list}>
        {questions.map(({ isAnswered, isFlagged, isOnDeviceOnly }, position) => {
          const states = [
            t(isAnswered ? 'navigator.state.answered' : 'navigator.state.open'),
            ...(isFlagged ? [t('navigator.state.flagged')] : []),
            ...(isOnDeviceOnly ? [t('navigator.state.device')] : []),
          ].join(', ');
          return (
            <li key={position}>
              <button
                type="button"
                className={classNames(
                  styles.step,
                  isAnswered && styles.answered,
                  isOnDeviceOnly && styles.waiting,
                )}
                aria-current={position === shown ? 'step' : undefined}
                aria-label={t('navigator.item', { number: position + 1, states })}
                onClick={() => onGo(position)}
              >
                {position + 1}
                {isFlagged ? <Flag className={styles.flag} size={14} aria-hidden="true" /> : null}
              </button>
            </li>
          );
        })}
      </ol>
      {children}
    </nav>
  );
}

/** The legend, where there are more than two states. */
export function NavigatorLegend({ kind, showsDevice }: { kind: string; showsDevice: boolean }) {
  const { t } = useTranslation(kind);
  return (
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
  );
}
