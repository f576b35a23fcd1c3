import { useSettled } from '@revisoins/host';
import { useState } from 'react';
import { mistakes } from '../plan/mistakes.ts';
import { readStudyItems, type StudyRecord } from '../plan/study.ts';

/** How many mistakes a learner can go over: without the questions that were taken out of the bank. */
export function useLiveMistakes({ answers }: Pick<StudyRecord, 'answers'>): number {
  const [reading] = useState(() =>
    readStudyItems().then(
      (items) => new Set(items.map(({ id }) => id)),
      () => null,
    ),
  );
  const live = useSettled(reading);
  return mistakes(answers).filter(({ item }) => live?.has(item) ?? true).length;
}
