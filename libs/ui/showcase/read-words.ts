import { parseArgs } from 'node:util';

/** The words of the command line. With `--help`, prints the help and ends; an unknown option is an error. */
export function readWords(help: string): string[] {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' } },
  });
  if (values.help) {
    console.log(help);
    process.exit();
  }
  return positionals;
}
