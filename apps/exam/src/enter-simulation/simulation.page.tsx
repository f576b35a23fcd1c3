import { currentLearner } from '@revisoins/auth';
import { useSettling } from '@revisoins/host';
import { redirect, useLoaderData, type LoaderFunctionArgs } from '@revisoins/router';
import { afterHeading } from '@revisoins/ui';
import { readLobby, type Lobby } from '../exam-server/read-lobby.ts';
import { waitingPositions, type ExamAttempt } from '../attempt/exam-attempt.ts';
import { dropStaleExam, storedExam } from '../attempt/stored-exam.ts';
import { askedSetup } from './asked-setup.ts';
import { rememberAccess } from './remembered-access.ts';
import { SimulationScreen, type Entrance, type SimulationPlace } from './simulation-screen.tsx';

interface SimulationData extends SimulationPlace {
  /** It arrives after the screen. Never rejects. */
  entrance: Promise<Entrance>;
}

async function tryLobby(): Promise<Lobby | null> {
  try {
    const lobby = await readLobby();
    rememberAccess(lobby.accessUntil !== null);
    return lobby;
  } catch {
    return null;
  }
}

const isRunning = ({ live, now }: Lobby, { id }: ExamAttempt) =>
  live !== null && live.id === id && live.deadline > now;

export async function loader({ request }: LoaderFunctionArgs): Promise<SimulationData | Response> {
  const learner = await currentLearner();
  const parameters = new URL(request.url).searchParams;
  const stored = storedExam(learner);
  const isWaiting = stored !== null && waitingPositions(stored).length > 0;
  const reading = isWaiting ? tryLobby() : afterHeading(request, tryLobby);
  if (isWaiting) {
    const lobby = await reading;
    // First deliver answers that never left this device, or report that they came too late.
    if (lobby && !isRunning(lobby, stored)) return redirect('/exam-quiz');
  }
  return {
    learner,
    asked: askedSetup(parameters),
    kind: parameters.get('kind') === 'mock' ? 'mock' : 'simulation',
    entrance: reading.then((lobby) => {
      if (lobby) dropStaleExam(learner, lobby.live?.id ?? null);
      return { lobby, hasStored: storedExam(learner) !== null };
    }),
  };
}

export function Component() {
  const { entrance, ...place } = useLoaderData<SimulationData>();
  const { value, isPending } = useSettling(entrance);
  return (
    <SimulationScreen
      key={JSON.stringify([place.asked, place.kind])}
      place={place}
      entrance={value}
      isReading={isPending}
    />
  );
}
