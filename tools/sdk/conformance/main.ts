import { resolve } from 'node:path';
import { createCli, runCli } from '@revisoins/workspace/cli';
import { findFetchedProgram, refuseReplaced } from '../inside/fetched-program.ts';
import { installedFrom } from '../inside/remote-site.ts';
import { fetchBuild, inspectRemote, openBrowser, removeBuild } from './inspect-remote.ts';
import { reportEntries, reportLines } from './report.ts';

// At once, with its browser, which a busy machine takes seconds to close, and with what it has fetched.
process.once('SIGTERM', () => process.exit(143));
process.once('SIGINT', () => process.exit(130));

const NAME = '@revisoins/conformance';
const fetched = findFetchedProgram(NAME, import.meta.dirname);

const cli = createCli(
  'revisoins-conformance',
  'Says whether a build keeps what hosts and other remotes rely on.',
)
  .argument('[build]', 'the folder or the address of a build', 'dist/production')
  .option('--site <address>', 'the site whose shell it runs in (default: the one that the packages are from)')
  .option('--json', 'print what failed or did not run as JSON: check, sentence and state of each')
  .action(async (build: string, { site, json }: { site?: string; json?: boolean }) => {
    await refuseReplaced(NAME, fetched);
    const isAddress = /^https?:/.test(build);
    const folder = isAddress ? await fetchBuild(build) : resolve(build);
    const browser = await openBrowser();
    try {
      const inspected = await inspectRemote(
        folder,
        site ?? fetched?.site ?? installedFrom(process.cwd()),
        browser,
      );
      if (!inspected.passes) process.exitCode = 1;
      if (json) return console.log(JSON.stringify(reportEntries(inspected)));
      for (const line of reportLines(inspected)) console.log(line);
    } finally {
      await browser.close();
      if (isAddress) removeBuild(folder);
    }
  });
const code = await runCli(cli, process.argv.slice(2));
if (code !== 0) process.exitCode = code;
