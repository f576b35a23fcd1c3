import { language, useTranslation } from '@revisoins/i18n';
import { Button, Card, Field, RadioTiles, Select } from '@revisoins/ui';
import { Square, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { createPlayer } from '../sound/player.ts';
import { nextSentences } from '../sound/sentences.ts';
import { useBrowserVoices } from '../sound/use-browser-voices.ts';
import { useLoudspeaker } from '../sound/use-loudspeaker.ts';
import { useFailureToast } from '../voice-service/use-failure-toast.ts';
import styles from './settings.module.css';
import {
  storeRate,
  storeSpokenVoice,
  rates,
  readRate,
  readSpokenVoice,
  SITE,
  USUAL,
} from '../voice-choice/spoken-voice.ts';

/** The choice of voice and speed, with a sample; saved at once. */
export function SpokenVoiceCard() {
  const { t } = useTranslation('voice');
  const spoken = language();
  const voices = useBrowserVoices(spoken);
  const [chosen, setChosen] = useState<string>();
  const [rate, setRate] = useState(readRate);
  const preferred = chosen ?? readSpokenVoice(spoken);
  const isThere = preferred === SITE || voices.some(({ voiceURI }) => voiceURI === preferred);
  const sample = useSample();

  return (
    <Card as="section" aria-labelledby="spoken-title">
      <div className={styles.form}>
        <h2 id="spoken-title">{t('spoken.title')}</h2>
        {voices.length === 0 ? (
          <p className={styles.quiet}>{t('spoken.siteOnly')}</p>
        ) : (
          <Field label={t('spoken.voice')} hint={t('spoken.voiceHint')}>
            <Select
              value={isThere ? preferred : USUAL}
              onChange={({ target: { value } }) => {
                setChosen(value);
                storeSpokenVoice(spoken, value);
              }}
            >
              <option value={USUAL}>{t('spoken.usual')}</option>
              {voices.map(({ voiceURI, name, localService }) => (
                <option key={voiceURI} value={voiceURI}>
                  {localService ? name : t('spoken.remote', { name })}
                </option>
              ))}
              <option value={SITE}>{t('spoken.site')}</option>
            </Select>
          </Field>
        )}
        <RadioTiles
          legend={t('spoken.rate')}
          layout="words"
          tiles={rates.map((value) => ({ value, label: t(`spoken.rates.${value * 100}`) }))}
          value={rate}
          onChange={(value) => {
            setRate(value);
            storeRate(value);
          }}
        />
        <div className={styles.actions}>
          <Button
            variant="secondary"
            icon={
              sample.isPlaying ? (
                <Square size={18} aria-hidden="true" />
              ) : (
                <Volume2 size={18} aria-hidden="true" />
              )
            }
            onClick={() => (sample.isPlaying ? sample.stop() : void sample.play())}
          >
            {t(sample.isPlaying ? 'talk.stopSpeaking' : 'spoken.sample')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** Speaks a short greeting with the current settings. */
function useSample() {
  const { t } = useTranslation('voice');
  const toastFailure = useFailureToast();
  const [player] = useState(() => createPlayer());
  const loudspeaker = useLoudspeaker(player);
  const [isPlaying, setPlaying] = useState(false);
  const play = async () => {
    setPlaying(true);
    void player.unlock();
    const saying = loudspeaker.saying(language(), new AbortController().signal);
    const heard = await saying.say(nextSentences(t('settings.phrase')));
    setPlaying(false);
    if (!heard.ok) toastFailure(heard, t('toast.voiceTest'));
  };
  return { isPlaying, play, stop: () => loudspeaker.stop() };
}
