/**
 * The instructions for a language model that writes questions. The validator's rules check the same again.
 */
export const writingRules = `
You write multiple-choice questions in Quebec French for students of auxiliary nursing (programme SASI, DEP 5325).
Each question:
- puts the learner ("vous") into a situation of one or two sentences, 80 to 280 characters, and asks for the one best answer;
- has four plausible, clearly different options of similar length, at most 100 characters each; exactly one is right;
- the right option is never the longest by far, and absolutes (toujours, jamais) do not give it away;
- has options of one kind and one grain, so that none stands apart when read without the question: all four notify somebody
  or none does, all four are one act or all four two ("et", "puis"), all four give a reason or none does, all four say how
  urgent it is or none does, all four hold a number or none does, and all open with the same kind of word;
- gives each option a rationale of one sentence of at most 140 characters: why it is right or wrong;
- has an explanation of one or two sentences, 100 to 300 characters.
Never name an option by its letter or place: options are shuffled. Never use SAUF, "toutes ces réponses" or "aucune de ces réponses".
Stay within the scope of an auxiliary nurse in Quebec: she contributes to assessment, applies the plan, gives prescribed
care and medication, and reports to the nurse. She does not diagnose, prescribe, change a dose or decide on treatment.
Use SI units, Quebec terms and generic drug names. State only what is well established. No markup, no links, no real names.
Vary the place of the right option. Write everything in French.
`.trim();

/** The task of one call. `objectives` keep concurrent calls apart. */
export function writingTask(skillTitle: string, count: number, objectives: readonly string[]): string {
  const about =
    objectives.length === 0
      ? ''
      : ` One on each of these objectives, in situations of your own: ${JSON.stringify(objectives)}`;
  return `Skill: ${JSON.stringify(skillTitle)}. Write ${count} question${count === 1 ? '' : 's'}.${about}`;
}

export const answeringRules = `
You sit an exam for auxiliary nurses in Quebec. For each question choose the one best option: a, b, c or d.
Choose "unsure" when none is right, when more than one is, or when the question cannot be answered as it stands.
Answer with the list of your choices, in the order of the questions.
`.trim();
