import { currentLearner } from '@revisoins/auth';
import { redirect, useLoaderData, type LoaderFunctionArgs } from '@revisoins/router';
import { storedExam } from '../attempt/stored-exam.ts';
import { readLobby } from '../exam-server/read-lobby.ts';
import { ExamPlayer } from './exam-player.tsx';
import type { ExamPlace } from './exam-state.ts';

/**
 * Resumes an exam under way; this address never starts one. Without one, it redirects to the settings and
 * passes its own along.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<ExamPlace | Response> {
  const learner = await currentLearner();
  if (storedExam(learner)) return { learner, liveId: null };
  try {
    const { live, now } = await readLobby();
    if (live && live.deadline > now) return { learner, liveId: live.id };
  } catch {
    return { learner, liveId: null };
  }
  return redirect(`/exam-simulation${new URL(request.url).search}`);
}

export function Component() {
  const place = useLoaderData<ExamPlace>();
  return <ExamPlayer key={place.learner} place={place} />;
}
