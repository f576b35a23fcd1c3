import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIn, copyTree } from '../support/copied-tree.ts';

/** The `toast` function from before the break, which uses the new list. */
const EARLIER = `import { notify, type ToastMessage as Message, type ToastTone } from './toasts.ts';

export * from './index.ts';
export type ToastVariant = ToastTone;
export type ToastMessage = Omit<Message, 'tone'> & { variant?: ToastVariant };

export function toast({ variant, ...message }: ToastMessage): string {
  return notify(variant === undefined ? message : { ...message, tone: variant });
}
`;

function change(file: string, edit: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const edited = edit(text);
  if (edited === text)
    throw new Error(`${file} has nothing to change any more; the break of this test needs another.`);
  writeFileSync(file, edited);
}

const withNotify = (text: string) =>
  text
    .replaceAll(/\btoast(?=\()/g, 'notify')
    .replaceAll(/\bvariant: (?='(?:default|success|info|destructive)')/g, 'tone: ');

/**
 * `toast` of @revisoins/host becomes `notify`, and its `variant` a `tone`, in the library, the shell and
 * every remote.
 */
function breakHost(tree: string): void {
  const host = join(tree, 'libs/host');
  change(join(host, 'src/toasts.ts'), (text) =>
    text
      .replace('function toast(', 'function notify(')
      .replaceAll('ToastVariant', 'ToastTone')
      .replace('variant?:', 'tone?:'),
  );
  change(join(host, 'src/index.ts'), (text) =>
    text.replace('dismissTopic, toast }', 'dismissTopic, notify }').replace('ToastVariant', 'ToastTone'),
  );
  change(join(host, 'package.json'), (text) => {
    const manifest = JSON.parse(text) as { version: string; exports: Record<string, string> };
    return JSON.stringify({
      ...manifest,
      version: '0.2.0',
      exports: { ...manifest.exports, [`./${manifest.version}`]: './src/earlier.ts' },
    });
  });
  writeFileSync(join(host, 'src/earlier.ts'), EARLIER);
  change(join(tree, 'apps/shell/src/layout/toasts.tsx'), (text) =>
    text
      .replace('id, variant,', 'id, tone,')
      .replace("variant === 'destructive'", "tone === 'destructive'")
      .replace(
        'toasts={shown}',
        'toasts={shown.map(({ tone = "default", ...toast }) => ({ ...toast, variant: tone }))}',
      ),
  );
  const users = readdirSync(join(tree, 'apps')).map((app) => join(tree, 'apps', app, 'src'));
  for (const folder of [...users, join(tree, 'libs/assessment/player')]) {
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(?<!\.test)\.tsx?$/.test(name),
    );
    for (const source of sources) {
      const file = join(folder, source);
      const text = readFileSync(file, 'utf8');
      const renamed = text.replaceAll(
        /(import [^;]*?\{[^}]*?)\btoast\b([^}]*\} from '@revisoins\/host')/g,
        '$1notify$2',
      );
      const edited = withNotify(renamed);
      if (edited !== text) writeFileSync(file, edited);
    }
  }
}

export interface TreeAfterBreak {
  folder: string;
  build(app: string): Promise<string>;
}

/** The sources after a breaking change of @revisoins/host, 0.2.0, which also offers the earlier version. */
export function treeAfterBreak(): TreeAfterBreak {
  const folder = copyTree();
  breakHost(folder);
  return { folder, build: (app) => buildIn(folder, app) };
}
