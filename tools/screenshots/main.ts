import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCli, runCli } from '@revisoins/workspace/cli';
import { appFolder, localFolder } from '@revisoins/workspace/paths';
import { demonstrationSession } from '@revisoins/start/demonstration-session';
import { drawIcons } from './draw-icons.ts';
import { toAvif, toWebp } from './encode.ts';
import { takeSixtyDays } from './sixty-days/take-sixty-days.ts';
import { languages } from '@revisoins/contracts/languages';
import { takeDashboard, takeQuiz, takeShared, type Place } from './take.ts';
import { withSite } from './with-site.ts';

/** Takes the pictures of the landing page from the running product and writes them to the shell's source. */
async function takePictures(place: Place, folder: string): Promise<void> {
  const blank = await (await place.browser.newContext()).newPage();
  const write = (name: string, bytes: Buffer) => {
    writeFileSync(join(folder, name), bytes);
    console.log(`${name.padEnd(28)}${(bytes.length / 1024).toFixed(1).padStart(7)} KB`);
  };
  for (const [name, take] of Object.entries({ quiz: takeQuiz, dashboard: takeDashboard })) {
    for (const [{ language, theme }, png] of await take(place)) {
      write(`${name}-${language}-${theme}.webp`, await toWebp(blank, png));
      write(`${name}-${language}-${theme}.avif`, toAvif(png));
    }
  }
  for (const language of languages) write(`shared-${language}.jpg`, await takeShared(place, language));
}

const takeAll = (): Promise<void> =>
  withSite(async (site, browser) => {
    const folder = join(appFolder('shell'), 'public', 'pictures');
    mkdirSync(folder, { recursive: true });
    const session = await demonstrationSession(site.apiUrl, site.publishableKey);
    for (const [name, png] of await drawIcons(browser, join(appFolder('shell'), 'public')))
      writeFileSync(join(appFolder('shell'), 'public', 'icons', `${name}.png`), png);
    await takePictures({ browser, shellUrl: site.shellUrl, session }, folder);
  });

const cli = createCli(
  'npm run screenshots --',
  'Takes the pictures of the landing page from the running product, draws the icons of the installed site, and writes them to apps/shell/public.',
).action(takeAll);
cli
  .command('sixty-days')
  .description(
    'Plays a learner of sixty days against a site of its own, and writes pictures of her dashboard to .local/sixty-days.',
  )
  .action(() => takeSixtyDays(join(localFolder, 'sixty-days')));
process.exitCode = await runCli(cli, process.argv.slice(2));
