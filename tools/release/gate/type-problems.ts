import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { PublishedDeclaration } from '@revisoins/contracts';
import { appFolder, localFolder, root } from '../../site/paths.ts';
import { typeCheckSource } from './type-check-source.ts';

/** What the compiler says of a project; nothing when it compiles. */
function compile(project: string): Promise<string[]> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '--pretty', 'false', '-p', project],
      { cwd: root, maxBuffer: 16_000_000 },
      (error, stdout, stderr) => {
        const lines = `${stdout}${stderr}`.split('\n').filter((line) => /error TS\d+/.test(line));
        resolve(error && lines.length === 0 ? [`The compiler failed: ${stderr || stdout || error.message}`] : lines);
      },
    );
  });
}

/** Whether the candidate fits the libraries and the shell of this tree, and the shell still compiles: a sentence per error. */
export async function typeProblems(declaration: PublishedDeclaration): Promise<string[]> {
  const parent = join(localFolder, 'gate');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, `${declaration.name}-`));
  try {
    const app = relative(folder, appFolder(declaration.name)).replaceAll('\\', '/');
    writeFileSync(join(folder, 'check.ts'), typeCheckSource(declaration, app));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: `${app}/tsconfig.json`, include: ['check.ts', `${app}/src/**/*.d.ts`] }));
    const candidate = await compile(folder);
    const shell = await compile(appFolder('shell'));
    return [
      ...candidate.slice(0, 10).map((error) => `It does not fit the types of the shell and the libraries: ${error}`),
      ...shell.slice(0, 10).map((error) => `The shell does not compile with the libraries as they are now: ${error}`),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
