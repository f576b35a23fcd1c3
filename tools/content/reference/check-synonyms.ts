import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { parseFile } from '../parse-file.ts';
import type { Problem } from '../problem.ts';
import { languages } from '../wording-texts.ts';

const words = z.array(z.string().trim().min(1).max(60)).min(1).max(20);
const synonyms = z.array(z.strictObject({ said: words, means: words }));
const synonymsFile = z.strictObject({ fr: synonyms, en: synonyms });

const FILE = 'synonyms.json';

/** What is wrong with `synonyms.json` of a directory, where there is one. */
export async function checkSynonyms(directory: string): Promise<Problem[]> {
  const text = await readFile(join(directory, FILE), 'utf8').catch(() => null);
  if (text === null) return [];
  const { data, problems } = parseFile(FILE, text, 'fr', () => synonymsFile);
  if (data === null) return problems;
  return languages.flatMap((language) => {
    const said = data[language].flatMap((one) => one.said);
    return said
      .filter((phrase, at) => said.indexOf(phrase) !== at)
      .map((phrase): Problem => ({
        level: 'error',
        file: FILE,
        message: `${language}: "${phrase}" is said twice: put what it means in one place`,
      }));
  });
}
