import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { remoteBuild, shellBuild, siteFolder } from './build.fixture.ts';
import { prerenderedFixture } from './prerendered.fixture.ts';
import { publish, remote } from './run-release.fixture.ts';

/** A build of a shell that pre-renders. */
function renderingShell(): string {
  const build = shellBuild();
  writeFileSync(
    join(build, 'index.html'),
    '<!doctype html><html lang="fr-CA"><head><!-- page --><title>x</title><!-- /page --><!-- site --></head><body><div id="root"></div><noscript>x</noscript></body></html>',
  );
  writeFileSync(join(build, 'pages.json'), JSON.stringify(prerenderedFixture()));
  return build;
}

/** A build of a remote whose screen has this heading before any script. */
function remoteWithHeading(name: string, text: string, heading: string): string {
  const build = remoteBuild(name, text);
  const skeleton = { title: heading, html: `<h1>${heading}</h1>`, styles: '' };
  const home = ['fr', 'en'].map((language) => ({ ...skeleton, language }));
  writeFileSync(join(build, 'skeletons.json'), JSON.stringify({ home }));
  return build;
}

/** What a page shows, without the registry that every page contains. */
const shown = (site: string, file: string) =>
  readFileSync(join(site, 'shell', file), 'utf8').replaceAll(
    /<script type="application\/json".*?<\/script>/g,
    '',
  );

test('a release writes the pages of its own screens, and leaves what others show as it is', async () => {
  const site = siteFolder();
  await publish(site, 'shell', renderingShell());
  await publish(site, 'quiz', remoteWithHeading('quiz', 'one', 'Quiz'), '--tag', 'one');
  await publish(site, 'exam', remoteWithHeading('exam', 'one', 'Exam'), '--tag', 'one');
  expect(shown(site, 'quiz.html')).toContain('<h1>Quiz</h1>');
  const others = ['exam.html', 'index.html', 'app.html'];
  const before = others.map((file) => shown(site, file));

  await publish(site, 'quiz', remoteWithHeading('quiz', 'two', 'Quizzes'), '--tag', 'two');
  expect(shown(site, 'quiz.html')).toContain('<h1>Quiz</h1>');
  await remote('promote', 'quiz', '--traffic', '100', '--site', site);
  expect(shown(site, 'quiz.html')).toContain('<h1>Quizzes</h1>');
  expect(others.map((file) => shown(site, file))).toEqual(before);

  await remote('rollback', 'quiz', '--site', site);
  expect(shown(site, 'quiz.html')).toContain('<h1>Quiz</h1>');
});

test('a screen that leaves the site leaves no page behind', async () => {
  const site = siteFolder();
  await publish(site, 'shell', renderingShell());
  await publish(site, 'quiz', remoteWithHeading('quiz', 'one', 'Quiz'));
  expect(readFileSync(join(site, 'shell/_redirects'), 'utf8')).not.toContain('/quiz /app');
  await remote('remove', 'quiz', '--yes', '--site', site);
  const forms = ['', '.br', '.gz'].map((form) => join(site, 'shell', `quiz.html${form}`));
  expect(forms.filter((file) => existsSync(file))).toEqual([]);
});

test('a skeleton that could run something is refused, with its reason', async () => {
  const site = siteFolder();
  await publish(site, 'shell', renderingShell());
  const build = remoteWithHeading('quiz', 'one', '<script>alert(1)</script>');
  expect(await publish(site, 'quiz', build)).toMatchObject({
    code: 1,
    said: expect.stringContaining('The skeleton of the route "home" has the element script'),
  });
});
