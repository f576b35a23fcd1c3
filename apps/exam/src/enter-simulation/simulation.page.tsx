import { useLoaderData } from '@revisoins/router';
import { currentLearner } from '../exam-server/current-learner.ts';
import { readLobby, type Lobby } from '../exam-server/read-lobby.ts';
import { dropStaleExam } from '../exam-draft/kept-exam.ts';
import { rememberAccess } from './remembered-access.ts';
import { SimulationScreen } from './simulation-screen.tsx';

/** Null when the server cannot be asked: then the device's memory of the gate decides what shows. */
export async function loader(): Promise<Lobby | null> {
  const learner = await currentLearner();
  try {
    const lobby = await readLobby();
    rememberAccess(lobby.accessUntil !== null);
    dropStaleExam(learner, lobby.live?.id ?? null);
    return lobby;
  } catch {
    return null;
  }
}

export function Component() {
  return <SimulationScreen lobby={useLoaderData<Lobby | null>()} />;
}
