import { createRandom, optionIds } from '@revisoins/assessment';
import { type Cue, findCues } from '../../../supabase/functions/_shared/validator/cues.ts';
import { conceptGroups } from './concept-groups.ts';
import { makeTable, type Table, type Training } from './choice-model.ts';
import { crossValidate, assignFolds, type Judgement, SEED } from './cross-validate.ts';
import { type ModelName, modelNames, extractFeatures } from './option-features.ts';
import type { SourceItem } from '../source-file.ts';
import { type Language, languages } from '../wording-texts.ts';

/** The largest share of keys that a model may find without the stem; chance is 0.25. */
const bars = { all: 0.33, quizzes: 0.33, exam: 0.33, easy: 0.35, medium: 0.35, hard: 0.35 } as const;

/**
 * The training parameters of each model, chosen by trial: these find most keys in a bank that revealed them.
 */
const trainings: Record<ModelName, Training & { readonly rarity: number }> = {
  surface: { passes: 5, step: 0.03, decay: 0.95, rarity: 0 },
  words: { passes: 3, step: 2, decay: 0.95, rarity: 0.25 },
  characters: { passes: 3, step: 2, decay: 0.95, rarity: 0.25 },
};

/** How often keys are drawn by lot and the models trained again, to see what chance alone finds. */
const LOTS = 99;

/** Parts of the bank of which each has its own figures. */
export const parts = {
  all: () => true,
  quizzes: ({ file }) => file.startsWith('skills/'),
  exam: ({ file }) => file.startsWith('exam/'),
  easy: ({ item }) => item.difficulty === 'easy',
  medium: ({ item }) => item.difficulty === 'medium',
  hard: ({ item }) => item.difficulty === 'hard',
} as const satisfies Record<string, (entry: SourceItem) => boolean>;
export type Part = keyof typeof parts;

export interface Model {
  readonly name: ModelName;
  readonly language: Language;
  readonly table: Table;
  /** By the place of the item, judged by models of the whole bank. */
  readonly judgements: ReadonlyMap<number, Judgement>;
}

/** The bank as the models see it. */
export interface JudgedBank {
  readonly entries: readonly SourceItem[];
  readonly keys: readonly number[];
  readonly folds: readonly number[];
  readonly models: readonly Model[];
}

/**
 * Trains the models on the whole bank, so that each item is judged by models that did not see its concept.
 */
export function judgeBank(
  entries: readonly SourceItem[],
  included: readonly Language[] = languages,
): JudgedBank {
  const keys = entries.map(({ item }) => optionIds.indexOf(item.key));
  const folds = assignFolds(conceptGroups(entries.map(({ item }) => item)));
  const everyone = [...entries.keys()];
  const models = included.flatMap((language) =>
    modelNames.map((name): Model => {
      const table = makeTable(
        entries.map(({ item }) => extractFeatures(item, language, name)),
        trainings[name].rarity,
      );
      return {
        name,
        language,
        table,
        judgements: crossValidate(table, keys, folds, everyone, trainings[name]),
      };
    }),
  );
  return { entries, keys, folds, models };
}

export interface Figure {
  readonly language: Language;
  readonly part: Part;
  readonly model: ModelName;
  readonly items: number;
  /** Of the keys that a model of the whole bank finds, from 0 to 1. */
  readonly share: number;
  /** How often a model finds as many when the keys are drawn by lot. */
  readonly p: number;
  /** Of the keys that a model of this part alone finds. */
  readonly partShare: number;
  readonly bar: number;
  readonly passes: boolean;
}

/** How many keys each model finds in each part of the bank. */
export function measureBank(bank: JudgedBank, { lots = LOTS } = {}): Figure[] {
  const { entries, keys, folds, models } = bank;
  return models.flatMap((model) => {
    const { name, language, table, judgements } = model;
    const byLot = judgeByLot(bank, model, lots);
    return (Object.keys(parts) as Part[]).map((part): Figure => {
      const members = [...entries.keys()].filter((place) => parts[part](entries[place] as SourceItem));
      const share = measureShare(judgements, members);
      const alone = part === 'all' ? judgements : crossValidate(table, keys, folds, members, trainings[name]);
      const partShare = measureShare(alone, members);
      const asMany = byLot.filter((judged) => measureShare(judged, members) >= share).length;
      const bar = bars[part];
      return {
        language,
        part,
        model: name,
        items: members.length,
        share,
        p: (asMany + 1) / (byLot.length + 1),
        partShare,
        bar,
        passes: Math.max(share, partShare) <= bar,
      };
    });
  });
}

/** The share of the keys of `members` that come first. */
export function measureShare(judgements: ReadonlyMap<number, Judgement>, members: readonly number[]): number {
  const credit = members.reduce((sum, place) => sum + (judgements.get(place)?.credit ?? 0), 0);
  return members.length === 0 ? 0 : credit / members.length;
}

/**
 * The permutation test: keys are shuffled within the items, and the model is trained and judged again each
 * time.
 */
function judgeByLot(
  { entries, folds }: JudgedBank,
  { name, table }: Model,
  lots: number,
): ReadonlyMap<number, Judgement>[] {
  const everyone = [...entries.keys()];
  const random = createRandom(SEED);
  return Array.from({ length: lots }, () => {
    const keys = everyone.map(() => Math.floor(random() * optionIds.length));
    return crossValidate(table, keys, folds, everyone, trainings[name]);
  });
}

/** Each model's judgement of one item in one language. */
export interface ModelVerdict {
  readonly model: ModelName;
  readonly chances: readonly number[];
  readonly findsKey: boolean;
  /** How much likelier the key is than the next option; below zero when another is likelier. */
  readonly margin: number;
  /** What speaks most for the key. */
  readonly strongest: readonly string[];
}

export interface JudgedItem {
  readonly id: string;
  readonly file: string;
  readonly language: Language;
  readonly key: string;
  readonly cues: readonly Cue[];
  readonly verdicts: readonly ModelVerdict[];
}

const MOST_FEATURES = 4;

/** One entry for each language that was judged. */
export function describeItem({ entries, keys, models }: JudgedBank, place: number): JudgedItem[] {
  const { item, file } = entries[place] as SourceItem;
  const key = keys[place] ?? 0;
  return [...Map.groupBy(models, ({ language }) => language)].map(([language, own]) => ({
    id: item.id,
    file,
    language,
    key: item.key,
    cues: findCues({ ...item[language], key: item.key }, language),
    verdicts: own.flatMap(({ name, table, judgements }): ModelVerdict[] => {
      const judgement = judgements.get(place);
      if (!judgement) return [];
      const { chances, credit, weights } = judgement;
      const rivals = chances.filter((_, option) => option !== key);
      return [
        {
          model: name,
          chances,
          findsKey: credit === 1,
          margin: (chances[key] ?? 0) - Math.max(...rivals),
          strongest: strongestFeatures(table, place, key, weights),
        },
      ];
    }),
  }));
}

/** The features that make the key likelier than the mean of the four, the strongest first. */
function strongestFeatures(
  { names, starts, columns, values }: Table,
  place: number,
  key: number,
  weights: Float64Array,
) {
  const gains = new Map<number, number>();
  for (const option of optionIds.keys()) {
    const row = place * optionIds.length + option;
    for (let cell = starts[row] ?? 0; cell < (starts[row + 1] ?? 0); cell += 1) {
      const column = columns[cell] ?? 0;
      const share = (option === key ? 1 : 0) - 1 / optionIds.length;
      const gain = share * (weights[column] ?? 0) * (values[cell] ?? 0);
      gains.set(column, (gains.get(column) ?? 0) + gain);
    }
  }
  return [...gains]
    .filter(([, gain]) => gain > 0)
    .toSorted(([, one], [, two]) => two - one)
    .slice(0, MOST_FEATURES)
    .map(([column]) => names[column] ?? '');
}
