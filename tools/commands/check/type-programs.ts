import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { localFolder, root } from '@revisoins/workspace/paths';
import { z } from 'zod';

const projectSchema = z.object({
  extends: z.string().regex(/^(\.\.\/)+tsconfig\.base\.json$/),
  include: z.array(z.string()),
  exclude: z.array(z.string()).default([]),
  compilerOptions: z.record(z.string(), z.unknown()).default({}),
});

interface Program {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly compilerOptions: Record<string, unknown>;
}

/**
 * The packages' `tsconfig.json`, by folder, as few programs: packages with the same options share one, so
 * that a source that many import is checked once. Throws when a configuration holds what no shared one can.
 */
export function groupPrograms(configurations: Readonly<Record<string, unknown>>): Program[] {
  const groups = new Map<string, Program>();
  for (const [folder, configuration] of Object.entries(configurations)) {
    const { include, exclude, compilerOptions } = projectSchema.strict().parse(configuration);
    const key = JSON.stringify(compilerOptions);
    const group = groups.get(key) ?? { include: [], exclude: [], compilerOptions };
    const within = (pattern: string) => join(root, folder, pattern);
    groups.set(key, {
      ...group,
      include: [...group.include, ...include.map(within)],
      // Without a list of their own, packages leave these out; a shared program has one.
      exclude: [...group.exclude, ...['node_modules', 'dist', ...exclude].map(within)],
    });
  }
  return [...groups.values()];
}

/** Writes the programs that check the types of every package. Returns their paths. */
export function writeTypePrograms(): string[] {
  const files = globSync(['{apps,libs,tools}/*/tsconfig.json', 'tests/tsconfig.json'], { cwd: root }).sort();
  const configurations = Object.fromEntries(
    files.map((file) => [dirname(file), JSON.parse(readFileSync(join(root, file), 'utf8'))]),
  );
  const folder = join(localFolder, 'types');
  mkdirSync(folder, { recursive: true });
  return groupPrograms(configurations).map((program, index) => {
    const path = join(folder, `program-${index}.json`);
    const { compilerOptions, ...rest } = program;
    writeFileSync(
      path,
      JSON.stringify({
        extends: join(root, 'tsconfig.base.json'),
        ...rest,
        compilerOptions: {
          ...compilerOptions,
          incremental: true,
          typeRoots: [join(root, 'node_modules/@types')],
        },
      }),
    );
    return path;
  });
}
