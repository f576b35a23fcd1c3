import { useTranslation } from '@revisoins/i18n';
import { Announcement } from '@revisoins/ui';
import { useEffect, useEffectEvent, useState } from 'react';

/** Says the time left once, when it is asked for. Give it a new `key` for each time. */
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
    return () => clearTimeout(timer);
  }, []);
  return <Announcement>{text}</Announcement>;
}
