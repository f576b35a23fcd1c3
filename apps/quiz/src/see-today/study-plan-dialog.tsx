import { toast } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Button, Dialog, Field, TextInput } from '@revisoins/ui';
import { useRef, useState, type FormEvent } from 'react';
import {
  areMinutesPossible,
  defaultPlan,
  examDateProblem,
  planChanges,
  saveStudyPlan,
  type StudyPlan,
} from '../plan/study-plan.ts';
import { DaysOffField } from './days-off-field.tsx';
import { MinutesField } from './minutes-field.tsx';
import { ReminderFields } from './reminder-fields.tsx';
import { TimeFactorField } from './time-factor-field.tsx';
import styles from './today.module.css';

export interface StudyPlanDialogProps {
  readonly kind: 'quiz';
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly learner: string;
  readonly plan: StudyPlan | null;
  /** 'YYYY-MM-DD'. */
  readonly today: string;
}

/** Asks for the date of the exam, the minutes a day, more time in exams, the days off and a reminder. */
export function StudyPlanDialog({ open, onOpenChange, ...form }: StudyPlanDialogProps) {
  const { t } = useTranslation('quiz');
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('plan.title')}
      description={t('plan.lead')}
      closeLabel={t('plan.close')}
    >
      <PlanForm {...form} onClose={close} />
    </Dialog>
  );
}

interface PlanFormProps extends Pick<StudyPlanDialogProps, 'learner' | 'plan' | 'today'> {
  readonly onClose: () => void;
}

/** The input stays when it cannot be saved. */
function PlanForm({ learner, plan, today, onClose }: PlanFormProps) {
  const { t } = useTranslation('quiz');
  const [shown] = useState(plan ?? defaultPlan);
  const [date, setDate] = useState(shown.examDate ?? '');
  const [minutes, setMinutes] = useState(shown.minutesADay);
  const [daysOff, setDaysOff] = useState(shown.daysOff);
  const [timeFactor, setTimeFactor] = useState(shown.timeFactor);
  const [reminderHour, setReminderHour] = useState(shown.reminderHour);
  const dateInput = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const minutesInput = useRef<HTMLSelectElement>(null);
  const [isSaving, setSaving] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    // An incomplete date has no value: only the field knows that something was entered.
    const isIncomplete = dateInput.current?.validity.badInput === true;
    // A date that was saved once and has passed may stay.
    const isLeft = date === '' || date === shown.examDate;
    const problem = isIncomplete ? 'invalid' : isLeft ? null : examDateProblem(date, today);
    setError(problem && t(`plan.date.${problem}`));
    if (problem) return dateInput.current?.focus();
    if (!areMinutesPossible(minutes)) return minutesInput.current?.focus();
    setSaving(true);
    try {
      const entered = { examDate: date || null, minutesADay: minutes, daysOff, timeFactor, reminderHour };
      await saveStudyPlan(learner, planChanges(shown, entered));
    } catch {
      toast({ title: t('plan.failed'), description: t('plan.failedBody'), variant: 'destructive' });
      return;
    } finally {
      setSaving(false);
    }
    toast({ title: t('plan.saved'), description: t('plan.savedBody'), variant: 'success' });
    onClose();
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <Field label={t('plan.date.label')} hint={t('plan.date.hint')} error={error}>
        <TextInput
          ref={dateInput}
          type="date"
          value={date}
          onChange={({ target }) => {
            setDate(target.value);
            setError(null);
          }}
        />
      </Field>
      <MinutesField ref={minutesInput} minutes={minutes} onChange={setMinutes} />
      <TimeFactorField factor={timeFactor} onChange={setTimeFactor} />
      <DaysOffField daysOff={daysOff} onChange={setDaysOff} />
      <ReminderFields hour={reminderHour} onChange={setReminderHour} />
      <div className={styles.footer}>
        <Button variant="secondary" onClick={onClose}>
          {t('plan.cancel')}
        </Button>
        <Button type="submit" busy={isSaving} busyLabel={t('plan.saving')}>
          {t('plan.save')}
        </Button>
      </div>
    </form>
  );
}
