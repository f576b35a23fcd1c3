import { useTranslation } from '@revisoins/i18n';
import { Button, Card } from '@revisoins/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { RecordingMeter } from '../sound/recording-meter.tsx';
import type { Bench, Running, TestName } from './bench.store.ts';
import styles from './tests.module.css';

export interface TestProps {
  readonly bench: Bench;
  readonly running: Running;
  /** The voice id is blank. */
  readonly disabled: boolean;
}

interface TestCardProps extends Omit<TestProps, 'bench'> {
  readonly name: TestName;
  readonly onRun: () => void;
  /** The test's input. */
  readonly children?: ReactNode;
  readonly result: ReactNode;
}

export function TestCard({ name, running, disabled, onRun, children, result }: TestCardProps) {
  const { t } = useTranslation('voice');
  const id = useId();
  const isRunning = running.test === name;
  const place = useRef<HTMLOutputElement>(null);
  const wasRun = useRef(false);
  useEffect(() => {
    if (isRunning) wasRun.current = true;
    else if (wasRun.current && result !== null) {
      // It may be below the edge of a phone's screen.
      place.current?.scrollIntoView({ block: 'nearest' });
      wasRun.current = false;
    }
  }, [isRunning, result]);
  return (
    <Card as="section" aria-labelledby={id} className={styles.test}>
      <h2 id={id}>{t(`tests.${name}`)}</h2>
      <p className={styles.quiet}>{t(`tests.${name}Body`)}</p>
      {children}
      <Button
        variant="secondary"
        busy={isRunning}
        busyLabel={t('tests.running')}
        disabled={disabled || (running.test !== null && !isRunning)}
        onClick={onRun}
      >
        {t(`tests.${name}Run`)}
      </Button>
      {isRunning && running.recording ? <RecordingMeter {...running.recording} /> : null}
      <output ref={place} className={styles.result}>
        {isRunning ? null : result}
      </output>
    </Card>
  );
}
