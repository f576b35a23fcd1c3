import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hashQuestion, stemText } from '@revisoins/assessment';
import {
  bankFile,
  bankFileTitle,
  type BankFile,
  type BankItem,
  type ItemBlueprint,
  type ItemSource,
} from '@revisoins/assessment/bank';
import * as z from 'zod';
import { isBankFileName } from './read-sources.ts';

/** An item with its file's data: a row of `private.items`. */
export interface BankRow extends Omit<
  BankItem,
  'fallback' | 'review' | 'concept' | 'blueprint' | 'sources' | 'recheckBy'
> {
  readonly kind: 'quiz' | 'exam';
  readonly skill_id: number | null;
  readonly domain: string | null;
  readonly skill_title: string;
  readonly fallback: boolean;
  readonly review_status: BankItem['review']['status'];
  readonly reviewer: string | null;
  readonly concept: string | null;
  readonly blueprint: ItemBlueprint | null;
  readonly sources: readonly ItemSource[];
  readonly recheck_by: string | null;
  readonly hash: string;
}

/**
 * Every item of the bank files in a directory, in order of the file names. Throws with the file's name at the
 * first fault.
 */
export async function readBank(directory: string): Promise<BankRow[]> {
  const names = (await readdir(directory, { recursive: true }))
    .map((name) => name.replaceAll('\\', '/'))
    .filter(isBankFileName)
    .sort();
  const files = await Promise.all(
    names.map(async (name) => bankRows(name, await readFile(join(directory, name), 'utf8'))),
  );
  const rows = files.flat();
  const ids = new Set<string>();
  for (const row of rows) {
    if (ids.has(row.id)) throw new Error(`Two questions of the bank have the id ${row.id}.`);
    ids.add(row.id);
  }
  return rows;
}

/** The rows of one file. Throws when it is not a bank file, or belongs to an unknown skill or domain. */
export function bankRows(name: string, text: string): BankRow[] {
  const parsed = bankFile.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${name} is not a bank file:\n${z.prettifyError(parsed.error)}`);
  const title = bankFileTitle(parsed.data);
  if (title === null) throw new Error(`${name} belongs to a skill or an exam domain that does not exist.`);
  const place = bankPlace(parsed.data);
  return parsed.data.items.map(({ review, fallback = false, recheckBy = null, ...item }) => ({
    ...item,
    ...place,
    concept: item.concept ?? null,
    blueprint: item.blueprint ?? null,
    sources: item.sources ?? [],
    recheck_by: recheckBy,
    skill_title: title,
    fallback,
    review_status: review.status,
    reviewer: review.reviewer,
    hash: hashQuestion(stemText(item.fr.stem, item.fr.table), title),
  }));
}

function bankPlace(file: BankFile) {
  return 'skill' in file
    ? { kind: 'quiz' as const, skill_id: file.skill, domain: null }
    : { kind: 'exam' as const, skill_id: null, domain: file.domain };
}
