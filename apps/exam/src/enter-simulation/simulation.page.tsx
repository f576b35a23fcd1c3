import { currentLearner } from '@revisoins/auth';
import { redirect, useLoaderData, type LoaderFunctionArgs } from '@revisoins/router';
import { readLobby } from '../exam-server/read-lobby.ts';
import { waitingPositions } from '../attempt/exam-attempt.ts';
import { dropStaleExam, storedExam } from '../attempt/stored-exam.ts';
import { askedSetup } from './asked-setup.ts';
import { rememberAccess } from './remembered-access.ts';
import { SimulationScreen, type SimulationPlace } from './simulation-screen.tsx';

export async function loader({ request }: LoaderFunctionArgs): Promise<SimulationPlace | Response> {
  const learner = await currentLearner();
  const parameters = new URL(request.url).searchParams;
  const asked = askedSetup(parameters);
  const kind = parameters.get('kind') === 'mock' ? 'mock' : 'simulation';
  const stored = storedExam(learner);
  try {
    const lobby = await readLobby();
    rememberAccess(lobby.accessUntil !== null);
    const isRunning = lobby.live !== null && lobby.live.id === stored?.id && lobby.live.deadline > lobby.now;
    // First deliver answers that never left this device, or report that they came too late.
    if (stored && waitingPositions(stored).length > 0 && !isRunning) return redirect('/exam-quiz');
    dropStaleExam(learner, lobby.live?.id ?? null);
    return { learner, lobby, asked, kind, hasStored: storedExam(learner) !== null };
  } catch {
    return { learner, lobby: null, asked, kind, hasStored: stored !== null };
  }
}

export function Component() {
  const place = useLoaderData<SimulationPlace>();
  return <SimulationScreen key={JSON.stringify([place.asked, place.kind])} place={place} />;
}
