import {
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { Check } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { belongsToDialog } from '../dialog/belongs-to-dialog.ts';
import { answerKey } from './answer-key.ts';
import { answerLetter } from './answer-letter.ts';
import styles from './answer.module.css';

type OnChoose = (index: number) => void;

export interface AnswerListProps {
  /** The id of the element with the question: it names the group. */
  readonly labelledBy: string;
  /** The id of an additional description, such as the caption of a table. */
  readonly describedBy?: string;
  readonly options: readonly ReactNode[];
  /** Index of the chosen option. */
  readonly chosen: number | null;
  readonly onChoose: OnChoose;
  readonly disabled?: boolean;
  /**
   * Where A-D and 1-4 work: in the list when it has focus, or anywhere on the page outside dialogs. 'page'
   * needs a setting that turns it off (WCAG 2.1.4).
   */
  readonly shortcuts?: 'list' | 'page' | 'off';
}

/** Actions that may precede the next paint, and events that end a page. */
const EARLIER = ['pointerdown', 'keydown', 'click', 'visibilitychange', 'pagehide'];

/**
 * Runs a function once: after the next paint, or earlier if the person acts or leaves the page before it.
 * Returns a function that cancels it.
 */
function afterPaint(run: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const cancel = () => waiting.abort();
  const runOnce = () => {
    if (signal.aborted) return;
    cancel();
    run();
  };
  for (const type of EARLIER) addEventListener(type, runOnce, { capture: true, signal });
  requestAnimationFrame(() => setTimeout(runOnce));
  return cancel;
}

/**
 * Handles a press on an option. The browser shows the choice at once; `onChoose` is called after that paint,
 * because its updates may take longer than the response to a press should.
 */
function useChoice(list: RefObject<HTMLElement | null>, chosen: number | null, onChoose: OnChoose) {
  const latest = useRef(onChoose);
  useEffect(() => {
    latest.current = onChoose;
  });
  /** Chosen, and not reported yet. */
  const waiting = useRef<{ readonly index: number; readonly cancel: () => void }>(null);
  useEffect(() => () => waiting.current?.cancel(), []);
  // The parent may have refused the reported answer; it is then taken back.
  const [reports, countReport] = useReducer((count: number) => count + 1, 0);
  // Not at each render: a render between a press and its event would undo the press before it is noticed.
  useLayoutEffect(() => {
    list.current?.querySelectorAll('input').forEach((input, index) => {
      input.checked = index === (waiting.current?.index ?? chosen);
    });
  }, [list, chosen, reports]);
  // The same function at each render, or every option would be drawn again.
  return useCallback((index: number) => {
    waiting.current?.cancel();
    const cancel = afterPaint(() => {
      waiting.current = null;
      latest.current(index);
      countReport();
    });
    waiting.current = { index, cancel };
  }, []);
}

/**
 * The options of a question: native radio buttons, so that arrows, Space and form behaviour are the browser's
 * own.
 */
export function AnswerList({
  labelledBy,
  describedBy,
  options,
  chosen,
  onChoose,
  disabled = false,
  shortcuts = 'list',
}: AnswerListProps) {
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  const choose = useChoice(list, chosen, onChoose);

  const count = options.length;
  useEffect(() => {
    const target: Document | HTMLElement | null = shortcuts === 'page' ? document : list.current;
    if (target === null || shortcuts === 'off' || disabled) return;
    const press = (event: Event) => {
      if (shortcuts === 'page' && belongsToDialog(event.target)) return;
      const index = event instanceof KeyboardEvent ? answerKey(event, count) : null;
      if (index === null) return;
      event.preventDefault();
      const option = list.current?.querySelectorAll('input')[index];
      option?.click();
      option?.focus();
    };
    target.addEventListener('keydown', press);
    return () => target.removeEventListener('keydown', press);
  }, [shortcuts, disabled, count]);

  return (
    <div
      ref={list}
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={styles.list}
    >
      {options.map((content, index) => (
        <AnswerOption key={index} name={name} index={index} disabled={disabled} onChoose={choose}>
          {content}
        </AnswerOption>
      ))}
    </div>
  );
}

interface AnswerOptionProps {
  readonly name: string;
  readonly index: number;
  readonly disabled: boolean;
  readonly onChoose: (index: number) => void;
  readonly children: ReactNode;
}

/** Memoized: the browser shows the choice, and choosing re-renders no option. */
const AnswerOption = memo(function AnswerOption({
  name,
  index,
  disabled,
  onChoose,
  children,
}: AnswerOptionProps) {
  return (
    <label className={classNames(styles.option, styles.live)}>
      <input
        type="radio"
        className={styles.input}
        name={name}
        value={index}
        disabled={disabled}
        onChange={() => onChoose(index)}
      />
      <span className={styles.letter} aria-hidden="true">
        {answerLetter(index)}
      </span>
      <span className={styles.text}>{children}</span>
      <Check className={styles.tick} size={24} strokeWidth={3} aria-hidden="true" />
    </label>
  );
});
