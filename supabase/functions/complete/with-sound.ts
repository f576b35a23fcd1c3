import { requiredSetting } from '../_shared/post-rpc.ts';
import { splitSentences, withoutMarks } from '../_shared/speech/split-sentences.ts';
import type { CompletionRequest } from './completion-request.schema.ts';
import type { Piece } from './completion.ts';

/** The beginning of a reply as sound; null where tts refused. */
interface SoundPiece {
  readonly sound: { readonly words: string; readonly type: string; readonly base64: string } | null;
}

/** A piece of text; `spoken`: the sound of the beginning follows. */
type SpokenPiece = Piece & { readonly spoken?: true };

/** Milliseconds; the reply does not end before. */
const TIMEOUT_MS = 10_000;

/**
 * Has the function tts speak for the learner: it books, and the synthesiser is loaded there. Where it
 * refuses, the browser asks it itself, and gets the reason.
 */
async function speak(
  request: Request,
  { language, voice }: CompletionRequest,
  words: string,
  gone: AbortSignal,
): Promise<SoundPiece> {
  try {
    const response = await fetch(`${requiredSetting('SUPABASE_URL')}/functions/v1/tts`, {
      method: 'POST',
      headers: {
        apikey: requiredSetting('SUPABASE_ANON_KEY'),
        Authorization: request.headers.get('Authorization') ?? '',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ text: words, language, ...voice }),
      signal: AbortSignal.any([gone, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const bytes = await response.bytes();
    const type = response.headers.get('Content-Type') ?? '';
    return { sound: response.ok ? { words, type, base64: bytes.toBase64() } : null };
  } catch {
    return { sound: null };
  }
}

/**
 * The pieces of a reply, and the sound of its first sentence or clause as soon as that is written: a browser
 * that asked for it later would wait for one more round trip. None where the reply begins with help lines,
 * which are not read out loud unasked.
 */
export async function* withSound<Whole>(
  pieces: AsyncGenerator<Piece, Whole>,
  request: Request,
  asked: CompletionRequest,
  gone: AbortSignal,
): AsyncGenerator<SpokenPiece | SoundPiece, Whole> {
  let text = '';
  let isSilent = false;
  let making: Promise<SoundPiece> | undefined;
  let made: SoundPiece | undefined;
  /** Whether the sound is being made from now on. */
  const begins = (isWhole: boolean): boolean => {
    const [first, second] = splitSentences(text);
    if (isSilent || making || first === undefined || (second === undefined && !isWhole)) return false;
    making = speak(request, asked, withoutMarks(first), gone).then((sound) => (made = sound));
    return true;
  };
  /** What has been made, once. */
  const take = (): SoundPiece[] => {
    const ready = made ? [made] : [];
    made = undefined;
    return ready;
  };
  let part = await pieces.next();
  for (; !part.done; part = await pieces.next()) {
    text += part.value.text;
    isSilent ||= part.value.help === true;
    yield begins(false) ? { ...part.value, spoken: true } : part.value;
    yield* take();
  }
  begins(true);
  await making;
  yield* take();
  return part.value;
}
