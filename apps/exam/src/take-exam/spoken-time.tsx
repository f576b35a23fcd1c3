import { useTranslation } from '@revisoins/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from './spoken-time.module.css';

const SHOWN_FOR_MS = 6000;

/** Shows and announces the time left once, on request. Give it a new `key` for each request. */
export function SpokenTime({ left }: { left: number }) {
  const { t } = useTranslation('exam');
  const [text, setText] = useState('');
  const say = useEffectEvent(() => {
    const minutes = t('setup.minutes', { count: Math.floor(left / 60) });
    setText(t('play.spokenTime', { minutes, count: left % 60 }));
  });
  useEffect(() => {
    // Screen readers announce a text that appears in an element that already existed.
    const timer = setTimeout(() => say(), 50);
    const end = setTimeout(() => setText(''), SHOWN_FOR_MS);
    return () => {
      clearTimeout(timer);
      clearTimeout(end);
    };
  }, []);
  return (
    <p role="status" className={styles.place}>
      {text ? <span className={styles.text}>{text}</span> : null}
    </p>
  );
}
