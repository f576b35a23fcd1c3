/** tools/lint/boundaries.ts without the line of an app. Pure. */
export const forbidImports = (source: string, name: string): string =>
  source
    .split('\n')
    .filter((line) => !line.startsWith(`  'apps/${name}':`))
    .join('\n');

/** tools/lint/boundaries.ts with a line for a new app, after the last one. Pure. */
export function allowImports(source: string, name: string): string {
  const lines = source.split('\n');
  const last = lines.findLastIndex((line) => /^ {2}'apps\//.test(line));
  if (last === -1)
    throw new Error('tools/lint/boundaries.ts lists no app; add the line for the new one by hand.');
  lines.splice(last + 1, 0, `  'apps/${name}': [...shared, ...ui, 'assessment'],`);
  return lines.join('\n');
}
