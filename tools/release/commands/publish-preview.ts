import { DAY_MS, previewNameSchema, type Preview, type RemoteDeclaration } from '@revisoins/contracts';
import { UsageError } from '@revisoins/workspace/cli';
import type { Input } from '../command.ts';
import { readCandidate } from '../gate/read-candidate.ts';
import { runGate } from '../gate/run-gate.ts';
import { Refusal } from '../refusal.ts';
import { changePreviews, listPreviews, PREVIEW_DAYS, stagePreview } from '../site/previews.ts';
import { readSite } from '../site/read-site.ts';
import { readLimits, type SiteFile } from '../site/site-file.schema.ts';

/** How many previews a remote has at most. */
const MOST = 20;

/** What a preview is not: it has no share, and no place in the history. */
const excluded = ['traffic', 'tag', 'origin', 'maps'] as const;

/** The address at which a preview begins: the remote's navigation entry, or else its first screen. */
function startPath({ nav, routes }: RemoteDeclaration): string {
  const [path = '/'] = [...nav.map(({ to }) => to), ...routes.map((route) => route.path)].sort(
    (a, b) => Number(a.includes(':')) - Number(b.includes(':')),
  );
  return path.replaceAll(/:[^/]+/g, '1');
}

/** The link to a preview; without an address of the site, what follows it. Pure. */
export const previewLink = (
  { config }: Pick<SiteFile, 'config'>,
  declaration: RemoteDeclaration,
  preview: string,
  address: string | undefined,
) =>
  `${address ?? config.publicUrl ?? '<address of the site>'}${startPath(declaration)}?preview=${declaration.name}@${preview}`;

/** Builds a remote, checks it without running it, and makes it available to people who open a link. */
export async function publishPreview(input: Input, name: string, preview: string): Promise<void> {
  if (!previewNameSchema.safeParse(preview).success)
    throw new UsageError(
      `--preview takes lower case letters, digits and hyphens, 40 at most, not "${preview}".`,
    );
  const other = excluded.find((option) => input.text(option) !== undefined);
  if (other !== undefined || input.flag('release'))
    throw new UsageError(
      `--preview and --${other ?? 'release'} exclude each other: a preview is for whoever has its link, and is no version.`,
    );
  const site = readSite(input.site);
  const { paths } = site;
  const candidate = await readCandidate(name, input, readLimits(site.siteFile).version);
  await runGate(candidate, site, input);
  const now = new Date();
  const others = listPreviews(paths, now).filter(
    ({ remote, name: known }) => remote === name && known !== preview,
  );
  if (others.length >= MOST)
    throw new Refusal(
      `${name} has ${others.length} previews already, as many as a remote may have. Remove one: npm run remote -- previews ${name} --remove ${others[0]?.name}`,
    );
  const link = previewLink(site.siteFile, candidate.declaration, preview, input.text('address'));
  if (input.dryRun) return input.say(`${link} would show this build. Nothing was changed (--dry-run).`);
  const { fingerprint, ...build } = candidate.build;
  const described: Preview = {
    schema: 1,
    created: now.toISOString(),
    expires: new Date(now.getTime() + PREVIEW_DAYS * DAY_MS).toISOString(),
    folder: fingerprint,
    build: { declaration: candidate.declaration, ...build },
  };
  await changePreviews(paths, { what: input.what, now }, (staged) =>
    stagePreview(paths, { remote: name, name: preview, preview: described, build: candidate.folder }, staged),
  );
  input.say(
    `Whoever opens this link runs the site with ${name} ${preview} until ${described.expires.slice(0, 10)}; nobody else gets it:\n\n  ${link}\n`,
  );
}
