import { callRpc } from '../../_shared/call-rpc.ts';
import { searched, type Search } from './search-entries.ts';

/** Searches the database with the rights of the caller. */
export const searchReference =
  (request: Request): Search =>
  async (words, typed, language) =>
    searched.parse(await callRpc(request, 'search_reference', { words, typed, language }));
