import { useState, type CSSProperties } from 'react';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** Shown until the picture has loaded, and if it does not load. */
  readonly initials: string;
  readonly src?: string | null | undefined;
  /** Name for screen readers; omit it where the name is beside it or on the button around it. */
  readonly label?: string;
  /** Width and height in pixels. */
  readonly size?: number;
}

export function Avatar({ initials, src, label, size = 40 }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const dimensions: CSSProperties = { width: size, height: size, fontSize: Math.round(size * 0.38) };
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className={styles.avatar} style={dimensions} {...named}>
      {initials}
      {src && src !== failed ? (
        <img
          className={styles.image}
          src={src}
          alt=""
          width={size}
          height={size}
          onError={() => setFailed(src)}
        />
      ) : null}
    </span>
  );
}
