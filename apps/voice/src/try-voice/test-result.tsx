import { formatNumber, useTranslation } from '@revisoins/i18n';
import { Chip } from '@revisoins/ui';
import { Choices } from '../talk/reply/choices.tsx';
import { ReplyWords } from '../talk/reply/reply-words.tsx';
import type { Choice } from '../voice-service/complete.ts';
import type { MicrophoneProblem } from './microphone-problem.ts';
import type { PlayedAudio, Timing } from './steps.ts';
import styles from './tests.module.css';

export interface TestResultProps {
  /** Why the microphone records nothing at all. */
  readonly problem?: MicrophoneProblem | undefined;
  /** The microphone recorded more than silence. */
  readonly audible?: boolean | undefined;
  readonly heard?: string | undefined;
  /** Why the recording was not transcribed. */
  readonly unheard?: 'not-configured' | 'transcription-empty' | undefined;
  readonly replied?: string | undefined;
  /** What may have been meant. */
  readonly choices?: readonly Choice[] | undefined;
  readonly onAsk?: ((question: string) => void) | undefined;
  readonly played?: PlayedAudio | undefined;
  readonly timings: readonly Timing[];
}

export function TestResult({
  problem,
  audible,
  heard,
  unheard,
  replied,
  choices,
  onAsk,
  played,
  timings,
}: TestResultProps) {
  const { t } = useTranslation('voice');
  if (problem !== undefined)
    return (
      <>
        <Chip tone="warm">{t('tests.micFails')}</Chip>
        <p>{t(`tests.problem.${problem}`)}</p>
      </>
    );
  return (
    <>
      {audible === false ? (
        <Chip tone="warm">{t('tests.silent')}</Chip>
      ) : (
        <Chip tone="ok">{t('tests.passed')}</Chip>
      )}
      {audible === undefined ? null : <p>{t(audible ? 'tests.micWorks' : 'tests.micSilent')}</p>}
      {unheard === undefined ? null : <p>{t(`tests.unheard.${unheard}`)}</p>}
      {heard === undefined ? null : (
        <p>
          <strong>{t('labelled', { label: t('tests.heard') })}</strong> {heard}
        </p>
      )}
      {replied === undefined ? null : (
        <div className={styles.words}>
          <strong>{t('labelled', { label: t('tests.replied') })}</strong> <ReplyWords text={replied} />
        </div>
      )}
      {choices === undefined || onAsk === undefined ? null : <Choices choices={choices} onAsk={onAsk} />}
      {played === undefined ? null : (
        <p>
          {t('tests.played', { kilobytes: formatNumber(Math.ceil(played.bytes / 1024)), type: played.type })}
        </p>
      )}
      <dl className={styles.timings}>
        {timings.map(({ step, ms }) => (
          <div key={step}>
            <dt>{t(`tests.steps.${step}`)}</dt>
            <dd>{t('tests.duration', { ms: formatNumber(ms) })}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
