import { examDomains } from '../programme/exam.ts';
import { hashQuestion } from '../questions/hash-question.ts';
import { optionIds } from '../programme/bounds.ts';
import type { Question, QuestionOrigin, QuestionWording } from '../questions/question.schema.ts';
import { skillById } from '../programme/skills.ts';
import type { BankFile, BankItem, BankWording } from './item.schema.ts';

/** The title under which a file's questions are saved, or null for a skill or domain that does not exist. */
export function bankFileTitle(file: BankFile): string | null {
  if ('skill' in file) return skillById(file.skill)?.title ?? null;
  return examDomains.find((domain) => domain.title === file.domain)?.title ?? null;
}

function flatten(wording: BankWording): QuestionWording {
  return {
    question: wording.stem,
    options: optionIds.map((id) => wording.options[id].text),
    explanation: wording.explanation,
    rationales: optionIds.map((id) => wording.options[id].rationale),
  };
}

/** The item as the wire knows it, options in the order a, b, c, d: whoever shows it shuffles. */
export function toQuestion(item: BankItem, skillTitle: string, origin: QuestionOrigin = 'bank'): Question {
  return {
    id: item.id,
    version: item.version,
    ...flatten(item.fr),
    correctAnswer: optionIds.indexOf(item.key),
    difficulty: item.difficulty,
    reviewStatus: item.review.status,
    ...(item.review.reviewer !== null && { reviewer: item.review.reviewer }),
    origin,
    hash: hashQuestion(item.fr.stem, skillTitle),
    en: flatten(item.en),
  };
}
