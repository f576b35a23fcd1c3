import { type BankItem, bankItem } from '@revisoins/assessment/bank';
import { idPrefix, nextId } from '../next-id.ts';
import { type SourceFile, listItems } from '../source-file.ts';
import { fixItemTypography } from '../fix-file-typography.ts';
import { itemDraft } from './item-draft.ts';
import type { Fault, NumberedRow } from './row.ts';

export interface Merged {
  /** The merged file; write it only when there are no faults. */
  readonly file: SourceFile;
  readonly added: string[];
  /** Edited items: each is a new version and no longer reviewed. */
  readonly updated: string[];
  /** Items of which only the metadata changed: they keep version and review. */
  readonly annotated: string[];
  readonly unchanged: string[];
  readonly faults: Fault[];
  /** The first line of each imported item, by its id. */
  readonly lines: Map<string, number>;
}

/**
 * Merges rows into a file of the bank. Rows with the same id form one item. An id in the file edits that
 * item; a new id of the file's form adds it; any other word ('new 1') adds an item with the next free id.
 * Typography is normalised: a spreadsheet that changes apostrophes edits nothing.
 */
export function mergeRows(
  rows: readonly NumberedRow[],
  file: SourceFile,
  { bank, everGiven }: { bank: readonly SourceFile[]; everGiven: readonly string[] },
): Merged {
  const elsewhere = new Set(
    listItems(bank.filter(({ name }) => name !== file.name)).map(({ item }) => item.id),
  );
  const ownId = new RegExp(`^${idPrefix(file)}-\\d{3}$`);
  const items = [...file.bank.items];
  const merged = {
    added: [] as string[],
    updated: [] as string[],
    annotated: [] as string[],
    unchanged: [] as string[],
    faults: [] as Fault[],
    lines: new Map<string, number>(),
  };
  for (const [label, group] of Map.groupBy(rows, ({ row }) => row.id ?? '')) {
    const line = group[0]?.line ?? 1;
    const refuse = (...messages: string[]) =>
      merged.faults.push(...messages.map((message) => ({ line, message: `${label}: ${message}` })));
    if (elsewhere.has(label)) {
      refuse('belongs to another file of the bank');
      continue;
    }
    const place = items.findIndex(({ id }) => id === label);
    const existing = items[place];
    if (!existing && everGiven.includes(label)) {
      refuse('was the id of an item that is no longer in the bank: write another word, such as "new 1"');
      continue;
    }
    const taken = [
      ...everGiven,
      ...items.map(({ id }) => id),
      ...rows.map(({ row }) => row.id ?? '').filter((id) => ownId.test(id)),
    ];
    const id = existing || ownId.test(label) ? label : nextId(file, taken);
    const { draft, messages } = itemDraft(id, group, existing);
    const parsed = bankItem.safeParse(draft);
    if (messages.length > 0 || !parsed.success) {
      refuse(
        ...messages,
        ...(messages.length > 0
          ? []
          : (parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)),
      );
      continue;
    }
    const item = fixItemTypography(parsed.data);
    merged.lines.set(id, line);
    if (!existing) {
      items.push(item);
      merged.added.push(id);
    } else if (sameItem(item, fixItemTypography(existing))) merged.unchanged.push(id);
    else if (sameItem(withoutMetadata(item), withoutMetadata(fixItemTypography(existing)))) {
      items[place] = item;
      merged.annotated.push(id);
    } else {
      items[place] = {
        ...item,
        version: existing.version + 1,
        review: { status: 'unreviewed', reviewer: null },
      };
      merged.updated.push(id);
    }
  }
  return { ...merged, file: { name: file.name, bank: { ...file.bank, items } } };
}

function withoutMetadata(item: BankItem): BankItem {
  return { ...item, concept: undefined, blueprint: undefined, sources: undefined, recheckBy: undefined };
}

/** The schema has put the fields of both in the same order. */
function sameItem(one: BankItem, other: BankItem): boolean {
  return JSON.stringify(bankItem.parse(one)) === JSON.stringify(bankItem.parse(other));
}
