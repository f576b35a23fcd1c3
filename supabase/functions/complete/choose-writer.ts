import { addressSetting, optionalSetting } from '../_shared/optional-setting.ts';
import { openAiWriter } from './openai-writer.ts';
import { ownWords, type Writer } from './writer.ts';

/** The operator's OpenAI-compatible server, else the entry's own words. */
export function chooseWriter(): Writer {
  const baseUrl = addressSetting('OPENAI_CHAT_BASE_URL', undefined);
  if (baseUrl === undefined) return ownWords;
  return openAiWriter({
    baseUrl,
    key: optionalSetting('OPENAI_CHAT_API_KEY'),
    model: optionalSetting('OPENAI_CHAT_MODEL') ?? 'gpt-4o-mini',
  });
}
