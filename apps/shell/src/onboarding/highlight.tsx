import { useLayoutEffect, useState } from 'react';
import styles from './onboarding.module.css';

/** A ring around a part of the page under the dialog; nothing while that part is not visible. */
export function Highlight({ selector }: { selector: string }) {
  const [box, setBox] = useState<DOMRect | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const found = document.querySelector(selector)?.getBoundingClientRect();
      setBox(found && found.width > 0 ? found : null);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [selector]);
  if (!box) return null;
  return <span className={styles.ring} style={{ top: box.top, left: box.left, width: box.width, height: box.height }} />;
}
