import { accessCodeBytes } from '@revisoins/assessment';
import { toast } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Button, Card, Field, PasswordInput } from '@revisoins/ui';
import { LockKeyhole } from 'lucide-react';
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { unlockExam } from '../exam-server/exam-calls.ts';
import { rememberAccess } from './remembered-access.ts';
import styles from './simulation.module.css';

/** Toasts share this topic, so that the one about a correct code replaces the one about a wrong code. */
const TOPIC = 'exam.access';

/** The access code: checked by the server, remembered on this device. */
export function AccessCodeForm({ onOpened }: { onOpened: () => void }) {
  const { t } = useTranslation('exam');
  const input = useRef<HTMLInputElement>(null);
  const { code, setCode, isChecking, problem, submit } = useAccessCode(input, onOpened);
  return (
    <Card as="section" className={styles.panel}>
      <h2 className={styles.panelTitle}>
        <LockKeyhole size={24} aria-hidden="true" />
        {t('access.title')}
      </h2>
      <p>{t('access.body')}</p>
      <form className={styles.code} onSubmit={(event) => void submit(event)}>
        <Field label={t('access.code')} error={problem} required>
          <PasswordInput
            ref={input}
            value={code}
            required
            maxLength={accessCodeBytes[1]}
            autoComplete="off"
            showLabel={t('access.show')}
            hideLabel={t('access.hide')}
            onChange={({ target }) => setCode(target.value)}
          />
        </Field>
        <Button type="submit" busy={isChecking} busyLabel={t('access.checking')}>
          {t('access.submit')}
        </Button>
      </form>
      <p className={styles.small}>{t('access.where')}</p>
    </Card>
  );
}

/** The code in the form, and checking it; a refused one has the focus again. */
function useAccessCode(input: RefObject<HTMLInputElement | null>, onOpened: () => void) {
  const { t } = useTranslation('exam');
  const [code, setCode] = useState('');
  const [isChecking, setChecking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const refuse = (title: string, description: string) => {
    setProblem(description);
    toast({ title, description, variant: 'destructive', topic: TOPIC });
    input.current?.focus();
  };
  const waitText = (seconds: number) =>
    seconds <= 3600
      ? t('access.limitedBody', { count: Math.ceil(seconds / 60) })
      : t('access.limitedDay', { count: Math.ceil(seconds / 3600) });
  const check = async () => {
    const answer = await unlockExam(code);
    if (answer.outcome === 'granted') {
      rememberAccess(true);
      toast({
        title: t('access.grantedTitle'),
        description: t('access.grantedBody'),
        variant: 'success',
        brief: true,
        topic: TOPIC,
      });
      onOpened();
      return;
    }
    // Keep what was typed while the code was checked.
    setCode((current) => (current === code ? '' : current));
    if (answer.outcome === 'wrong') refuse(t('access.wrongTitle'), t('access.wrongBody'));
    else refuse(t('access.limitedTitle'), waitText(answer.retryAfterSeconds));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isChecking) return;
    setProblem(null);
    setChecking(true);
    try {
      await check();
    } catch {
      refuse(t('access.failedTitle'), t('access.failedBody'));
    } finally {
      setChecking(false);
    }
  };
  return { code, setCode, isChecking, problem, submit };
}
