import { resultStatuses } from '@revisoins/assessment/player';
import { useRetry, useSettling } from '@revisoins/host';
import { useLoaderData } from '@revisoins/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readStudyRecord, type StudyRecord } from '../plan/study.ts';
import { localDate } from '../plan/local-date.ts';
import { onStudyPlanSaved } from '../plan/study-plan.ts';

type Settled = { readonly record: StudyRecord } | { readonly record: null };

const read = (learner: string): Promise<Settled> =>
  readStudyRecord(learner).then(
    (record) => ({ record }),
    () => ({ record: null }),
  );

interface ReadRecord {
  /** Undefined before it is read, null when it cannot be. */
  readonly record: StudyRecord | null | undefined;
  readonly readAgain: () => void;
}

/**
 * The learner's current record. Every card that shows it reads it again when the surrounding page reloads its
 * data, when the delivery status of one of this page's results changes, when a plan is saved, and on the next
 * day.
 */
export function useStudyRecord(learner: string): ReadRecord {
  const [reading, setReading] = useState(() => read(learner));
  const settled = useSettling(reading).value;
  const readAgain = () => setReading(read(learner));
  const refresh = useEffectEvent(readAgain);

  const pageData = useLoaderData<unknown>();
  const lastData = useRef(pageData);
  useEffect(() => {
    if (lastData.current !== pageData) refresh();
    lastData.current = pageData;
  }, [pageData]);

  useEffect(() => resultStatuses.subscribe(() => refresh()), []);
  useEffect(() => onStudyPlanSaved(() => refresh()), []);

  const [day, setDay] = useState(() => localDate(Date.now()));
  useEffect(() => {
    const look = () => {
      const today = localDate(Date.now());
      if (document.visibilityState !== 'visible' || today === day) return;
      setDay(today);
      refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [day]);

  useRetry(settled?.record === null ? settled : null, readAgain, null);
  return { record: settled?.record, readAgain };
}
