import { listSecondFactors, type SecondFactor, type SessionFailure } from '@revisoins/auth';
import { formatDate, useTranslation } from '@revisoins/i18n';
import { Alert, Button, Chip, Dialog } from '@revisoins/ui';
import { useEffect, useState } from 'react';
import formStyles from '../form/form.module.css';
import { useFailure } from '../form/use-failure.ts';
import { EnrolFactor } from './enrol-factor.tsx';
import { RemoveFactor } from './remove-factor.tsx';
import styles from './second-step.module.css';

const MOST_FACTORS = 3;

type View = 'factors' | 'enrol' | SecondFactor;

/** The account's second step at sign-in: what it is, the devices that give its codes, adding and removing one. */
export function Component({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('account');
  const failure = useFailure();
  const [factors, setFactors] = useState<readonly SecondFactor[] | null>(null);
  const [failed, setFailed] = useState<SessionFailure>();
  const [view, setView] = useState<View>('factors');
  const plain = { title: t('error'), description: t('secondStep.failed') };
  const isOn = (factors?.length ?? 0) > 0;

  useEffect(() => {
    if (view !== 'factors') return undefined;
    let isGone = false;
    void listSecondFactors().then((outcome) => {
      if (isGone) return;
      if (outcome.kind === 'ok') setFactors(outcome.factors);
      else setFailed(outcome);
    });
    return () => {
      isGone = true;
    };
  }, [view]);

  const leave = () => {
    setFactors(null);
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
        <EnrolFactor needsCode={isOn} onDone={leave} onBack={back} />
      ) : view === 'factors' ? (
        <div className={formStyles.form}>
          {failed === undefined ? null : (
            <Alert tone="bad">
              {failed.kind === 'failed' ? plain.description : failure(failed, plain).description}
            </Alert>
          )}
          {factors === null && failed === undefined ? <p role="status">{t('secondStep.loading')}</p> : null}
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
                <Button variant="secondary" size="small" onClick={() => setView(factor)}>
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
            {factors !== null && factors.length < MOST_FACTORS ? (
              <Button onClick={() => setView('enrol')}>
                {t(isOn ? 'secondStep.addAnother' : 'secondStep.turnOn')}
              </Button>
            ) : null}
          </div>
        </div>
      ) : (
        <RemoveFactor factor={view} isLast={factors?.length === 1} onDone={leave} onBack={back} />
      )}
    </Dialog>
  );
}
