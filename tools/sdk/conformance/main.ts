import { resolve } from 'node:path';
import { createCli, runCli } from '@revisoins/workspace/cli';
import { findFetchedProgram, refuseReplaced } from '../inside/fetched-program.ts';
import { installedFrom } from '../inside/remote-site.ts';
import { checks, type CheckName } from './checks.ts';
import { fetchBuild, inspectRemote, openBrowser, removeBuild } from './inspect-remote.ts';

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
  .option('--json', 'print what was found as JSON: the check and a sentence each')
  .action(async (build: string, { site, json }: { site?: string; json?: boolean }) => {
    await refuseReplaced(NAME, fetched);
    const isAddress = /^https?:/.test(build);
    const folder = isAddress ? await fetchBuild(build) : resolve(build);
    const browser = await openBrowser();
    try {
      const findings = await inspectRemote(
        folder,
        site ?? fetched?.site ?? installedFrom(process.cwd()),
        browser,
      );
      if (findings.length > 0) process.exitCode = 1;
      if (json) return console.log(JSON.stringify(findings));
      for (const [name, asked] of Object.entries(checks)) {
        const found = findings.filter(({ check }) => check === (name as CheckName));
        console.log(`  ${found.length === 0 ? 'passed' : 'FAILED'}  ${name.padEnd(16)} ${asked}`);
        for (const { sentence } of found) console.log(`            ${sentence}`);
      }
      const failed = new Set(findings.map(({ check }) => check)).size;
      const total = Object.keys(checks).length;
      console.log(`\n${total - failed} of ${total} checks passed.`);
    } finally {
      await browser.close();
      if (isAddress) removeBuild(folder);
    }
  });
const code = await runCli(cli, process.argv.slice(2));
if (code !== 0) process.exitCode = code;
