import { useTranslation } from '@revisoins/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from './spoken-time.module.css';

const SHOWN_FOR_MS = 6000;

/** Says the time left once, when it is asked for, to the ear and to the eye. Give it a new `key` for each time. */
export function SpokenTime({ left }: { left: number }) {
  const { t } = useTranslation('exam');
  const [text, setText] = useState('');
  const say = useEffectEvent(() => {
    const minutes = t('setup.minutes', { count: Math.floor(left / 60) });
    setText(t('play.spokenTime', { minutes, count: left % 60 }));
  });
  useEffect(() => {
    // A text that arrives in a place that was there before is what screen readers announce.
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
