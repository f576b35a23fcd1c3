import { posix } from 'node:path';
import { allowed, hosts, pure, reachableByPath, vendorRules } from './boundaries.ts';
import { findImports } from '@revisoins/types/find-imports';

const ORGANISATION = '@revisoins/';

/**
 * The part of the tree that a file belongs to: 'libs/auth', 'libs/assessment/player', 'apps/quiz',
 * 'tools/stack'.
 */
export function findPart(file: string): string {
  const [top = '', name = '', folder = ''] = file.split('/');
  const inner = `${top}/${name}/${folder}`;
  if (inner in allowed) return inner;
  return ['libs', 'apps', 'tools'].includes(top) ? `${top}/${name}` : top;
}

/** The forbidden imports of a file, one sentence each. `file` is relative to the repository. */
export function checkFile(file: string, source: string): string[] {
  const part = findPart(file);
  const mayImport = allowed[part] ?? (part.startsWith('apps/') ? allowed['apps/*'] : undefined);
  if (!mayImport)
    return [`${file}: "${part}" is not in tools/lint/boundaries.ts; say there what it may import.`];
  const isTest = /\.test\.tsx?$/.test(file);

  const problems = findImports(file, source).flatMap(({ specifier, line }) => {
    const at = `${file}:${line}`;
    if (specifier.startsWith('.')) {
      const target = findPart(posix.join(posix.dirname(file), specifier));
      const reachable = reachableByPath[target] ?? [];
      const outside = target !== part && reachable !== 'everybody' && !reachable.includes(part);
      return outside
        ? [`${at} reaches into ${target} by a path; import the package of that part, if ${part} may.`]
        : [];
    }
    if (specifier.startsWith(ORGANISATION)) {
      const [name = '', face] = specifier.slice(ORGANISATION.length).split('/');
      const isReserved = face === 'hosting' && !(name === 'backend' && part === 'libs/auth');
      if (isReserved && !hosts.includes(part) && !isTest)
        return [`${at}: ${specifier} is for hosts; ${part} takes what it needs from ${ORGANISATION}${name}.`];
      const ok =
        mayImport.includes(name) ||
        (isTest && `tools/${name}` in allowed) ||
        file.endsWith('/rspack.config.ts');
      return ok
        ? []
        : [
            `${at}: ${part} may not import ${specifier}; it may import ${mayImport.join(', ') || 'nothing of ours'}.`,
          ];
    }
    const rule = vendorRules.find((one) => one.package.test(specifier));
    return rule && !rule.only.includes(part) && part !== 'supabase'
      ? [`${at}: ${specifier} is imported by ${rule.only.join(', ')} only; ${rule.instead}.`]
      : [];
  });

  const impure = pure[part];
  if (impure && !isTest) {
    source.split('\n').forEach((text, index) => {
      if (!/^\s*(\*|\/\/|\/\*)/.test(text) && impure.test(text)) {
        problems.push(
          `${file}:${index + 1}: ${part} is pure; take time, randomness and the page as arguments.`,
        );
      }
    });
  }
  return problems;
}
