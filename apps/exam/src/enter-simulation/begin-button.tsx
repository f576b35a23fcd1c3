import { useTranslation } from '@revisoins/i18n';
import { Alert, Button } from '@revisoins/ui';
import { useEffect, useRef } from 'react';

export interface BeginButtonProps {
  readonly label: string;
  /** The outcome of the last attempt to begin. */
  readonly problem: 'refused' | 'unknown' | null;
  /** Whether no further exam may be started today. */
  readonly isLimited: boolean;
  readonly onBegin: () => void;
}

/** The button that starts an exam: nothing else does. Above it, why the last attempt failed. */
export function BeginButton({ label, problem, isLimited, onBegin }: BeginButtonProps) {
  const { t } = useTranslation('exam');
  const button = useRef<HTMLButtonElement>(null);
  // The message is above it, at the end of a long page.
  useEffect(() => {
    if (problem !== null) button.current?.focus();
  }, [problem]);
  return (
    <>
      {problem === null ? null : (
        <Alert
          tone={problem === 'unknown' ? 'warm' : 'bad'}
          live="assertive"
          title={t(`begin.${problem}Title`)}
        >
          <p>{t(`begin.${problem}Body`)}</p>
        </Alert>
      )}
      {isLimited ? null : (
        <Button ref={button} wide onClick={onBegin}>
          {label}
        </Button>
      )}
    </>
  );
}
