import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCli, runCli } from '@revisoins/workspace/cli';
import { root } from '@revisoins/workspace/paths';
import * as z from 'zod';
import { classifyDanger } from '../../supabase/functions/complete/safety/classify-danger.ts';
import { extractFeatures, PLACES } from '../../supabase/functions/complete/safety/likelihood.ts';
import { stemText } from '../../supabase/functions/_shared/assessment/stem-text.ts';

const phrase = z.object({ text: z.string(), label: z.enum(['danger', 'study']) });
const folder = join(root, 'tests/contract/danger');
const read = (file: string) => z.array(phrase).parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));

interface Sample {
  readonly features: ReadonlyMap<number, number>;
  readonly isDanger: boolean;
}

const line = z.array(z.string());
const table = z.object({ caption: z.string(), columns: line, rows: z.array(line) });
const wording = z.object({ stem: z.string(), table: table.optional() });
const objective = z.object({ fr: z.string(), en: z.string() });
const bankFile = z.object({ items: z.array(z.object({ objective, fr: wording, en: wording })) });

/** The weight of an item of the bank: enough to learn its words, too little to drown the rest. */
const EVERY = 3;

/** A question of the bank is always study, whatever its words. */
function fromBank(): z.infer<typeof phrase>[] {
  const skills = join(root, 'content/skills');
  const items = readdirSync(skills)
    .sort()
    .flatMap((file) => bankFile.parse(JSON.parse(readFileSync(join(skills, file), 'utf8'))).items);
  return items
    .filter((_, at) => at % EVERY === 0)
    .flatMap(({ objective: about, fr, en }) => [
      stemText(fr.stem, fr.table),
      stemText(en.stem, en.table),
      about.fr,
      about.en,
    ])
    .map((text) => ({ text, label: 'study' as const }));
}

const titled = z.object({ title: z.string() });
const referenceFile = z.object({ entries: z.array(z.object({ fr: titled, en: titled })) });

/** A title of the reference is study too. Its terms alone ('chest pain') may be about somebody. */
function fromReference(): z.infer<typeof phrase>[] {
  const reference = join(root, 'content/reference');
  return readdirSync(reference)
    .sort()
    .flatMap((file) => referenceFile.parse(JSON.parse(readFileSync(join(reference, file), 'utf8'))).entries)
    .flatMap(({ fr, en }) => [fr.title, en.title])
    .map((text) => ({ text, label: 'study' as const }));
}

function readSamples(): Sample[] {
  // The rules were written with these in view, so their verdict on them proves nothing.
  const tuned = ['learnt-1.json', 'learnt-2.json'].flatMap(read).map(({ text, label }): Sample => ({
    features: extractFeatures(text, 'unknown'),
    isDanger: label === 'danger',
  }));
  const fresh = readdirSync(join(folder, 'training'))
    .sort()
    .flatMap((file) => read(join('training', file)))
    .concat(fromBank(), fromReference())
    .map(({ text, label }): Sample => ({
      features: extractFeatures(text, classifyDanger(text)),
      isDanger: label === 'danger',
    }));
  return [...tuned, ...fresh];
}

const EPOCHS = 30;
const RATE = 0.15;
const DECAY = 3e-4;

/** Logistic regression with AdaGrad. */
function learn(samples: readonly Sample[]): { weights: Float64Array; bias: number } {
  const weights = new Float64Array(PLACES);
  const squares = new Float64Array(PLACES).fill(1e-6);
  let bias = 0;
  let state = 7;
  const chance = () => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff) / 0x80000000;
  const order = [...samples];
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(chance() * (at + 1));
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    for (const { features, isDanger } of order) {
      let sum = bias;
      for (const [place, strength] of features) sum += weights[place]! * strength;
      const error = 1 / (1 + Math.exp(-sum)) - (isDanger ? 1 : 0);
      bias -= 0.02 * error;
      for (const [place, strength] of features) {
        const slope = error * strength + DECAY * weights[place]!;
        squares[place]! += slope * slope;
        weights[place]! -= (RATE * slope) / Math.sqrt(squares[place]!);
      }
    }
  }
  return { weights, bias };
}

function train(): void {
  const samples = readSamples();
  const { weights, bias } = learn(samples);
  const scale = 127 / weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight * scale));
  writeFileSync(
    join(root, 'supabase/functions/complete/safety/weights.ts'),
    `// Written by tools/generated/train-danger.ts from ${samples.length} phrases; not to be edited.
export const BIAS = ${bias.toFixed(4)};
/** A weight is its byte divided by this. */
export const SCALE = ${scale.toFixed(4)};
export const WEIGHTS =
  '${Buffer.from(bytes.buffer).toString('base64')}';
`,
  );
  console.log(`Learnt from ${samples.length} phrases.`);
}

const cli = createCli(
  'node tools/generated/train-danger.ts',
  'Learns the weights of supabase/functions/complete/safety from the labelled phrases of tests/contract/danger, from the bank and from the reference, and writes weights.ts. The same phrases give the same weights.',
).action(train);
process.exitCode = await runCli(cli, process.argv.slice(2));
