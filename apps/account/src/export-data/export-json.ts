import { callRpc } from '@revisoins/backend';

/**
 * Everything that the site stores about the signed-in learner, as formatted JSON. Rejects with an AppError.
 */
export async function exportJson(): Promise<Blob> {
  return new Blob([JSON.stringify(await callRpc('export_my_data'), null, 2)], { type: 'application/json' });
}
