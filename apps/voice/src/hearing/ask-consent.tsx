import { useTranslation } from '@revisoins/i18n';
import { Button } from '@revisoins/ui';
import { Mic } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import styles from './hearing.module.css';
import { browserMaker, type Place } from './place.ts';

interface AskConsentProps {
  readonly place: Place;
  /** A question is shown before it is sent; an answer counts at once; hands-free, it needs no press. */
  readonly hears: 'question' | 'answer' | 'handsFree';
  readonly needsDownload: boolean;
  readonly onAgree: () => void;
  readonly onDecline: () => void;
}

/** Explains where the sound goes, before anything is recorded. Takes the focus. */
export function AskConsent({ place, hears, needsDownload, onAgree, onDecline }: AskConsentProps) {
  const { t } = useTranslation('voice');
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), [place]);
  const leave = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && onDecline());
  useEffect(() => {
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={styles.consent}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-where`}
    >
      <h2 id={`${id}-title`}>{t('consent.title')}</h2>
      <p id={`${id}-where`}>
        <WhereSoundGoes place={place} needsDownload={needsDownload} /> {t(`consent.hears.${hears}`)}{' '}
        {t('consent.microphone')}
      </p>
      <div className={styles.answers}>
        <Button icon={<Mic size={20} aria-hidden="true" />} onClick={onAgree}>
          {t('activate.button')}
        </Button>
        <Button variant="secondary" onClick={onDecline}>
          {t('consent.decline')}
        </Button>
      </div>
    </section>
  );
}

export function WhereSoundGoes({ place, needsDownload }: Pick<AskConsentProps, 'place' | 'needsDownload'>) {
  const { t } = useTranslation('voice');
  if (place === 'browser')
    return t('consent.browser', {
      maker: browserMaker(navigator.userAgent) ?? t('consent.maker'),
      interpolation: { escapeValue: false },
    });
  return `${t(`consent.${place}`)}${needsDownload ? ` ${t('consent.download')}` : ''}`;
}
