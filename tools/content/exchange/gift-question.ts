import { optionIds } from '@revisoins/assessment';
import { findUnescaped, readGift, unescapeGift } from './gift-text.ts';
import type { Row } from './row.ts';
import { stemFromHtml } from './stem-html.ts';

type Parsed = { readonly row: Row } | { readonly fault: string };

/** One question of a GIFT file, without its comments. */
export function parseGiftQuestion(source: string): Parsed {
  const [head = '', title = ''] = /^\s*::((?:\\[\s\S]|[^\\:]|:(?!:))*)::/.exec(source) ?? [];
  const [, label, lang] = /^(.*\S)\s+(fr|en)$/s.exec(unescapeGift(title) ?? '') ?? [];
  if (!label || !lang) return { fault: 'the title must be an id and a language, as in ::c08-001 fr::' };
  const open = findUnescaped(source, '{', head.length);
  const close = findUnescaped(source, '}', open + 1);
  if (open < 0 || close < 0) return { fault: 'the answers must stand between { and }' };
  if (source.slice(close + 1).trim() !== '')
    return { fault: 'nothing may follow the answers: put the whole question before them' };
  const body = source.slice(open + 1, close);
  const general = findGeneralFeedback(body);
  const answers = splitAnswers(general < 0 ? body : body.slice(0, general));
  if (answers.length !== optionIds.length)
    return { fault: `has ${answers.length} options, four are required` };
  const right = answers.flatMap(({ isRight }, index) => (isRight ? [index] : []));
  if (right.length !== 1) return { fault: `has ${right.length} right options (=), one is required` };
  if (answers.some(({ text }) => text.startsWith('%')))
    return { fault: 'has weighted options (%): one option is right, the others are wrong' };

  const stem = readStem(source.slice(head.length, open));
  if ('fault' in stem) return stem;
  const row: Row = { id: label, lang, key: optionIds[right[0] ?? 0] ?? '', ...stem };
  const texts: [keyof Row, string][] = [
    ['explanation', general < 0 ? '' : body.slice(general + 4)],
    ...optionIds.flatMap((id, index): [keyof Row, string][] => [
      [id, answers[index]?.text ?? ''],
      [`${id}_rationale`, answers[index]?.feedback ?? ''],
    ]),
  ];
  for (const [column, raw] of texts) {
    const text = unescapeGift(raw);
    if (text === null) return { fault: notText(column) };
    row[column] = text;
  }
  return { row };
}

const notText = (column: string) =>
  `${column} holds HTML that is more than text, such as a picture or a table: write it as text`;

function readStem(raw: string): { stem: string; table: string } | { fault: string } {
  const { mark, text } = readGift(raw);
  if (mark === '[html]' && /<table[\s>]/i.test(text)) return stemFromHtml(text);
  const stem = unescapeGift(raw);
  return stem === null ? { fault: notText('stem') } : { stem, table: '' };
}

interface Answer {
  readonly isRight: boolean;
  readonly text: string;
  readonly feedback: string;
}

function splitAnswers(body: string): Answer[] {
  const answers: Answer[] = [];
  let start = findUnescaped(body, '=~');
  while (start >= 0) {
    const next = findUnescaped(body, '=~', start + 1);
    const raw = body.slice(start + 1, next < 0 ? undefined : next);
    const hash = findUnescaped(raw, '#');
    const [text, feedback] = hash < 0 ? [raw, ''] : [raw.slice(0, hash), raw.slice(hash + 1)];
    answers.push({ isRight: body[start] === '=', text: text.trim(), feedback: feedback.trim() });
    start = next;
  }
  return answers;
}

function findGeneralFeedback(body: string): number {
  let at = findUnescaped(body, '#');
  while (at >= 0 && !body.startsWith('####', at)) at = findUnescaped(body, '#', at + 1);
  return at;
}
