import { type ReactNode, useCallback, useEffect, useId, useRef } from 'react';
import { belongsToDialog } from '../dialog/belongs-to-dialog.ts';
import { AnswerOption } from './answer-option.tsx';
import styles from './answer.module.css';

/** The index of the option that a key selects: letters from A, digits from 1; null for any other key. */
function answerForKey(event: KeyboardEvent, count: number): number | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.key.length !== 1)
    return null;
  if (isTyping(event.target)) return null;
  const key = event.key.toLowerCase();
  const index = key >= '1' && key <= '9' ? Number(key) - 1 : key.charCodeAt(0) - 'a'.charCodeAt(0);
  return index >= 0 && index < count ? index : null;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox]), textarea, select')
  );
}

export interface AnswerListProps {
  /** The id of the element with the question: it names the group. */
  readonly labelledBy: string;
  readonly options: readonly ReactNode[];
  /** Index of the chosen option. */
  readonly chosen: number | null;
  readonly onChoose: (index: number) => void;
  readonly disabled?: boolean;
  /**
   * Where A-D and 1-4 work: in the list when it has focus, or anywhere on the page outside dialogs. 'page'
   * needs a setting that turns it off (WCAG 2.1.4).
   */
  readonly keys?: 'list' | 'page' | 'off';
}

/**
 * The options of a question: native radio buttons, so that arrows, Space and form behaviour are the browser's
 * own.
 */
export function AnswerList({
  labelledBy,
  options,
  chosen,
  onChoose,
  disabled = false,
  keys = 'list',
}: AnswerListProps) {
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  const latest = useRef(onChoose);
  useEffect(() => {
    latest.current = onChoose;
  });
  // The same function at each render, or every option would be drawn again.
  const choose = useCallback((index: number) => latest.current(index), []);

  const count = options.length;
  useEffect(() => {
    const target: Document | HTMLElement | null = keys === 'page' ? document : list.current;
    if (target === null || keys === 'off' || disabled) return;
    const press = (event: Event) => {
      if (keys === 'page' && belongsToDialog(event.target)) return;
      const index = event instanceof KeyboardEvent ? answerForKey(event, count) : null;
      if (index === null) return;
      event.preventDefault();
      latest.current(index);
      list.current?.querySelectorAll('input')[index]?.focus();
    };
    target.addEventListener('keydown', press);
    return () => target.removeEventListener('keydown', press);
  }, [keys, disabled, count]);

  return (
    <div ref={list} role="radiogroup" aria-labelledby={labelledBy} className={styles.list}>
      {options.map((content, index) => (
        <AnswerOption
          key={index}
          name={name}
          index={index}
          chosen={index === chosen}
          disabled={disabled}
          onChoose={choose}
        >
          {content}
        </AnswerOption>
      ))}
    </div>
  );
}
