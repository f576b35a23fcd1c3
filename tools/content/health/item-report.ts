import { assessItem, type ItemFlag, type ItemHealth } from '@revisoins/learning/item-health';
import { optionIds } from '@revisoins/assessment';
import * as z from 'zod';
import { formatTable } from '../format-table.ts';

/** What `public.item_answers` returns. */
export const answeredItems = z.array(
  z.strictObject({
    id: z.string(),
    version: z.int(),
    kind: z.enum(['quiz', 'exam']),
    /** Of its skill or domain. */
    title: z.string(),
    key: z.enum(optionIds),
    isLive: z.boolean(),
    isVoided: z.boolean(),
    reports: z.int(),
    /** Null without first answers. */
    seconds: z.nullable(z.number()),
    /** Strength, option, learners. */
    answers: z.array(z.tuple([z.number(), z.enum(optionIds), z.int()])),
  }),
);

type AnsweredItem = z.infer<typeof answeredItems>[number];
export type ItemReport = Omit<AnsweredItem, 'answers'> & { readonly health: ItemHealth };

/** The figures and flags of each version of an item. Pure. */
export const reportItems = (items: readonly AnsweredItem[]): ItemReport[] =>
  items.map(({ answers, ...item }) => ({
    ...item,
    health: assessItem({
      key: item.key,
      answers: answers.map(([strength, choice, count]) => ({ strength, choice, count })),
    }),
  }));

const percent = (share: number) => `${Math.round(100 * share)} %`;

/** A flag in words. */
export function flagText(flag: ItemFlag): string {
  switch (flag.kind) {
    case 'wrong-key':
      return `key probably wrong: ${flag.option} (${percent(flag.probability)})`;
    case 'two-keys':
      return `two keys: ${flag.option} too (${percent(flag.probability)})`;
    case 'unused-distractor':
      return `nobody takes ${flag.option}`;
    case 'too-easy':
      return 'too easy';
  }
}

export const columns = [
  'item',
  'version',
  'bank',
  'key',
  'answers',
  'right',
  'discrimination',
  ...optionIds,
  'seconds',
  'reports',
  'flags',
];

/** A report as one line of a table. */
export function reportCells({ id, version, kind, key, seconds, reports, health }: ItemReport): string[] {
  const { answers, shareRight, discrimination, shares, flags } = health;
  return [
    id,
    String(version),
    kind,
    key,
    String(answers),
    shareRight === null ? '' : percent(shareRight),
    discrimination === null ? '' : discrimination.toFixed(2),
    ...optionIds.map((option) => (answers === 0 ? '' : percent(shares[option]))),
    seconds === null ? '' : seconds.toFixed(0),
    String(reports),
    flags.map(flagText).join('; '),
  ];
}

/** Urgent items first: a doubtful key, then reports, then items that no longer measure anything. */
function urgency({ health, reports }: ItemReport): number {
  const [flag] = health.flags;
  const doubt = flag?.kind === 'wrong-key' || flag?.kind === 'two-keys' ? 1 + flag.probability : 0;
  return 1000 * doubt + 10 * reports + (flag ? 1 : 0) - (health.discrimination ?? 0);
}

/** The items that a person should read, the most urgent first: flagged or reported, and live. Pure. */
export const itemsToRead = (reports: readonly ItemReport[]): ItemReport[] =>
  reports
    .filter(({ isLive, health, reports: count }) => isLive && (health.flags.length > 0 || count > 0))
    .toSorted((a, b) => urgency(b) - urgency(a));

/**
 * The live items that discriminate least between strong and weak learners, among items with enough answers.
 * Pure.
 */
export const leastDiscriminating = (reports: readonly ItemReport[], fewest: number): ItemReport[] =>
  reports
    .filter(({ isLive, health }) => isLive && health.answers >= fewest && health.discrimination !== null)
    .toSorted((a, b) => (a.health.discrimination ?? 0) - (b.health.discrimination ?? 0));

/** A table of reports; their flags are words at the end of each line. */
export function reportTable(reports: readonly ItemReport[]): string {
  const rows = reports.map(reportCells);
  const figures = formatTable(
    columns.slice(0, -1),
    rows.map((cells) => cells.slice(0, -1)),
    4,
  ).split('\n');
  const flags = ['flags', ...rows.map((cells) => cells.at(-1) ?? '')];
  return figures.map((line, index) => `${line}  ${flags[index] ?? ''}`.trimEnd()).join('\n');
}
