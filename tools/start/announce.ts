import type { RunningSite } from './start-site.ts';

/** Prints where everything is. */
export function announce({
  shellUrl,
  apiUrl,
  mailboxUrl,
  institutionUrl,
  remotes,
  notices,
  hasDemonstration,
}: RunningSite): void {
  const lines: [string, string][] = [
    ['Révisoins', shellUrl],
    ['Mailbox', `${mailboxUrl}   (the e-mails that the site sends)`],
    ['Institution', `${institutionUrl}   (an example page that embeds the site)`],
    ['API', apiUrl],
    ...Object.entries(remotes).map(([name, url]): [string, string] => [`  ${name}`, url]),
  ];
  const width = Math.max(...lines.map(([name]) => name.length)) + 2;
  console.log(`\n${lines.map(([name, value]) => `  ${name.padEnd(width)}${value}`).join('\n')}`);
  for (const notice of notices) console.log(`\n  ${notice}`);
  if (hasDemonstration)
    console.log(
      '\n  Demonstration learner: demo@revisoins.test, password Demo-Revisoins-2026; exam code DEMO-EXAMEN-2026',
    );
  console.log('\n  Ctrl+C stops everything.\n');
}
