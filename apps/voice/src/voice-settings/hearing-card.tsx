import { useReadonlyStore } from '@revisoins/host';
import { useOptionalUser } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { Button, Card, Checkbox, RadioTiles } from '@revisoins/ui';
import { useState } from 'react';
import { WhereSoundGoes } from '../hearing/ask-consent.tsx';
import { storeChoices, readChoices } from '../hearing/hearing-choices.ts';
import { useEar } from '../hearing/use-ear.ts';
import { useVoiceDevices } from '../sound/use-voice-devices.ts';
import styles from './settings.module.css';

/** Where the learner's speech becomes text, what they agreed to, and how to withdraw that. */
export function HearingCard() {
  const { t } = useTranslation('voice');
  const learner = useOptionalUser()?.id ?? '';
  const ear = useEar(useVoiceDevices());
  const { working, places, isAgreed, needsDownload } = useReadonlyStore(ear.state);
  const [interrupts, setInterrupts] = useState(() => readChoices(learner).interrupts);
  const [place] = places;

  return (
    <Card as="section" aria-labelledby="hearing-title">
      <div className={styles.form}>
        <h2 id="hearing-title">{t('hearing.title')}</h2>
        {working.length === 0 ? (
          <p className={styles.quiet}>{t('hearing.none')}</p>
        ) : (
          <RadioTiles
            legend={t('hearing.place')}
            layout="texts"
            tiles={[...working, 'none' as const].map((value) => ({
              value,
              label: t(`hearing.places.${value}`),
            }))}
            value={place ?? 'none'}
            onChange={(value) => ear.prefer(value)}
          />
        )}
        {place === undefined ? null : (
          <>
            <p className={styles.quiet}>
              <WhereSoundGoes place={place} needsDownload={needsDownload} />
            </p>
            <Checkbox
              label={t('hearing.interrupts')}
              hint={t('hearing.interruptsHint')}
              checked={interrupts}
              onChange={({ target: { checked } }) => {
                setInterrupts(checked);
                storeChoices(learner, { interrupts: checked });
              }}
            />
            <output>{isAgreed ? t('hearing.agreed') : t('hearing.notAgreed')}</output>
            {isAgreed ? (
              <div className={styles.actions}>
                <Button variant="secondary" onClick={() => ear.disagree()}>
                  {t('hearing.disagree')}
                </Button>
              </div>
            ) : null}
          </>
        )}
      </div>
    </Card>
  );
}
