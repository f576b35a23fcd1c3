import { question, skillByTitle, type Question } from '@revisoins/assessment';
import * as z from 'zod/mini';
import { readVoided } from './read-voided.ts';

const bank = z.array(question);

/**
 * The small bank that ships with the app: one file per skill, fetched when nothing else answers, without the
 * questions that were taken out. Empty when it cannot be loaded. Never rejects.
 */
export async function loadLocalBank(skillTitle: string): Promise<Question[]> {
  const skill = skillByTitle(skillTitle);
  if (!skill) return [];
  try {
    const { localBankUrl } = await import('./local-bank-urls.ts');
    const url = localBankUrl(skill.id);
    if (url === null) return [];
    const [response, isVoided] = await Promise.all([fetch(url), readVoided()]);
    return bank.parse(await response.json()).filter((one) => !isVoided(one));
  } catch {
    return [];
  }
}
