import { FACTORS_MAX, listSecondFactors, type SecondFactor } from '@revisoins/auth';
import { useSettling } from '@revisoins/host';
import { formatDate, useTranslation } from '@revisoins/i18n';
import { Alert, Button, Chip, Dialog } from '@revisoins/ui';
import { useState } from 'react';
import formStyles from '../form/form.module.css';
import { useFailure } from '../form/use-failure.ts';
import { EnrolFactor } from './enrol-factor.tsx';
import type { LoadedDialogProps } from './loaded-dialog.tsx';
import { RemoveFactor } from './remove-factor.tsx';
import styles from './second-step.module.css';

type View = 'factors' | 'enrol' | SecondFactor;

export const loader = listSecondFactors;
type Outcome = Awaited<ReturnType<typeof loader>>;

/**
 * The account's second step at sign-in: what it is, the devices that give its codes, adding and removing one.
 */
export function Component({ onClose, data, reload }: LoadedDialogProps<Outcome>) {
  const { t } = useTranslation('account');
  const { value, isPending } = useSettling(data);
  const [view, setView] = useState<View>('factors');
  const read = isPending ? undefined : value;
  const factors = read?.kind === 'ok' ? read.factors : [];
  const leave = () => {
    reload();
    setView('factors');
  };
  const back = () => setView('factors');

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('menu.secondStep')}
      description={view === 'factors' ? t('secondStep.lead') : undefined}
      closeLabel={t('close')}
    >
      {view === 'enrol' ? (
        <EnrolFactor needsCode={factors.length > 0} onDone={leave} onBack={back} />
      ) : view === 'factors' ? (
        <Factors read={read} onView={setView} onClose={onClose} />
      ) : (
        <RemoveFactor factor={view} isLast={factors.length === 1} onDone={leave} onBack={back} />
      )}
    </Dialog>
  );
}

interface FactorsProps {
  /** Undefined while it is read. */
  readonly read: Outcome | undefined;
  readonly onView: (view: View) => void;
  readonly onClose: () => void;
}

/** Whether the second step is on, the devices, and how to add one. */
function Factors({ read, onView, onClose }: FactorsProps) {
  const { t } = useTranslation('account');
  const failure = useFailure();
  const plain = { title: t('error'), description: t('secondStep.failed') };
  const factors = read?.kind === 'ok' ? read.factors : null;
  const isOn = factors !== null && factors.length > 0;
  return (
    <div className={formStyles.form}>
      {read === undefined ? <p role="status">{t('secondStep.loading')}</p> : null}
      {read === undefined || read.kind === 'ok' ? null : (
        <Alert tone="bad">
          {read.kind === 'failed' ? plain.description : failure(read, plain).description}
        </Alert>
      )}
      {factors === null ? null : (
        <p className={styles.state}>
          <Chip tone={isOn ? 'ok' : 'neutral'}>{t(isOn ? 'secondStep.on' : 'secondStep.off')}</Chip>
        </p>
      )}
      <ul className={styles.factors}>
        {factors?.map((factor) => (
          <li key={factor.id} className={styles.factor}>
            <span>
              <strong className={styles.name}>{factor.name || t('secondStep.unnamed')}</strong>
              <span className={styles.when}>
                {t('secondStep.since', { date: formatDate(new Date(factor.addedAt), 'moment') })}
              </span>
            </span>
            <Button variant="secondary" size="small" onClick={() => onView(factor)}>
              {t('secondStep.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {isOn ? (
        <p className={formStyles.aside}>{t('secondStep.spare')}</p>
      ) : (
        <ol className={styles.steps}>
          <li>{t('secondStep.how.app')}</li>
          <li>{t('secondStep.how.scan')}</li>
          <li>{t('secondStep.how.code')}</li>
        </ol>
      )}
      <div className={formStyles.actions}>
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
        {factors !== null && factors.length < FACTORS_MAX ? (
          <Button onClick={() => onView('enrol')}>
            {t(isOn ? 'secondStep.addAnother' : 'secondStep.turnOn')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
