import type { LearnerModel, StudyItem } from '@revisoins/learning';

/** How many questions she still knows, and how many she may have forgotten. */
export interface MemoryBands {
  readonly firm: number;
  readonly fading: number;
  /** Most likely to be forgotten. */
  readonly atRisk: number;
}

export interface SkillMemory extends MemoryBands {
  readonly skill: number;
}

/**
 * Bounds for the probability that a question is recalled today: firm from the first one on, at risk below the
 * second.
 */
const FIRM = 0.8;
const AT_RISK = 0.6;

const none: MemoryBands = { firm: 0, fading: 0, atRisk: 0 };

const chooseBand = (recall: number, isMistake: boolean): keyof MemoryBands => {
  if (recall < AT_RISK) return 'atRisk';
  return recall < FIRM || isMistake ? 'fading' : 'firm';
};

const add = (bands: MemoryBands, band: keyof MemoryBands): MemoryBands => ({
  ...bands,
  [band]: bands[band] + 1,
});

/**
 * The questions that a learner has seen, by how well she recalls them on that day: over all skills, then per
 * skill, the skill with the most at risk first. Pure.
 *
 * @param mistaken the items that she last answered wrongly. They are never firm: the model expects her to
 *   remember a correction that she has just read, but she has not shown it yet.
 */
export function memoryBands(
  model: Pick<LearnerModel, 'recall'>,
  items: readonly StudyItem[],
  day: number,
  mistaken: ReadonlySet<string>,
): { readonly all: MemoryBands; readonly skills: readonly SkillMemory[] } {
  let all = none;
  const bySkill = new Map<number, MemoryBands>();
  for (const { id, skill } of items) {
    const recall = model.recall(id, day);
    if (recall === null) continue;
    const band = chooseBand(recall, mistaken.has(id));
    all = add(all, band);
    bySkill.set(skill, add(bySkill.get(skill) ?? none, band));
  }
  const skills = [...bySkill]
    .map(([skill, bands]) => ({ skill, ...bands }))
    .toSorted((a, b) => b.atRisk - a.atRisk || b.fading - a.fading || a.skill - b.skill);
  return { all, skills };
}
