import { addressSetting, optionalSetting } from '../_shared/optional-setting.ts';
import { drawFromBank } from './draw-from-bank.ts';
import { openAiSource } from './openai-source.ts';
import type { QuizSource } from './quiz-source.ts';

const bankSource: QuizSource = { draw: drawFromBank };

/** The operator's OpenAI-compatible server, supplemented by the bank; without one the bank alone. */
export function chooseSource(): QuizSource {
  const baseUrl = addressSetting('OPENAI_QUIZ_BASE_URL', undefined);
  if (baseUrl === undefined) return bankSource;
  const key = optionalSetting('OPENAI_QUIZ_API_KEY');
  const model = optionalSetting('OPENAI_QUIZ_MODEL') ?? 'gpt-4o-mini';
  return openAiSource({
    writer: { baseUrl, key, model },
    checker: { baseUrl, key, model: optionalSetting('OPENAI_QUIZ_CHECK_MODEL') ?? model },
    perCall: perCall(),
    rest: bankSource,
  });
}

/** How many questions one call requests: one unless the operator sets up to five. */
function perCall(): number {
  const configured = Number(optionalSetting('OPENAI_QUIZ_PER_CALL') ?? 1);
  return Number.isInteger(configured) ? Math.min(5, Math.max(1, configured)) : 1;
}
