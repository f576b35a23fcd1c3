import { UsageError } from '@revisoins/workspace/cli';
import { type SourceFile, type SourceItem, listItems } from './source-file.ts';

/**
 * The file that an author means by 'skills/comp-08.json', 'content/skills/comp-08.json', 'comp-08' or '8'.
 */
export function findFile(files: readonly SourceFile[], meant: string): SourceFile {
  const bare = meant
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)?(?:content\/)?/, '')
    .replace(/\.json$/, '');
  const short = /^\d{1,2}$/.test(bare) ? `comp-${bare.padStart(2, '0')}` : bare;
  const found = files.find(({ name }) => [name, name.split('/').at(-1)].includes(`${short}.json`));
  if (found) return found;
  throw new UsageError(`there is no file "${meant}"; there are ${files.map(({ name }) => name).join(', ')}`);
}

export function findItem(files: readonly SourceFile[], id: string): SourceItem {
  const found = listItems(files).find(({ item }) => item.id === id);
  if (found) return found;
  throw new UsageError(`there is no item "${id}"`);
}
