import type { Declared, Face } from '@revisoins/types/read-face';
import type { FaceName } from './public-faces.ts';

const purposes: Readonly<Record<FaceName, string>> = {
  auth: 'Who is signed in, the commands of accounts, and the bounds of what people type into their forms.',
  backend:
    'Tables, functions, files and live changes of the site. Load it with `import()` where a visitor may not need it.',
  contracts:
    'What hosts and remotes agree on: the declaration, errors, and what pages and embeds say to each other.',
  host: 'What the page around a screen offers: toasts, questions, the attempt under way, slots, settings.',
  i18n: 'Texts in the language of the page, and numbers, dates and durations as it writes them.',
  router: 'Screens, links and addresses.',
};

const entry = (name: string, { text, doc }: Declared) => {
  const said = doc.replaceAll(/@deprecated\s+/g, '**Deprecated.** ').replaceAll(/@param (\S+)/g, '`$1`:');
  return `### ${name}\n\n${said}\n\n\`\`\`ts\n${text}\n\`\`\`\n`;
};

/** The package that a name is from, when it is not ours. */
const foreignPackage = ({ text }: Declared) => /^\S+ of (\S+)$/.exec(text)?.[1];

/** A sentence for each package whose names a face passes on. */
const foreignNames = (all: readonly [string, Declared][]) =>
  [...Map.groupBy(all, ([, declared]) => foreignPackage(declared))].flatMap(([from, found]) =>
    from === undefined ? [] : [`From \`${from}\`: ${found.map(([name]) => `\`${name}\``).join(', ')}.\n`],
  );

const isType = ({ text }: Declared) => /^(type|interface)\b/.test(text);

function faceDoc(face: FaceName, { names, inner }: Face): string {
  const part = (title: string, found: readonly [string, Declared][]) =>
    found.length === 0 ? [] : [`## ${title}\n`, ...found.map(([name, declared]) => entry(name, declared))];
  const all = [...names];
  return [
    `# @revisoins/${face}\n`,
    `${purposes[face]}\n`,
    ...foreignNames(all),
    ...part(
      'Functions and values',
      all.filter(([, declared]) => !isType(declared) && foreignPackage(declared) === undefined),
    ),
    ...part(
      'Types',
      all.filter(([, declared]) => isType(declared)),
    ),
    ...part('What these refer to', [...inner]),
  ].join('\n');
}

/**
 * The docs of the published faces, in Markdown, by the name of the file: each name with its docstring and its
 * declaration. `table` says which SDK runs in which shell. Pure.
 */
export function faceDocs(faces: ReadonlyMap<FaceName, Face>, table: string): Record<string, string> {
  const list = [...faces].map(
    ([face, { names }]) => `- [@revisoins/${face}](${face}.md), ${names.size} names: ${purposes[face]}`,
  );
  return {
    'README.md': `# What a site gives to remotes\n\nFor teams, from the first command on: [the guide](remote-team.md).\n\n${list.join('\n')}\n\n## What runs where\n\n${table}\n`,
    ...Object.fromEntries([...faces].map(([face, read]) => [`${face}.md`, faceDoc(face, read)])),
  };
}
