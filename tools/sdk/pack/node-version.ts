/** The oldest Node that the programs for teams run in: their bundler and its parser need it. */
const OLDEST = [20, 19] as const;

/** The same for `engines` of a package. */
export const NODE_RANGE = `>=${OLDEST.join('.')}`;

/**
 * A program that runs another module, or says which Node that needs. It has nothing that an old Node does not
 * know.
 */
export const guardedProgram = (module: string): string => `#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < ${OLDEST[0]} || (major === ${OLDEST[0]} && minor < ${OLDEST[1]})) {
  console.error('This program needs Node ${OLDEST.join('.')} or newer, and this is Node ' + process.versions.node + '.');
  process.exit(1);
}
await import('./${module}');
`;
