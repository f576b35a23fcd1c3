import { currentLearner } from '@revisoins/auth';
import { redirect, useLoaderData, type LoaderFunctionArgs } from '@revisoins/router';
import { storedExam } from '../attempt/stored-exam.ts';
import { readLobby } from '../exam-server/read-lobby.ts';
import { BreakScreen } from '../take-break/break-screen.tsx';
import { ExamPlayer } from './exam-player.tsx';
import type { ExamPlace } from './exam-state.ts';

/**
 * Resumes an exam under way; this address never starts one. Without one, it redirects to the settings and
 * passes its own along.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<ExamPlace | Response> {
  const learner = await currentLearner();
  if (storedExam(learner)) return { learner, live: null };
  try {
    const { live, now } = await readLobby();
    if (live && (live.breakUntil !== null || live.deadline > now)) return { learner, live };
  } catch {
    return { learner, live: null };
  }
  return redirect(`/exam-simulation${new URL(request.url).search}`);
}

export function Component() {
  const place = useLoaderData<ExamPlace>();
  const { learner, live } = place;
  if (live && live.breakUntil !== null) {
    return <BreakScreen learner={learner} live={live} breakUntil={live.breakUntil} />;
  }
  return <ExamPlayer key={`${learner} ${live?.id} ${live?.part}`} place={place} />;
}
