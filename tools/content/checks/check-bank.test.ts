import { join } from 'node:path';
import type { BankItem } from '@revisoins/assessment/bank';
import { beforeAll, expect, test } from 'vitest';
import { readSources } from '../read-sources.ts';
import type { SourceFile } from '../source-file.ts';
import { checkBank } from './check-bank.ts';

let files: SourceFile[];

beforeAll(async () => {
  ({ files } = await readSources(join(import.meta.dirname, '../../../content')));
});

/** The file with its first item changed. */
function changed(name: string, change: (item: BankItem) => BankItem): SourceFile {
  const file = files.find((one) => one.name === name);
  const [first, ...rest] = file?.bank.items ?? [];
  if (!file || !first) throw new Error(`${name} holds no item`);
  return { name, bank: { ...file.bank, items: [change(first), ...rest] } };
}
const fr = (changes: Partial<BankItem['fr']>) => (item: BankItem) => ({
  ...item,
  fr: { ...item.fr, ...changes },
});
const en = (changes: Partial<BankItem['en']>) => (item: BankItem) => ({
  ...item,
  en: { ...item.en, ...changes },
});

test('the bank of this repository keeps its rules', () => {
  expect(checkBank(files).filter(({ level }) => level === 'error')).toEqual([]);
});

test.each(['skills/comp-09.json', 'exam/pharmacologie.json'])(
  'every rule about items holds in %s',
  (name) => {
    const faults: [string, (item: BankItem) => BankItem][] = [
      [
        'the stem asks for the exception',
        fr({ stem: 'Toutes ces conduites conviennent, SAUF une. Laquelle?' }),
      ],
      ['names an option by its letter', fr({ explanation: "L'option B est la bonne." })],
      ['numbers differ', fr({ explanation: 'Il faut attendre 47 minutes.' })],
      ['numbers differ', en({ explanation: 'Give 47 mL.' })],
      [
        'fr.explanation is not in this language',
        fr({ explanation: 'The nurse is with the patient and this is not for you.' }),
      ],
      [
        'en.explanation is not in this language',
        en({ explanation: "L'infirmière est avec la personne et elle lui parle." }),
      ],
      ['breaks the typography', fr({ explanation: 'Attention : allergie.' })],
      [
        'times as long as the mean option',
        (item) => {
          const options = {
            ...item.fr.options,
            [item.key]: { ...item.fr.options[item.key], text: 'Une très longue réponse. '.repeat(20).trim() },
          };
          return fr({ options })(item);
        },
      ],
      [
        'two options are the same',
        (item) => fr({ options: { ...item.fr.options, a: item.fr.options.b } })(item),
      ],
    ];
    for (const [message, change] of faults) {
      expect(checkBank([changed(name, change)])).toContainEqual(
        expect.objectContaining({ level: 'error', file: name, message: expect.stringContaining(message) }),
      );
    }
  },
);

test('a stem that is already in an exam is found in a skill', () => {
  const exam = files.find(({ name }) => name === 'exam/pharmacologie.json');
  const [taken] = exam?.bank.items ?? [];
  if (!exam || !taken) throw new Error('the exam holds items');
  const skill = changed('skills/comp-09.json', fr({ stem: taken.fr.stem }));
  expect(checkBank([exam, skill])).toContainEqual(
    expect.objectContaining({
      file: skill.name,
      message: expect.stringContaining(`like that of ${taken.id} (${exam.name})`),
    }),
  );
});

test('keys are counted over skills and exams together', () => {
  // Of each file some items: comparing each pair of the whole bank takes seconds.
  const few = files.map(({ name, bank }) => ({
    name,
    bank: { ...bank, items: bank.items.filter((_, index) => index % 5 === 0) },
  }));
  const toA = few.map(({ name, bank }) => ({
    name,
    bank: name.startsWith('exam/')
      ? { ...bank, items: bank.items.map((item) => ({ ...item, key: 'a' as const })) }
      : bank,
  }));
  const messages = (bank: readonly SourceFile[]) =>
    checkBank(bank)
      .map(({ message }) => message)
      .join();
  const uneven = 'keys are not spread evenly';
  expect(messages(toA.filter(({ name }) => name.startsWith('exam/')))).not.toContain(uneven);
  expect(messages(few)).not.toContain(uneven);
  expect(messages(toA)).toContain(uneven);
});
