import { requiredMentions } from './asked-aspect.ts';
import { writeAsked } from './asked-sentences.ts';
import type { Judged } from './judged.ts';
import { plain } from './plain.ts';

/** Whether what an entry would answer says nothing of the kind of thing asked about, such as how often. */
export function leavesOpen(question: string, judged: Judged): boolean {
  const { title, table } = judged.entry.wording;
  const rows = judged.rows.map((row) => table?.rows[row]?.join(' ') ?? '');
  const said = plain([title, ...rows, writeAsked(question, judged)].join('\n'));
  return requiredMentions(question, title).some((mentioned) => !mentioned.test(said));
}
