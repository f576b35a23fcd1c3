import { skillById } from '@revisoins/assessment';
import { tableDifferences } from '@revisoins/assessment/bank';
import { kindsOfLaw, type ReferenceEntry, type ReferenceWording } from '@revisoins/assessment/reference';
import {
  similarity,
  TOO_SIMILAR,
  trigrams,
} from '../../../supabase/functions/_shared/validator/near-duplicate.ts';
import { languageFault } from '../checks/check-language.ts';
import { parityFault } from '../checks/check-parity.ts';
import { typographyFault } from '../checks/check-typography.ts';
import { sourceFaults } from '../checks/check-sources.ts';
import { numbersIn } from '../checks/numbers-in.ts';
import type { Problem } from '../problem.ts';
import { type Language, languages } from '../wording-texts.ts';
import { entryTexts, type SourceReference } from './read-reference.ts';

interface SourceEntry {
  readonly file: string;
  readonly entry: ReferenceEntry;
}

/** Everything that is wrong with the reference entries; today decides which are due for another look. */
export function checkReference(files: readonly SourceReference[], today: string): Problem[] {
  const entries = files.flatMap(({ name, reference }) =>
    reference.entries.map((entry) => ({ file: name, entry })),
  );
  const ids = new Set(entries.map(({ entry }) => entry.id));
  return [
    ...files.flatMap(checkFile),
    ...checkIds(entries),
    ...entries.flatMap(({ file, entry }) => [
      ...[
        ...linkFaults(entry, ids),
        ...lawFaults(entry),
        ...shapeFaults(entry),
        ...parityFaults(entry),
        ...typographyFaults(entry),
        ...termFaults(entry),
        ...(entry.sources ?? []).flatMap(sourceFaults),
      ].map((message): Problem => ({ level: 'error', file, id: entry.id, message })),
      ...languageProblems(file, entry),
      ...recheckProblems(file, entry, today),
    ]),
    ...checkTwins(entries),
  ];
}

function checkFile({ name, reference }: SourceReference): Problem[] {
  const { topic, title } = reference;
  const expected = `reference/${topic}.json`;
  const misnamed =
    name === expected ? [] : [`"topic" is "${topic}": rename the file to ${expected} or correct it`];
  const misprinted = languages.flatMap((language) => {
    const fault = typographyFault(title[language], language);
    return fault === null ? [] : [`title.${language} ${fault}`];
  });
  return [...misnamed, ...misprinted].map((message) => ({ level: 'error', file: name, message }));
}

function checkIds(entries: readonly SourceEntry[]): Problem[] {
  const firstFile = new Map<string, string>();
  return entries.flatMap(({ file, entry: { id } }): Problem[] => {
    const earlier = firstFile.get(id);
    firstFile.set(id, earlier ?? file);
    if (earlier === undefined) return [];
    return [{ level: 'error', file, id, message: `the id is already used in ${earlier}: give it another` }];
  });
}

function linkFaults({ id, skills, see = [] }: ReferenceEntry, ids: ReadonlySet<string>): string[] {
  return [
    ...skills.flatMap((skill, index) => {
      if (!skillById(skill)) return [`skills: there is no skill ${skill}: correct it`];
      return skills.indexOf(skill) === index ? [] : [`skills: ${skill} is there twice: remove one`];
    }),
    ...see.flatMap((other, index) => {
      if (other === id) return ['see: names the entry itself: remove it'];
      if (!ids.has(other)) return [`see: there is no entry "${other}": correct it, or write that entry`];
      return see.indexOf(other) === index ? [] : [`see: "${other}" is there twice: remove one`];
    }),
  ];
}

function lawFaults({ kind, recheckBy }: ReferenceEntry): string[] {
  return kindsOfLaw.includes(kind) && recheckBy === undefined
    ? [`recheckBy: is missing, and the kind "${kind}" states law: say when to look at it again`]
    : [];
}

function shapeFaults({ fr, en }: ReferenceEntry): string[] {
  const count = (wording: ReferenceWording, field: 'more' | 'steps') => wording[field]?.length ?? 0;
  const lists = (['more', 'steps'] as const)
    .filter((field) => count(fr, field) !== count(en, field))
    .map(
      (field) => `${field}: ${count(fr, field)} in French, ${count(en, field)} in English: make them equal`,
    );
  const cells = tableDifferences(fr.table, en.table).map(({ part, message }) => `table.${part}: ${message}`);
  return [...lists, ...cells];
}

function parityFaults(entry: ReferenceEntry): string[] {
  const english = new Map(entryTexts(entry, 'en').map(({ field, text }) => [field, text]));
  return entryTexts(entry, 'fr').flatMap(({ field, text }) => {
    const other = english.get(field);
    // A text that only one language has is a fault of the shape.
    const fault = other === undefined ? null : parityFault(text, other);
    return fault === null ? [] : [`${field}: ${fault}`];
  });
}

function typographyFaults(entry: ReferenceEntry): string[] {
  return languages.flatMap((language) =>
    [
      ...entryTexts(entry, language),
      ...entry[language].terms.map((text, index) => ({ field: `terms.${index}`, text })),
    ].flatMap(({ field, text }) => {
      const fault = typographyFault(text, language);
      return fault === null ? [] : [`${language}.${field} ${fault}`];
    }),
  );
}

function termFaults(entry: ReferenceEntry): string[] {
  return languages.flatMap((language) => {
    const { title, terms } = entry[language];
    const folded = [title, ...terms].map(fold);
    return folded.flatMap((term, index) => {
      const first = folded.indexOf(term);
      if (first === index) return [];
      const what = first === 0 ? 'is the title' : 'is there twice';
      return [`${language}.terms: "${terms[index - 1]}" ${what}: write another`];
    });
  });
}

function languageProblems(file: string, entry: ReferenceEntry): Problem[] {
  return languages.flatMap((language) =>
    entryTexts(entry, language).flatMap(({ field, text }): Problem[] => {
      const fault = languageFault(text, language);
      return fault === null
        ? []
        : [{ ...fault, file, id: entry.id, message: `${language}.${field} ${fault.message}` }];
    }),
  );
}

function recheckProblems(file: string, { id, recheckBy }: ReferenceEntry, today: string): Problem[] {
  if (recheckBy === undefined || recheckBy >= today) return [];
  const message = `recheckBy: ${recheckBy} has passed: look whether it still holds, and set another day`;
  return [{ level: 'warning', file, id, message }];
}

/**
 * Entries of which one is enough: the same title or nearly the same answer (errors), nearly the same title
 * (warnings).
 */
function checkTwins(entries: readonly SourceEntry[]): Problem[] {
  return languages.flatMap((language) => {
    const compared = entries.map(({ file, entry }) => ({
      file,
      id: entry.id,
      title: toCompared(entry[language].title, language),
      short: toCompared(entry[language].short, language),
    }));
    return compared.flatMap((later, index) =>
      compared.slice(0, index).flatMap((earlier): Problem[] => {
        const report = (level: Problem['level'], message: string): Problem[] => [
          { level, file: later.file, id: later.id, message: `${language}.${message}` },
        ];
        const there = `that of ${earlier.id} (${earlier.file})`;
        if (later.title.folded === earlier.title.folded)
          return report('error', `title is ${there}: merge the entries, or name this one otherwise`);
        if (areAlike(later.short, earlier.short))
          return report('error', `short is nearly ${there}: merge the entries`);
        return areAlike(later.title, earlier.title)
          ? report('warning', `title is nearly ${there}: check that they tell different things`)
          : [];
      }),
    );
  });
}

interface Compared {
  readonly folded: string;
  readonly grams: ReadonlySet<string>;
  readonly numbers: string;
}

function toCompared(text: string, language: Language): Compared {
  return {
    folded: fold(text),
    grams: trigrams(text),
    numbers: [...numbersIn(text, language)].toSorted().join(' '),
  };
}

/** Texts whose numbers differ are never alike: type 1 differs from type 2. */
function areAlike(one: Compared, other: Compared): boolean {
  return one.numbers === other.numbers && similarity(one.grams, other.grams) > TOO_SIMILAR;
}

/** Without case and with single spaces; accents count. */
function fold(text: string): string {
  return text.toLowerCase().replace(/\s+/gu, ' ').trim();
}
