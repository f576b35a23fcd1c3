import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { previewSchema, type Preview } from '@revisoins/contracts';
import { passPointOfNoReturn } from '../stop.ts';
import { withLock } from './lock.ts';
import { parseJson } from './parse-json.ts';
import { folderBytes } from './put-version.ts';
import { readTextIfThere } from './read-if-there.ts';
import type { SitePaths } from './site-paths.ts';
import { applyTogether, finishInterrupted, type Staged } from './staged-change.ts';

/** How many days a preview lasts. */
export const PREVIEW_DAYS = 14;

export interface ListedPreview {
  remote: string;
  name: string;
  preview: Preview;
  bytes: number;
}

/** The description of a preview, which a browser reads first. */
export const previewFile = ({ previews }: SitePaths, remote: string, name: string) =>
  join(previews, remote, name, 'preview.json');

const folders = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : [];

/** A preview that is valid beyond `now`; undefined for an invalid text or an expired preview. */
function lastingPreview(text: string | undefined, now: Date): Preview | undefined {
  const parsed = previewSchema.safeParse(parseJson(text ?? ''));
  return parsed.success && Date.parse(parsed.data.expires) > now.getTime() ? parsed.data : undefined;
}

/** The previews of a site that have not expired. */
export function listPreviews(paths: SitePaths, now: Date): ListedPreview[] {
  return folders(paths.previews).flatMap((remote) =>
    folders(join(paths.previews, remote)).flatMap((name) => {
      const file = previewFile(paths, remote, name);
      const preview = lastingPreview(readTextIfThere(file), now);
      return preview ? [{ remote, name, preview, bytes: folderBytes(dirname(file)) }] : [];
    }),
  );
}

/**
 * Stages a build as a preview, replacing the preview of that name. Files are in a folder that is named after
 * their content: a page that runs the former build may fail to load further files, but never mixes both.
 */
export function stagePreview(
  paths: SitePaths,
  { remote, name, preview, build }: { remote: string; name: string; preview: Preview; build: string },
  staged: Staged,
): void {
  const file = previewFile(paths, remote, name);
  const folder = join(dirname(file), preview.folder);
  if (!existsSync(folder)) staged.copy(build, folder);
  staged.write(file, JSON.stringify(preview));
  for (const former of folders(dirname(file)))
    if (former !== preview.folder) staged.remove(join(dirname(file), former));
}

/**
 * Changes the previews of a site, and removes those that have expired. Neither the registry nor a page is
 * written.
 */
export async function changePreviews(
  paths: SitePaths,
  { what, now }: { what: string; now: Date },
  change: (staged: Staged) => void,
): Promise<void> {
  await withLock(paths.lock, async () => {
    await finishInterrupted(paths);
    await applyTogether(
      paths,
      what,
      (staged) => {
        change(staged);
        for (const remote of folders(paths.previews))
          for (const name of folders(join(paths.previews, remote))) {
            const file = previewFile(paths, remote, name);
            if (!lastingPreview(staged.read(file), now)) staged.remove(dirname(file));
          }
        passPointOfNoReturn();
      },
      now,
    );
  });
}
