import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { examParts } from '@revisoins/assessment';
import { bankFile } from '@revisoins/assessment/bank';
import { planExamParts, type ExamPart, type BankItem } from '@revisoins/learning/readiness';
import { root } from '@revisoins/workspace/paths';
import * as z from 'zod';

/** An item of the quizzes, with the skill that it is asked in. */
export interface SkillItem extends BankItem {
  readonly skill: number;
}

export interface Bank {
  readonly items: readonly SkillItem[];
  readonly parts: readonly ExamPart[];
}

const content = join(root, 'content');
const blueprint = z.object({ parts: z.array(z.object({ weights: z.record(z.string(), z.number()) })) });
const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(content, ...path), 'utf8'));

/** The quizzes' items with their declared difficulty, and the exam as it is planned. No texts. */
export function readBank(): Bank {
  const items = readdirSync(join(content, 'skills'))
    .sort()
    .flatMap((name) => {
      const file = bankFile.parse(readJson('skills', name));
      return file.items.flatMap(({ difficulty, blueprint: place }) =>
        place && 'skill' in file ? [{ difficulty, competency: place.competency, skill: file.skill }] : [],
      );
    });
  const { parts } = blueprint.parse(readJson('blueprint.json'));
  return { items, parts: planExamParts(parts, examParts, items) };
}
