import { callRpc } from '@revisoins/backend';

/** Everything that the site keeps of the learner who is signed in, as readable JSON. Rejects with an AppError. */
export async function exportJson(): Promise<Blob> {
  return new Blob([JSON.stringify(await callRpc('export_my_data'), null, 2)], { type: 'application/json' });
}
