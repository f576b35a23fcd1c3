import { ChevronUp, LayoutGrid } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './question-footer-bar.module.css';

export interface QuestionFooterBarProps {
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Undefined where there is nowhere to go. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: ((event: MouseEvent) => void) | undefined;
  /** Opens the list of all questions. */
  readonly opener: {
    /** "Questions" */
    readonly word: string;
    /** What follows the word in the name for screen readers. */
    readonly rest: string;
    /** The id of the list. */
    readonly controls: string;
    readonly isOpen: boolean;
    readonly onToggle: () => void;
    /** Replaces the icon on a wide screen. */
    readonly picture?: ReactNode;
    readonly className?: string | undefined;
  };
  /** The list while it is open. */
  readonly children?: ReactNode;
}

/** Previous, all questions, next. On a phone it stays within reach of the thumb. */
export function QuestionFooterBar({
  previousLabel,
  nextLabel,
  onPrevious,
  onNext,
  opener,
  children,
}: QuestionFooterBarProps) {
  const { word, rest, controls, isOpen, onToggle, picture, className } = opener;
  return (
    <div className={styles.footer}>
      {children}
      <div className={styles.row}>
        <Button variant="secondary" disabled={!onPrevious} onClick={onPrevious}>
          {previousLabel}
        </Button>
        <button
          type="button"
          className={classNames(styles.opener, className)}
          aria-expanded={isOpen}
          aria-controls={controls}
          onClick={onToggle}
        >
          {picture ? <span className={styles.picture}>{picture}</span> : null}
          <span className={picture ? styles.narrow : styles.words} aria-hidden="true">
            <LayoutGrid className={styles.icon} size={20} />
            <span className={styles.word}>{word}</span>
          </span>
          <ChevronUp className={styles.fold} size={16} aria-hidden="true" />
          <VisuallyHidden>{word + rest}</VisuallyHidden>
        </button>
        <Button disabled={!onNext} onClick={onNext}>
          {nextLabel}
        </Button>
      </div>
    </div>
  );
}
