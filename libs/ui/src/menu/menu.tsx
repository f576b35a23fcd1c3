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
import { menuTarget } from './menu-target.ts';
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

/** Minimum distance in pixels between a menu and the window's edge. */
const EDGE = 8;

/** WAI-ARIA menu button: arrows, Home, End, first letters, Escape, Tab and a press elsewhere. */
export function Menu({ trigger, label, align = 'end', children }: MenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [start, setStart] = useState<'first' | 'last'>('first');

  const close = () => {
    setOpen(false);
    root.current?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus();
  };

  useEffect(() => {
    if (!open) return;
    menuItems(menu.current)
      .at(start === 'first' ? 0 : -1)
      ?.focus();
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
    if (open && menu.current) keepInDialog(menu.current);
  }, [open]);

  const openAt = (place: 'first' | 'last') => {
    setStart(place);
    setOpen(true);
  };
  const pressTrigger = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openAt(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const pressMenu = (event: KeyboardEvent) => {
    // A key that the menu handles must not also close a dialog around it.
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.stopPropagation();
      close();
      return;
    }
    const all = menuItems(menu.current);
    const names = all.map((item) => item.textContent);
    const current = all.findIndex((item) => item === document.activeElement);
    const target = menuTarget(event, names, current);
    if (target === null) return;
    event.preventDefault();
    all[target]?.focus();
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
      {open ? (
        <div
          ref={menu}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={classNames(styles.menu, styles[align])}
          onKeyDown={pressMenu}
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest('[role^=menuitem]') !== null) close();
          }}
        >
          {children}
        </div>
      ) : null}
    </div>
  );
}

/** Moves a menu that does not fit on its side of the trigger: enlarged text, a narrow window. */
function keepInDialog(menu: HTMLElement): void {
  const { left, right } = menu.getBoundingClientRect();
  const beyond = Math.max(0, right - (document.documentElement.clientWidth - EDGE));
  const before = Math.max(0, EDGE - left + beyond);
  if (right > left) menu.style.translate = `${before - beyond}px 0`;
}

function menuItems(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
}
