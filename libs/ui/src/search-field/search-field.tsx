import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { Announcement } from '../visually-hidden/announcement.tsx';
import { comboboxAttributes } from './combobox-attributes.ts';
import styles from './search-field.module.css';

/** The next index in a ring of `length`; from -1 (none), down leads to the first and up to the last. */
function moveIndex(index: number, step: 1 | -1, length: number): number {
  if (index < 0) return step === 1 ? 0 : length - 1;
  return (index + step + length) % length;
}

export interface SearchFieldProps<Item> {
  /** The accessible name; visually, the icon and the placeholder convey it. */
  readonly label: string;
  readonly clearLabel: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Suggestions for the current value; an empty list closes the popover. */
  readonly items: readonly Item[];
  readonly itemKey: (item: Item) => string;
  readonly renderItem: (item: Item) => ReactNode;
  readonly onPick: (item: Item) => void;
  /** Enter without a selected suggestion. */
  readonly onSubmit?: (value: string) => void;
  /** Announced politely when it changes, for example "3 suggestions". */
  readonly status?: string;
  readonly className?: string;
}

/** Which suggestions are open, which one is active, and what keys do with them. */
function useSuggestions<Item>({
  value,
  onValueChange,
  items,
  onPick,
  onSubmit,
}: Pick<SearchFieldProps<Item>, 'value' | 'onValueChange' | 'items' | 'onPick' | 'onSubmit'>) {
  const [isRequested, setRequested] = useState(false);
  const [active, setActive] = useState(-1);
  const open = isRequested && items.length > 0;
  const current = open ? items[active] : undefined;

  const change = (next: string) => {
    onValueChange(next);
    setRequested(next !== '');
    setActive(-1);
  };
  const close = () => {
    setRequested(false);
    setActive(-1);
  };
  const pick = (item: Item) => {
    close();
    onPick(item);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      if (current !== undefined) event.preventDefault();
      if (current !== undefined) pick(current);
      else {
        close();
        onSubmit?.(value);
      }
    } else if (event.key === 'Escape' && (open || value !== '')) {
      event.preventDefault();
      if (open) close();
      else change('');
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (items.length === 0) return;
      setRequested(true);
      setActive(moveIndex(open ? active : -1, event.key === 'ArrowDown' ? 1 : -1, items.length));
    }
  };
  return { open, active, change, close, pick, press, request: () => setRequested(value !== '') };
}

/** WAI-ARIA combobox with a list popover. Focus stays in the input; arrows move through the suggestions. */
export function SearchField<Item>(props: SearchFieldProps<Item>) {
  const { label, clearLabel, placeholder, value, items, itemKey, renderItem } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { open, active, change, close, pick, press, request } = useSuggestions(props);
  const attributes = comboboxAttributes({ id, label, open, active });

  return (
    <div className={classNames(styles.search, props.className)}>
      <Search className={styles.icon} size={20} aria-hidden="true" />
      <input
        ref={input}
        type="text"
        {...attributes.input}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        className={styles.input}
        placeholder={placeholder}
        value={value}
        onChange={(event) => change(event.target.value)}
        onClick={request}
        onKeyDown={press}
        onBlur={close}
      />
      {value !== '' ? (
        <IconButton
          label={clearLabel}
          className={styles.clear}
          onClick={() => {
            change('');
            input.current?.focus();
          }}
        >
          <X size={18} aria-hidden="true" />
        </IconButton>
      ) : null}
      <div {...attributes.list} className={styles.list} hidden={!open}>
        {open
          ? items.map((item, index) => (
              <button
                key={itemKey(item)}
                type="button"
                {...attributes.option(index)}
                className={styles.option}
                ref={index === active ? revealed : undefined}
                // The press must not take focus from the input: its blur would close the list first.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(item)}
              >
                {renderItem(item)}
              </button>
            ))
          : null}
      </div>
      <Announcement>{open ? (props.status ?? '') : ''}</Announcement>
    </div>
  );
}

function revealed(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}
