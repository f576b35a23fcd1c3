import { Argument } from 'commander';
import { createCli, runCli, UsageError } from '@revisoins/workspace/cli';
import { runCounted, type Outcome } from './check/run-counted.ts';
import { writeTypePrograms } from './check/type-programs.ts';

const outcomes = new Map<string, Outcome>();
const began = performance.now();

async function runCheck(name: string, run: () => Promise<Outcome>): Promise<void> {
  console.log(`\n== ${name} (${((performance.now() - began) / 1000).toFixed(0)} s) ==\n`);
  try {
    outcomes.set(name, await run());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(reason);
    outcomes.set(name, { succeeded: false, passed: 0, failed: 0, reasons: [reason], crashed: false });
  }
}

/**
 * Runs all checks, or one with more arguments for Playwright. Resolves to the exit code. The stack and the
 * browser's driver are loaded where they are needed: a lint, or a word of help, does not wait for them.
 */
async function runChecks(only: string | undefined, rest: readonly string[]): Promise<number> {
  const isRequested = (name: string) => only === undefined || only === name;
  if (isRequested('lint')) {
    await runCheck('format', () => runCounted('oxfmt', ['--check']));
    await runCheck('lint', () => runCounted('oxlint', []));
    // Each of these uses one processor.
    await Promise.all([
      runCheck('boundaries and translations', () => runCounted('node', ['tools/lint/main.ts'])),
      runCheck('generated sources', () => runCounted('node', ['tools/generated/main.ts', '--check'])),
      runCheck('question bank', () => runCounted('node', ['tools/content/main.ts', 'check'])),
    ]);
  }
  if (isRequested('typecheck'))
    for (const [index, program] of writeTypePrograms().entries())
      await runCheck(`types, part ${index + 1}`, () =>
        runCounted('tsc', ['--project', program, '--pretty', 'false']),
      );
  if (isRequested('unit')) {
    await runCheck('unit and integration tests', async () => {
      const [{ writeBankSeed }, { installPostgres }, { prepareTestDatabases }] = await Promise.all([
        import('@revisoins/content/seed-sql'),
        import('@revisoins/stack/testing/postgres-server'),
        import('@revisoins/stack/testing/prepare-test-databases'),
      ]);
      // The test stacks load the bank from this file, which is generated from content/.
      await writeBankSeed();
      if (!installPostgres(console.log))
        console.log(
          'No PostgreSQL is here and none could be installed: its half of the database suites is skipped.',
        );
      const end = await prepareTestDatabases();
      try {
        const run = () =>
          runCounted('nx', ['run-many', '-t', 'test', '--outputStyle=static', '--parallel=2']);
        const outcome = await run();
        if (!outcome.crashed) return outcome;
        // It says nothing about the tests. Those that are done already are not run again.
        console.log(`\n${outcome.reasons.join('\n')}\n\nNode crashed under the tests; they run once more.\n`);
        return await run();
      } finally {
        await end();
      }
    });
  }
  if (isRequested('e2e')) {
    await runCheck('end-to-end tests', async () => {
      const [{ findBrowser }, { buildApps }, { withTestSite }] = await Promise.all([
        import('@revisoins/workspace/find-browser'),
        import('@revisoins/workspace/build-apps'),
        import('./check/with-test-site.ts'),
      ]);
      const browser = findBrowser(console.log);
      await buildApps();
      return withTestSite((site) =>
        runCounted('playwright', ['test', '--config', 'tests/playwright.config.ts', ...rest], {
          ...site,
          CHROMIUM_PATH: browser,
        }),
      );
    });
  }

  // The output is long, so the failures are printed again at its end.
  for (const [name, { reasons }] of outcomes)
    for (const reason of reasons) console.log(`\n-- ${name} --\n${reason}`);

  const total = (count: 'passed' | 'failed') =>
    [...outcomes.values()].reduce((sum, outcome) => sum + outcome[count], 0);
  const broken = [...outcomes].filter(([, outcome]) => !outcome.succeeded).map(([name]) => name);
  console.log(
    `\n${((performance.now() - began) / 1000).toFixed(0)} s. ${broken.length > 0 ? `Failed: ${broken.join(', ')}.` : 'Everything passed.'}`,
  );
  // A check that failed without a failing test (lint, types, build) counts as one.
  const silent = [...outcomes.values()].filter(
    (outcome) => !outcome.succeeded && outcome.failed === 0,
  ).length;
  console.log(`${total('passed')} passed, ${total('failed') + silent} failed`);
  return broken.length > 0 ? 1 : 0;
}

const cli = createCli('npm test --', 'Runs every check of the repository, or one of them.')
  .addArgument(new Argument('[check]', 'only this one').choices(['lint', 'typecheck', 'unit', 'e2e']))
  .argument('[arguments...]', 'what follows "e2e" goes to Playwright')
  .usage('[check] [arguments...]')
  .passThroughOptions()
  .action(async (only: string | undefined, rest: string[]) => {
    if (only !== 'e2e' && rest.includes('--help')) cli.help();
    if (only !== 'e2e' && rest.length > 0)
      throw new UsageError(`error: unknown option '${rest.join(' ')}': only "e2e" takes arguments.`);
    process.exit(await runChecks(only, rest));
  });
process.exitCode = await runCli(cli, process.argv.slice(2));
