import type { Sentences } from '../sound/sentences.ts';
import {
  complete,
  type Choice,
  type CompleteOptions,
  type Question,
  type Reply,
} from '../voice-service/complete.ts';
import type { Outcome } from '../voice-service/voice-failure.ts';
import type { FirstSound } from './first-sound.ts';
import type { Turns } from './turns.ts';

interface WriteOptions {
  readonly turns: Turns;
  /** The turn to write into. */
  readonly id: string;
  /** The turn is there. */
  readonly shown: Promise<void>;
  readonly question: Question;
  readonly signal: AbortSignal;
  /** Whether the reply is spoken; `asked`: even if it is help against danger. */
  readonly aloud: 'no' | 'yes' | 'asked';
  /** Receives the part of the reply that is spoken. */
  readonly sentences: Sentences;
  /** Receives the sound of the first sentence, if the reply brings it. */
  readonly sound: FirstSound;
  /** Called when the first words to speak have arrived. */
  readonly onSpeech: () => void;
  /** Called when the whole reply is in its turn. */
  readonly onWhole: () => void;
  readonly words: SpokenWords;
}

/** What Thalia says beside the reply of the service. */
export interface SpokenWords {
  /** When the service answers without a text. */
  readonly noReply: () => string;
  /** The choices that the reply offers; empty without any. */
  readonly sayChoices: (choices: readonly Choice[]) => string;
}

/** Writes the reply to a question into its turn as it arrives, and stores it once it is whole. */
export async function writeReply({
  turns,
  id,
  shown,
  question,
  signal,
  sentences,
  sound,
  ...reply
}: WriteOptions): Promise<Outcome<Reply>> {
  let isAloud = reply.aloud !== 'no';
  const written = () => turns.find(id)?.reply ?? null;
  let arrived: string | null = null;
  let hasHelp = false;
  const draw = () => {
    if (arrived === null || arrived === written()) return;
    if (isAloud && written() === null) reply.onSpeech();
    turns.change(id, { reply: arrived, heard: isAloud, help: hasHelp });
  };
  const take = (more: string, help: boolean) => {
    hasHelp ||= help;
    if (help && reply.aloud !== 'asked') isAloud = false;
    if (isAloud) sentences.add(more);
    arrived = (arrived ?? '') + more;
    const heard = sound.heard();
    if (heard) void heard.then(draw);
    else draw();
  };
  const onText: CompleteOptions['onText'] = ({ text, help = false, spoken }) => {
    // Before the text, whose first sentence is said at once.
    if (spoken) sound.announce();
    take(text, help);
  };
  const answered = await complete(question, { signal, onText, onSound: sound.receive }).finally(() =>
    sound.receive(),
  );
  // A failure can be known before anything was sent.
  await shown;
  // Whole or not, it is drawn in one go.
  await sound.heard();
  if (!answered.ok) {
    draw();
    sentences.end(false);
    // A question that got nothing is asked again from the field, which still contains it.
    if (written() === null) turns.drop(id);
    return answered;
  }
  const { text, ...rest } = answered.value;
  const whole = text || reply.words.noReply();
  // If nothing arrived in parts, all of it is added now.
  if (arrived === null) take(whole, rest.help);
  draw();
  if (isAloud) sentences.add(` ${reply.words.sayChoices(rest.choices)}`);
  turns.change(id, { ...rest, reply: whole });
  turns.keep(turns.all());
  reply.onWhole();
  sentences.end(true);
  return answered;
}
