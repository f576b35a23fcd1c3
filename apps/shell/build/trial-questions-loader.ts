import { join } from 'node:path';
import { optionIds } from '@revisoins/host/hosting';
import type { LoaderContext } from '@rspack/core';
import * as z from 'zod';

const option = z.object({ text: z.string(), rationale: z.string() });
const wording = z.object({
  stem: z.string(),
  // The front page shows no tables.
  table: z.optional(z.never()),
  options: z.record(z.enum(optionIds), option),
  explanation: z.string(),
});
const bankItem = z.object({
  id: z.string(),
  version: z.int(),
  key: z.enum(optionIds),
  review: z.object({ reviewer: z.nullable(z.string()) }),
  fr: wording,
  en: wording,
});
const skillFile = z.object({ skill: z.int(), items: z.array(z.looseObject({ id: z.string() })) });
const named = z.object({ title: z.string() });

/**
 * Replaces identifiers with the questions from the bank and the names of their skills. Fails the build for an
 * identifier that is not in the bank.
 */
export default async function trialQuestionsLoader(this: LoaderContext, source: string): Promise<string> {
  const content = this.context ?? '';
  const read = async (...path: string[]): Promise<unknown> => {
    const file = join(content, ...path);
    this.addDependency(file);
    return JSON.parse(
      await new Promise<string>((resolve, reject) =>
        this.fs.readFile(file, (error, data) => (error ? reject(error) : resolve(String(data)))),
      ),
    );
  };

  const nameSkill = async (skill: number, language: 'fr' | 'en') => {
    const key = `comp${skill}`;
    const titles = z
      .object({ [key]: named })
      .parse(await read('..', 'libs', 'assessment', 'locales', language, 'skills.json'));
    const { title } = named.parse(titles[key]);
    return title.replace(/^.+? \d+ - /, '');
  };

  const questions = z
    .array(z.string().regex(/^c\d{2}-\d{3}$/))
    .parse(JSON.parse(source))
    .map(async (id) => {
      const { skill, items } = skillFile.parse(await read('skills', `comp-${id.slice(1, 3)}.json`));
      const found = items.find((item) => item.id === id);
      if (!found) throw new Error(`The bank has no item ${id}: name another one in content/trial.json.`);
      const item = bankItem.parse(found);
      const inLanguage = async (language: 'fr' | 'en') => {
        const { stem, options, explanation } = item[language];
        return { skill: await nameSkill(skill, language), stem, options, explanation };
      };
      return {
        item: id,
        version: item.version,
        key: item.key,
        reviewer: item.review.reviewer,
        fr: await inLanguage('fr'),
        en: await inLanguage('en'),
      };
    });
  return JSON.stringify(await Promise.all(questions));
}
