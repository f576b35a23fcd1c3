import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Slot } from 'radix-ui/slot';
import { classNames } from '../class-names.ts';
import { entryToOpenAt, focusMenuEntry, keepMenuInWindow, pressInMenu, type MenuEntry } from './menu-keys.ts';
import styles from './menu.module.css';

export interface MenuProps {
  /** A Button or an IconButton; it opens the menu and receives focus when it closes. */
  readonly trigger: ReactElement;
  /** Name of the menu. */
  readonly label: string;
  /** The edge of the trigger that the menu aligns with. */
  readonly align?: 'start' | 'end';
  /** MenuItem, MenuChoice, MenuHeading, MenuSeparator. */
  readonly children: ReactNode;
}

/**
 * WAI-ARIA menu button: arrows, Home, End, first letters, Escape, Tab and a press elsewhere. The menu is in
 * the HTML while it is closed, so that a pre-rendered page can open it without React.
 */
export function Menu({ trigger, label, align = 'end', children }: MenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [start, setStart] = useState<MenuEntry>('first');

  const close = () => {
    setOpen(false);
    root.current?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus();
  };

  useEffect(() => {
    if (!open) return;
    focusMenuEntry(menu.current, start);
    const leave = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open, start]);

  useLayoutEffect(() => {
    if (open && menu.current) keepMenuInWindow(menu.current);
  }, [open]);

  const openAt = (place: MenuEntry) => {
    setStart(place);
    setOpen(true);
  };
  const pressTrigger = (event: KeyboardEvent) => {
    const entry = entryToOpenAt(event);
    if (!entry) return;
    event.preventDefault();
    openAt(entry);
  };
  const pressMenu = (event: KeyboardEvent) => {
    if (pressInMenu(event, menu.current)) close();
  };

  return (
    <div ref={root} className={styles.root}>
      <Slot
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => (open ? close() : openAt('first'))}
        onKeyDown={pressTrigger}
      >
        {trigger}
      </Slot>
      <div
        ref={menu}
        id={id}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        hidden={!open}
        className={classNames(styles.menu, styles[align])}
        onKeyDown={pressMenu}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('[role^=menuitem]') !== null) close();
        }}
      >
        {children}
      </div>
    </div>
  );
}
