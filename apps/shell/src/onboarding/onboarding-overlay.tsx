import { product } from '@revisoins/contracts';
import { toast } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { useNavigate } from '@revisoins/router';
import { Button, IconButton, StepDots } from '@revisoins/ui';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Highlight } from './highlight.tsx';
import { steps } from './steps.ts';
import styles from './onboarding.module.css';

/** Where the last step leads: a learner begins by choosing a skill. */
const SKILLS = '/skills';

/** Default export: `React.lazy` wants one. The browser's own modal dialog keeps focus inside; Escape skips. */
export default function OnboardingOverlay({ onEnd }: { onEnd: () => void }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [at, setAt] = useState(0);
  const step = steps[at] ?? steps[0];
  const last = at === steps.length - 1;

  useEffect(() => {
    const box = dialog.current;
    if (box && !box.open) box.showModal();
    return () => box?.close();
  }, []);
  useEffect(() => heading.current?.focus(), [at]);

  if (!step) return null;
  const next = () => {
    if (!last) return setAt(at + 1);
    onEnd();
    void navigate(SKILLS);
    toast({ title: t('onboarding.done', { name: product.name }), variant: 'success' });
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="onboarding-title" onClose={onEnd}>
      <Highlight selector={step.highlight} />
      <div className={styles.card}>
        <IconButton label={t('onboarding.close')} className={styles.close} onClick={onEnd}>
          <X size={22} aria-hidden="true" />
        </IconButton>
        <p className={styles.emoji} aria-hidden="true">
          {step.emoji}
        </p>
        <h2 id="onboarding-title" ref={heading} tabIndex={-1} className={styles.title}>
          {t(`onboarding.${step.id}.title`, { name: product.name })}
        </h2>
        <p className={styles.content}>{t(`onboarding.${step.id}.content`)}</p>
        <div className={styles.dots}>
          <StepDots count={steps.length} current={at} isDone={(index) => index < at} />
          <span className={styles.count}>{t('onboarding.count', { number: at + 1, total: steps.length })}</span>
        </div>
        <div className={styles.actions}>
          <Button variant="secondary" disabled={at === 0} onClick={() => setAt(at - 1)}>
            {t('onboarding.previous')}
          </Button>
          <Button onClick={next}>{last ? t('onboarding.start') : t('onboarding.next')}</Button>
        </div>
        {last ? null : (
          <Button variant="quiet" size="small" onClick={onEnd}>
            {t('onboarding.skip')}
          </Button>
        )}
      </div>
    </dialog>
  );
}
