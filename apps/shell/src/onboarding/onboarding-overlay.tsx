import { product } from '@revisoins/contracts';
import { toast } from '@revisoins/host';
import { language, useTranslation } from '@revisoins/i18n';
import { useNavigate } from '@revisoins/router';
import { Button, IconButton, StepDots } from '@revisoins/ui';
import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLandmark } from '../platform/landmarks.ts';
import { usePlatform } from '../platform/platform-context.ts';
import styles from './onboarding.module.css';

interface OnboardingStep {
  emoji: string;
  title: string;
  content: string;
  /** The address of the navigation link that the step explains. */
  highlight?: string | undefined;
}

/** A navigation link or, where it has no room, the button that opens the menu with it. */
const linkOrMenu = (to: string) =>
  `header nav a[href="${to}"], header nav button[aria-haspopup="menu"], header button[aria-haspopup="dialog"]`;

/** Where the introduction ends: what a remote declares, or where studying begins. */
function useEnd() {
  const { t } = useTranslation('shell');
  const start = useLandmark('start');
  const words = language();
  const [declared] = usePlatform()
    .loader.declarations()
    .flatMap(({ introductionEnd }) => introductionEnd ?? [])
    .sort((a, b) => a.order - b.order);
  return {
    to: declared?.to ?? start,
    content: declared?.content[words] ?? t('onboarding.ready.content'),
    action: declared?.action[words] ?? t('onboarding.start'),
    /** Whether an activity begins there at once, which can be put off. */
    canWait: declared !== undefined,
  };
}

/** A welcome, the remotes' steps in order, and what comes next. */
function useSteps(end: string): OnboardingStep[] {
  const { t } = useTranslation('shell');
  const declarations = usePlatform().loader.declarations();
  const words = language();
  const declared = declarations
    .flatMap(({ introduction = [] }) => introduction)
    .sort((a, b) => a.order - b.order)
    .map(({ title, content, ...step }) => ({ ...step, title: title[words], content: content[words] }));
  return [
    {
      emoji: '👋',
      title: t('onboarding.welcome.title', { name: product.name }),
      content: t('onboarding.welcome.content'),
    },
    ...declared,
    { emoji: '🚀', title: t('onboarding.ready.title'), content: end },
  ];
}

/** Darkens the page under the dialog, except the first visible element that matches a selector. */
function Highlight({ selector }: { selector: string | undefined }) {
  const [box, setBox] = useState<DOMRect | null>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const parts = selector ? [...document.querySelectorAll(selector)] : [];
      const boxes = parts.map((part) => part.getBoundingClientRect());
      setBox(boxes.find(({ width }) => width > 0) ?? null);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [selector]);
  return (
    <span
      className={box ? styles.ring : styles.dark}
      style={box ? { top: box.top, left: box.left, width: box.width, height: box.height } : undefined}
    />
  );
}

/** A default export for `React.lazy`. The native modal dialog keeps focus inside; Escape skips. */
export default function OnboardingOverlay({ onEnd }: { onEnd: () => void }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [at, setAt] = useState(0);
  const end = useEnd();
  const steps = useSteps(end.content);
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
    void navigate(end.to);
    toast({ title: t('onboarding.done', { name: product.name }), variant: 'success' });
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="onboarding-title" onClose={onEnd}>
      <Highlight selector={step.highlight && linkOrMenu(step.highlight)} />
      <div className={styles.card}>
        <IconButton label={t('onboarding.close')} className={styles.close} onClick={onEnd}>
          <X size={22} aria-hidden="true" />
        </IconButton>
        <p className={styles.emoji} aria-hidden="true">
          {step.emoji}
        </p>
        <h2 id="onboarding-title" ref={heading} tabIndex={-1} className={styles.title}>
          {step.title}
        </h2>
        <p className={styles.content}>{step.content}</p>
        <div className={styles.dots}>
          <StepDots count={steps.length} current={at} isDone={(index) => index < at} />
          <span className={styles.count}>
            {t('onboarding.count', { number: at + 1, total: steps.length })}
          </span>
        </div>
        <div className={styles.actions}>
          <Button variant="secondary" disabled={at === 0} onClick={() => setAt(at - 1)}>
            {t('onboarding.previous')}
          </Button>
          <Button onClick={next}>{last ? end.action : t('onboarding.next')}</Button>
        </div>
        {last && !end.canWait ? null : (
          <Button variant="quiet" size="small" onClick={onEnd}>
            {t(last ? 'onboarding.later' : 'onboarding.skip')}
          </Button>
        )}
      </div>
    </dialog>
  );
}
