import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { addLearner } from '../../security/test-learner.ts';
import type { CallOptions, VoiceStack } from '../voice-stack.ts';

const asked = { id: z.string(), language: z.enum(['fr', 'en']), expects: z.array(z.string()).default([]) };
const question = z.object({ ...asked, question: z.string(), unanswerable: z.boolean().default(false) });
const followUp = z.object({ ...asked, first: z.string(), followUp: z.string() });

const completion = z.object({
  outcome: z.enum(['answer', 'choices', 'unknown', 'other']),
  reply: z.string(),
  more: z
    .object({
      paragraphs: z.array(z.string()),
      steps: z.array(z.string()),
      table: z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) }).optional(),
    })
    .optional(),
  sources: z.array(z.object({ id: z.string(), title: z.string() })),
  choices: z.array(z.object({ id: z.string(), title: z.string() })),
  subject: z.string(),
});
type Completion = z.infer<typeof completion>;

const read = <T extends z.ZodType>(file: string, schema: T) =>
  z.array(schema).parse(JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')));

export const readQuestions = (file: string) => read(file, question);
export const readFollowUps = () => read('follow-ups.json', followUp);

/**
 * What became of a question. 'right': an answer with one of the expected wordings, in short or in what it
 * says besides, or none where there can be none. 'wrong': an answer that should be another, or none. 'near':
 * three entries to choose from, one of which is the right one; 'astray': none is. 'helped': the fixed words
 * against danger, which come before any answer.
 */
export type Verdict = 'right' | 'wrong' | 'near' | 'astray' | 'unknown' | 'helped';

export interface Judged {
  readonly id: string;
  readonly verdict: Verdict;
  readonly reply: string;
  readonly milliseconds: number;
}

export async function ask(voice: VoiceStack, body: object, as: CallOptions = {}): Promise<Completion> {
  await voice.stack.sql('delete from private.quota_usage');
  return completion.parse((await voice.call('complete', body, as)).json);
}

/** Somebody who has asked nothing yet: what one learner writes in a minute is read up to a limit. */
async function addAsker({ stack }: VoiceStack): Promise<CallOptions> {
  const { client } = await addLearner(stack, `asker-${crypto.randomUUID()}`);
  const { data } = await client.auth.getSession();
  return { token: data.session?.access_token ?? null };
}

export async function askQuestions(
  voice: VoiceStack,
  questions: ReturnType<typeof readQuestions>,
): Promise<Judged[]> {
  const asker = await addAsker(voice);
  const judged: Judged[] = [];
  for (const { id, question: text, language, expects, unanswerable } of questions) {
    const began = performance.now();
    const answer = await ask(voice, { text, language }, asker);
    const milliseconds = performance.now() - began;
    const verdict = unanswerable
      ? answer.outcome === 'answer'
        ? 'wrong'
        : 'right'
      : await judge(voice, answer, language, expects);
    judged.push({ id, verdict, reply: answer.reply, milliseconds });
  }
  return judged;
}

export async function askFollowUps(voice: VoiceStack): Promise<Judged[]> {
  const asker = await addAsker(voice);
  const judged: Judged[] = [];
  for (const { id, first, followUp: text, language, expects } of readFollowUps()) {
    const before = await ask(voice, { text: first, language }, asker);
    const began = performance.now();
    const previous = {
      previous: before.subject || first,
      ...(before.sources[0] && { entry: before.sources[0].id }),
    };
    const answer = await ask(voice, { text, language, ...previous }, asker);
    const milliseconds = performance.now() - began;
    judged.push({
      id,
      reply: answer.reply,
      milliseconds,
      verdict: await judge(voice, answer, language, expects),
    });
  }
  return judged;
}

async function judge(
  voice: VoiceStack,
  answer: Completion,
  language: 'fr' | 'en',
  expects: readonly string[],
): Promise<Verdict> {
  const says = (texts: readonly string[]) => {
    const said = alike(texts.join('\n'));
    return expects.some((words) => said.includes(alike(words)));
  };
  if (answer.outcome === 'other') return 'helped';
  if (answer.outcome === 'answer') return says(allTexts(answer)) ? 'right' : 'wrong';
  if (answer.outcome === 'unknown') return 'unknown';
  const rows = await voice.stack.sql(
    `select ${language}::text as texts from reference_entries where id = any ($1)`,
    [answer.choices.map(({ id }) => id)],
  );
  return rows.some(({ texts }) => says([String(texts)])) ? 'near' : 'astray';
}

const allTexts = ({ reply, more, sources }: Completion): string[] => [
  reply,
  ...sources.map(({ title }) => title),
  ...(more?.paragraphs ?? []),
  ...(more?.steps ?? []),
  ...(more?.table ? [...more.table.columns, ...more.table.rows.flat()] : []),
];

const alike = (text: string) =>
  text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('’', "'")
    .toLowerCase();

export const count = (judged: readonly Judged[], verdict: Verdict) =>
  judged.filter((one) => one.verdict === verdict).length;

/** The figures in one line, with what is not right. */
export function figures(judged: readonly Judged[]): string {
  const all = (['right', 'wrong', 'near', 'astray', 'unknown', 'helped'] as const).map(
    (verdict) => `${verdict} ${count(judged, verdict)}`,
  );
  const times = judged.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
  const others = judged
    .filter(({ verdict }) => verdict !== 'right')
    .map(({ id, verdict }) => `${id} ${verdict}`);
  return `${all.join(', ')} of ${judged.length}; p95 ${Math.round(p95)} ms; ${others.join(', ')}`;
}
