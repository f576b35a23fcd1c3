import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fileUrl } from '@revisoins/contracts';
import { ENTRY } from '@revisoins/contracts/entry-file';
import { localFolder } from '@revisoins/workspace/paths';
import * as z from 'zod';
import { resolvePage } from '@revisoins/release/serve/serve-page';

const fileSchema = z.strictObject({
  url: z.string(),
  /** The hash of the content. */
  content: z.string(),
  /** Bytes as browsers without dictionaries get it. */
  brotli: z.int(),
});

/**
 * What one side publishes with a commit: what a browser fetches at the deep link, and what all screens need.
 */
const publicationSchema = z.strictObject({
  page: fileSchema,
  link: z.array(fileSchema),
  all: z.array(fileSchema),
});

export const publicationsSchema = z.strictObject({
  federated: publicationSchema,
  monolith: publicationSchema,
});

export type PublishedFile = z.infer<typeof fileSchema>;
export type Publication = z.infer<typeof publicationSchema>;
export type Publications = z.infer<typeof publicationsSchema>;

/** The page that a learner returns to after each release. */
export const RETURN = { path: '/quiz-start/1', remote: 'quiz', route: 'quiz-start' } as const;
/** The remote with the menu in the navigation, which every page of a learner loads. */
const MENU = 'account';

const contents = join(localFolder, 'bench', 'replay', 'contents');

/** The content of a published file. */
export const readContent = (content: string) => readFileSync(join(contents, content));

function publishedFile(url: string, file: string): PublishedFile {
  const bytes = readFileSync(file);
  const content = createHash('sha256').update(bytes).digest('hex');
  mkdirSync(contents, { recursive: true });
  if (!existsSync(join(contents, content))) writeFileSync(join(contents, content), bytes);
  const compressed = existsSync(`${file}.br`)
    ? statSync(`${file}.br`).size
    : file.endsWith('.html')
      ? brotliCompressSync(bytes).length
      : bytes.length;
  return { url, content, brotli: compressed };
}

const isCode = (name: string) => /\.(js|css)$/.test(name);
const filesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];

/** The scripts and styles of a shell's build, without those of pages elsewhere. */
const shellCode = (build: string) =>
  filesIn(join(build, 'assets')).filter((name) => isCode(name) && !name.startsWith('embed.'));

/** The scripts and styles that the page of a build names. */
const namedInPage = (build: string) => [
  ...new Set(
    [
      ...readFileSync(join(build, 'index.html'), 'utf8').matchAll(/(?:src|href)="\/assets\/([^"]+)"/g),
    ].flatMap(([, name = '']) => (isCode(name) ? [name] : [])),
  ),
];

const fromShell = (build: string) => (name: string) =>
  publishedFile(`https://revisoins.example/assets/${name}`, join(build, 'assets', name));

const publishedPage = (site: string) => {
  const shell = join(site, 'shell');
  const file = join(shell, resolvePage(shell)(RETURN.path));
  return publishedFile(
    `https://revisoins.example${RETURN.path}`,
    existsSync(file) ? file : join(shell, 'index.html'),
  );
};

const registrySchema = z.looseObject({
  remotes: z.record(
    z.string(),
    z.looseObject({
      default: z.string(),
      versions: z.record(
        z.string(),
        z.looseObject({
          base: z.string(),
          preload: z.record(z.string(), z.array(z.string())),
          unchanged: z.optional(z.record(z.string(), z.array(z.string()))),
        }),
      ),
    }),
  ),
});

/** What the federated side has published. `build` is the build of its shell. */
export function readFederated(site: string, build: string): Publication {
  const { remotes } = registrySchema.parse(JSON.parse(readFileSync(join(site, 'registry.json'), 'utf8')));
  const places = Object.entries(remotes).map(([remote, { default: version, versions }]) => {
    const { base = '', preload = {}, unchanged = {} } = versions[version] ?? {};
    return { remote, folder: join(site, remote, new URL(base).pathname), base, preload, unchanged };
  });
  const at = ({ folder, ...version }: (typeof places)[number]) => {
    const files = filesIn(folder);
    const read = (name: string) => publishedFile(fileUrl(version, name), join(folder, name));
    return {
      texts: files.filter((name) => name.startsWith('locales/fr/') && name.endsWith('.json')).map(read),
      code: files.filter((name) => isCode(name)).map(read),
      read,
    };
  };
  const link = places.flatMap((place) => {
    const { texts, read } = at(place);
    if (place.remote === RETURN.remote)
      return [read(ENTRY), ...(place.preload[RETURN.route] ?? []).map(read), ...texts];
    return place.remote === MENU ? [read(ENTRY), ...texts] : [];
  });
  return {
    page: publishedPage(site),
    link: [...namedInPage(build).map(fromShell(build)), ...link],
    all: [
      ...shellCode(build).map(fromShell(build)),
      ...places.map(at).flatMap(({ texts, code }) => [...code, ...texts]),
    ],
  };
}

/** The same for the bundle. `preload` is what each of its routes loads, by remote. */
export function readMonolith(
  site: string,
  { folder, preload }: { folder: string; preload: Record<string, Record<string, string[]>> },
): Publication {
  const texts = (remote: string) =>
    filesIn(join(folder, 'parts', remote, 'locales/fr'))
      .filter((name) => name.endsWith('.json'))
      .map((name) => `remotes/${remote}/locales/fr/${name}`)
      .map((path) => publishedFile(`https://revisoins.example/${path}`, join(folder, path)));
  const routeFiles = preload[RETURN.remote]?.[RETURN.route] ?? [];
  const named = new Set([...namedInPage(folder), ...routeFiles.map((path) => path.replace('/assets/', ''))]);
  return {
    page: publishedPage(site),
    link: [...[...named].map(fromShell(folder)), ...[RETURN.remote, MENU].flatMap(texts)],
    all: [...shellCode(folder).map(fromShell(folder)), ...Object.keys(preload).flatMap(texts)],
  };
}
