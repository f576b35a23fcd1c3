import { AttemptOffers } from '@revisoins/assessment/player';
import { useOptionalUser } from '@revisoins/auth';
import { useEffect } from 'react';
import { refreshLiveExam } from './announce-live-exam.ts';

/** The learner's exam under way, started on any device, on the dashboard. */
export function ResumeExam() {
  const learner = useOptionalUser()?.id ?? '';
  useEffect(() => {
    if (learner !== '') void refreshLiveExam(learner);
  }, [learner]);
  return <AttemptOffers kind="exam" learner={learner} />;
}
