import { useLayoutEffect, useState } from 'react';
import styles from './onboarding.module.css';

/** Leaves the page under the dialog in the dark, but for the part that is lit. */
export function Highlight({ selector }: { selector: string | undefined }) {
  const [box, setBox] = useState<DOMRect | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const parts = selector ? [...document.querySelectorAll(selector)] : [];
      const boxes = parts.map((part) => part.getBoundingClientRect());
      setBox(boxes.find(({ width }) => width > 0) ?? null);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [selector]);
  return <span className={box ? styles.ring : styles.dark} style={box ? { top: box.top, left: box.left, width: box.width, height: box.height } : undefined} />;
}
