import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { localFolder, root } from '@revisoins/workspace/paths';
import { compile, type CompilerMessage } from '@revisoins/types/compile';
import { checkProgram, type TypedHost, type TypedRemote } from './check-program.ts';
import { stopAsked } from '../../stop.ts';
import { missingMembers } from './missing-members.ts';

const CHECK = 'check.ts';
const LONGEST = 300;

/** The outermost sentence of the compiler and the innermost one, which names the cause. */
function describeMessage({ sentences }: CompilerMessage): string {
  const shown = [...new Set([sentences[0], sentences.at(-1)])].map((sentence = '') =>
    sentence.replaceAll(/import\("[^"]*"\)\.?/g, '').replace(/\.$/, ''),
  );
  const detail = shown.join('; ');
  return detail.length > LONGEST ? `${detail.slice(0, LONGEST)}…` : detail;
}

/**
 * Checks that remotes fit a host: a sentence for each name, exposed module and declaration that does not.
 * Compiles with this repository's packages.
 */
export async function typeProblems(host: TypedHost, remotes: readonly TypedRemote[]): Promise<string[]> {
  const named = remotes.map((remote) => missingMembers(host, remote));
  const { files, lines } = checkProgram(
    host,
    named.map(({ remote }) => remote),
  );
  const parent = join(localFolder, 'gate');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'types-'));
  try {
    for (const [path, text] of Object.entries({
      ...files,
      [CHECK]: lines.map(({ code }) => code).join('\n'),
    })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: join(root, 'tsconfig.base.json'), files: [CHECK] }),
    );
    const problems = new Map<string, string>();
    for (const message of await compile(folder, stopAsked)) {
      const line = message.file === CHECK ? lines[message.line - 1] : undefined;
      const { subject, describe } = line ?? {
        subject: 'the compiler',
        describe: (detail: string) => `The types could not be compared: ${detail}.`,
      };
      if (!problems.has(subject)) problems.set(subject, describe(describeMessage(message)));
    }
    return [...named.flatMap(({ sentences }) => sentences), ...problems.values()];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
