import { stemText } from '@revisoins/assessment';
import type { BankItem } from '@revisoins/assessment/bank';
import { formatTable } from './format-table.ts';
import type { Problem } from './problem.ts';
import { isExam, type SourceItem } from './source-file.ts';

/** What a question asks for, by its French words; the first pattern that it matches decides. */
const tasks: Readonly<Record<string, RegExp>> = {
  'what to do while waiting': /en (?:l’|les )?attendant|d’ici (?:là|sa réponse)/i,
  'what contradicts a statement': /contredi/i,
  'what to document': /inscri|not(?:ez|e)(?!\p{L})|écrivez|quelle note|dans quel document/iu,
  'what to report, and to whom': /rapport|signal|transmett|avis(?:ez|er)|joignez|appel(?!ée)|alert/i,
  'which person': /^(?:qui|(?:à|chez|pour|auprès de) (?:qui|l[ae]quel))/iu,
  'when, or how much':
    /quelle heure|quand|quel(?:le)? (?:volume|dose|date|débit|score|quantité)|combien|quel jour/i,
  'what explains or is to be expected':
    /effet|expliqu|attendez|soupçonn|craign|craindre|évoque|pensez-vous|pourquoi|mécanisme|quelle cause/i,
  'what to answer or to teach': /répond|conseill|suggér|propos|rappel|dites|revoyez|invitez|offrez|demandez/i,
  'which datum':
    /quel(?:le)?s? .*(?:donnée|observation|résultat|mesure|signe|vérifi)|laquelle|lequel|vérifiez/i,
  '« Que faites-vous »': /que faites-vous/i,
  'something else': /(?:)/,
};

/** The last question of a stem. */
const lastQuestion = ({ fr: { stem } }: BankItem) =>
  stem.split(/(?<=[.!?])\s+/).findLast((sentence) => sentence.includes('?')) ?? stem;

const age = /\d+ ?(?:ans|mois)(?!\p{L})/gu;
const time = /(?<![\p{L}\d])\d{1,2} ?h(?: ?\d{2})?(?!\p{L})/gu;
/** A pressure, a score, or a number with a unit or after the name of a sign. */
const measure =
  /\d+\/\d+|\d[\d ,]* ?(?:[mµn]mol|[mµ]?g(?!\p{L})|kg|m?L(?!\p{L})|°C|[cm]m(?!\p{L})|%|×|\/min|UI|unités?|gouttes|fois|secondes|minutes|heures|jours|semaines)|(?:pouls|respiration|saturation|glycémie|score|Glasgow|PA|SpO₂|RNI|PAINAD)[^.;,\d]{0,16}\d[\d/,]*/giu;

/** Two data or more to weigh: a table, or two measured values in the sentences; no ages and no hours. */
function hasData({ fr: { stem, table } }: BankItem): boolean {
  if (table !== undefined) return true;
  const plain = stemText(stem, undefined).replaceAll(/[\u00a0\u202f]/g, ' ');
  return [...plain.replaceAll(age, '').replaceAll(time, '').matchAll(measure)].length >= 2;
}

/** How many items ask for what, and how many give data to weigh. */
export function varietyStats(items: readonly SourceItem[]): string {
  const byTask = Map.groupBy(items, ({ item }) => {
    const question = lastQuestion(item);
    return Object.keys(tasks).find((task) => tasks[task]?.test(question)) ?? '';
  });
  const rows = Object.keys(tasks).map((task) => [task, ...countByBank(byTask.get(task) ?? [])]);
  const tables = items.filter(({ item }) => item.fr.table !== undefined);
  return formatTable(
    ['tasks, by the words of the question', 'quizzes', 'exam', 'all', '%'],
    [
      ...rows.map((cells) => [...cells, share(Number(cells.at(-1)), items.length)]),
      dataRow('a table in the stem', tables, items),
      dataRow(
        'two data or more to weigh',
        items.filter(({ item }) => hasData(item)),
        items,
      ),
    ],
    1,
  );
}

function dataRow(name: string, own: readonly SourceItem[], items: readonly SourceItem[]): string[] {
  return [name, ...countByBank(own), share(own.length, items.length)];
}

function countByBank(own: readonly SourceItem[]): string[] {
  const exam = own.filter(isExam).length;
  return [own.length - exam, exam, own.length].map(String);
}

const share = (count: number, all: number) => (all === 0 ? '' : ((100 * count) / all).toFixed(1));

/** At least this many items carry two or more data that matter. */
const LEAST_WITH_DATA = 1 / 3;
/** With fewer items a share is meaningless. */
const FEWEST_ITEMS = 100;

/** A bank whose stems tell stories rather than data. */
export function checkVariety(items: readonly SourceItem[]): Problem[] {
  const own = items.filter(({ item }) => hasData(item)).length;
  if (items.length < FEWEST_ITEMS || own >= LEAST_WITH_DATA * items.length) return [];
  const message = `${share(own, items.length)} % of the items give two data or more to weigh, a third is required: put signs, doses, amounts or a trend into stems`;
  return [{ level: 'error', file: '(all files)', message }];
}
