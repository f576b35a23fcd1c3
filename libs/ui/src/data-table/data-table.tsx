import { useEffect, useId, useRef, useState } from 'react';
import styles from './data-table.module.css';

export interface DataTableProps {
  readonly columns: readonly string[];
  /** The first cell of a row heads it. */
  readonly rows: readonly (readonly string[])[];
  /** The caption above the table; without it, `labelledBy` is the id of the element that names it. */
  readonly caption?: string;
  readonly labelledBy?: string;
  readonly captionId?: string;
  /** Language of its words. */
  readonly lang?: string;
}

/** A table that scrolls in its own box when it is too wide, and can then be reached with the keyboard. */
export function DataTable({ columns, rows, caption, labelledBy, captionId, lang }: DataTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const own = useId();
  const name = captionId ?? own;
  const isWide = useIsWide(box);
  const labels = { 'aria-labelledby': caption === undefined ? labelledBy : name };
  return (
    <div
      ref={box}
      className={styles.box}
      lang={lang}
      {...(isWide && { tabIndex: 0, role: 'region', ...labels })}
    >
      <table {...(caption === undefined && labels)}>
        {caption === undefined ? null : <caption id={name}>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether the content is wider than its box, as the box grows and shrinks. */
function useIsWide(box: React.RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const sizes = new ResizeObserver(() => setWide(element.scrollWidth > element.clientWidth));
    sizes.observe(element);
    if (element.firstElementChild) sizes.observe(element.firstElementChild);
    return () => sizes.disconnect();
  }, [box]);
  return isWide;
}
