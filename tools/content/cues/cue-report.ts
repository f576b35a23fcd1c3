import { type CueName, cueNames } from '../../../supabase/functions/_shared/validator/cues.ts';
import { formatTable } from '../format-table.ts';
import { type Language, languages } from '../wording-texts.ts';
import type { Figure, JudgedItem } from './judge-bank.ts';
import { modelNames } from './option-features.ts';

const percent = (share: number) => (100 * share).toFixed(1);

/** One line for each language and part: what each model finds, by the whole bank and by the part alone. */
export function formatFigures(figures: readonly Figure[]): string {
  const rows = [...Map.groupBy(figures, ({ language, part }) => `${language} ${part}`).values()].map(
    (group) => {
      const [first] = group;
      if (!first) return [];
      return [
        first.language,
        first.part,
        String(first.items),
        ...modelNames.map((name) => {
          const figure = group.find(({ model }) => model === name);
          if (!figure) return '';
          const { share, partShare, p, passes } = figure;
          return `${percent(share)} / ${percent(partShare)} (p ${p.toFixed(3)})${passes ? ' ' : '!'}`;
        }),
        percent(first.bar),
      ];
    },
  );
  return [
    'Keys that a model finds without the stem, in percent: trained on the whole bank / on that part alone.',
    'Chance is 25; "!" is above the bar; p is how often as many are found when keys are drawn by lot.',
    '',
    formatTable(['lang', 'part', 'items', ...modelNames, 'bar'], rows, 2),
    '',
  ].join('\n');
}

export interface CueCount {
  readonly language: Language;
  readonly cue: CueName | 'any';
  readonly items: number;
  /** Of all items, from 0 to 1. */
  readonly share: number;
  /** Items in which the option that stands out is the key. */
  readonly onKey: number;
}

/** The number of items in which one option stands out, by cue. */
export function countCues(items: readonly JudgedItem[]): CueCount[] {
  return languages.flatMap((language) => {
    const own = items.filter((item) => item.language === language);
    if (own.length === 0) return [];
    const count = (cue: CueName | 'any'): CueCount => {
      const found = own.map((item) => ({
        item,
        cues: item.cues.filter(({ name }) => cue === 'any' || name === cue),
      }));
      const flagged = found.filter(({ cues }) => cues.length > 0);
      const onKey = flagged.filter(({ item, cues }) => cues.some(({ option }) => option === item.key)).length;
      return { language, cue, items: flagged.length, share: flagged.length / own.length, onKey };
    };
    return [...cueNames, 'any' as const].map(count);
  });
}

export function formatCounts(counts: readonly CueCount[]): string {
  const rows = counts.map(({ language, cue, items, share, onKey }) => [
    language,
    cue,
    String(items),
    percent(share),
    String(onKey),
  ]);
  return [
    'Items of which one option stands apart:',
    '',
    formatTable(['lang', 'cue', 'items', '%', 'it is the key'], rows, 2),
    '',
  ].join('\n');
}

const MOST_WORST = 30;
const LEAST_MODELS = 2;

/** Items of which several models rank the key first, the widest margin first. */
export function findWorst(items: readonly JudgedItem[]): JudgedItem[] {
  return items
    .filter(({ verdicts }) => verdicts.filter(({ findsKey }) => findsKey).length >= LEAST_MODELS)
    .toSorted((one, other) => meanMargin(other) - meanMargin(one))
    .slice(0, MOST_WORST);
}

const meanMargin = ({ verdicts }: JudgedItem) =>
  verdicts.reduce((sum, { margin }) => sum + margin, 0) / Math.max(1, verdicts.length);

export function formatItem({ id, language, key, cues, verdicts }: JudgedItem): string {
  const found = verdicts.filter(({ findsKey }) => findsKey);
  const models = verdicts.map(
    ({ model, chances, findsKey }) =>
      `${model} ${percent(Math.max(...chances))} % for ${'abcd'[chances.indexOf(Math.max(...chances))]}${findsKey ? ' (the key)' : ''}`,
  );
  const reasons = found.flatMap(({ model, strongest: names }) =>
    names.length > 0 ? [`    ${model} by: ${names.map((name) => `“${name}”`).join(', ')}`] : [],
  );
  return [
    `${id} ${language}, key ${key}. Without the stem: ${models.join(', ')}.`,
    ...cues.map(({ message }) => `  - ${message}`),
    ...reasons,
    '',
  ].join('\n');
}

export interface FileSummary {
  readonly file: string;
  readonly items: number;
  /** Items with a cue in one language at least. */
  readonly flagged: number;
  /** How many of them have the key standing out. */
  readonly flaggedKey: number;
  /** Share of keys that each model finds, by language and model. */
  readonly found: Readonly<Record<string, number>>;
}

/** For each file, and for all of them when there are several, what a writer sees get better. */
export function summarizeFiles(items: readonly JudgedItem[]): FileSummary[] {
  const byFile = [...Map.groupBy(items, ({ file }) => file)].map(([file, own]) => summarize(file, own));
  return byFile.length > 1 ? [...byFile, summarize('all', items)] : byFile;
}

function summarize(file: string, items: readonly JudgedItem[]): FileSummary {
  const ids = (some: readonly JudgedItem[]) => new Set(some.map(({ id }) => id)).size;
  const found: Record<string, number> = {};
  for (const language of languages)
    for (const name of modelNames) {
      const verdicts = items
        .filter((item) => item.language === language)
        .flatMap((item) => item.verdicts.filter(({ model }) => model === name));
      if (verdicts.length > 0)
        found[`${language} ${name}`] = verdicts.filter(({ findsKey }) => findsKey).length / verdicts.length;
    }
  return {
    file,
    items: ids(items),
    flagged: ids(items.filter(({ cues }) => cues.length > 0)),
    flaggedKey: ids(items.filter(({ cues, key }) => cues.some(({ option }) => option === key))),
    found,
  };
}

export function formatSummaries(summaries: readonly FileSummary[]): string {
  const models = Object.keys(summaries[0]?.found ?? {});
  const rows = summaries.map(({ file, items, flagged, flaggedKey, found }) => [
    file,
    String(items),
    String(flagged),
    String(flaggedKey),
    ...models.map((name) => percent(found[name] ?? 0)),
  ]);
  return [
    'Items flagged, those of which the key stands apart, and the keys that each model finds in percent (chance 25):',
    '',
    formatTable(['file', 'items', 'flagged', 'key apart', ...models], rows, 1),
  ].join('\n');
}
