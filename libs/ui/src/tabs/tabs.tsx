import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

export interface TabItem {
  readonly value: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** Name of the tab list. */
  readonly label: string;
  readonly items: readonly TabItem[];
  /** Give both to control it, or `defaultValue`, or neither: then the first tab is open. */
  readonly value?: string;
  readonly onValueChange?: (value: string) => void;
  readonly defaultValue?: string;
  readonly className?: string;
}

/** WAI-ARIA tabs with automatic activation; only the open panel is rendered. */
export function Tabs({ label, items, value, onValueChange, defaultValue, className }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const selected = value ?? own;
  const index = Math.max(
    0,
    items.findIndex((item) => item.value === selected),
  );

  const open = (next: number) => {
    const item = items[next];
    if (item === undefined) return;
    setOwn(item.value);
    onValueChange?.(item.value);
  };
  const press = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowRight: (index + 1) % items.length,
      ArrowLeft: (index - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    const next = targets[event.key];
    if (next === undefined) return;
    event.preventDefault();
    open(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {items.map((item, position) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${position}`}
            aria-selected={position === index}
            aria-controls={position === index ? `${id}-panel` : undefined}
            tabIndex={position === index ? 0 : -1}
            className={classNames(styles.tab, position === index && styles.open)}
            onClick={() => open(position)}
            onKeyDown={press}
          >
            {item.icon}
            {item.label}
          </button>
        ))}
      </div>
      <div
        key={index}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${index}`}
        tabIndex={0}
        className={styles.panel}
      >
        {items[index]?.content}
      </div>
    </div>
  );
}
