import { type QuestionSource, STATUTE_PUBLISHER, statutes } from '@revisoins/assessment';
import type { Problem } from '../problem.ts';
import type { SourceItem } from '../source-file.ts';

/** Sources that are statutes are cited in one form. */
export function checkSources(items: readonly SourceItem[]): Problem[] {
  return items.flatMap(({ file, item }) =>
    (item.sources ?? []).flatMap((source): Problem[] =>
      sourceFaults(source).map((message) => ({ level: 'error', file, id: item.id, message })),
    ),
  );
}

const faultWhere = (isFaulty: boolean, message: string): string[] => (isFaulty ? [message] : []);

/**
 * How a citation deviates from the form for statutes: publisher, chapter, or a paragraph without its letter.
 */
export function sourceFaults({ publisher, document, section }: QuestionSource): string[] {
  const title = document.replace(/[ ,(]+RLRQ.*$/, '');
  const known = Object.keys(statutes).find((one) => one.startsWith(`${title}, `));
  const isStatute = known !== undefined || /RLRQ/.test(document);
  if (!isStatute) return [];
  return [
    ...faultWhere(
      publisher !== STATUTE_PUBLISHER,
      `its source is of "${publisher}": write "${STATUTE_PUBLISHER}"`,
    ),
    ...faultWhere(
      known !== undefined && document !== known,
      `its source is "${document}": write "${known}", as everywhere`,
    ),
    ...faultWhere(
      known === undefined && !/, RLRQ, c\. [A-Z]/.test(document),
      `its source "${document}" has no chapter: add it, as in ", RLRQ, c. C-26"`,
    ),
    ...faultWhere(
      /\d°(?! [a-z]\))/.test(section),
      `"${section}" names a paragraph without its letter: add it, or end with the article`,
    ),
  ];
}
