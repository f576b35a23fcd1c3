/** Where a learner's quiz on a skill is kept: one at a time, in all tabs of the browser. */
export function draftKey(owner: string, skillId: number): string {
  return `revisoins-quiz:${owner}:${skillId}`;
}
