import { AppError } from '@revisoins/contracts';
import { referenceTopic, type ReferenceTopic } from '@revisoins/assessment/reference';
import { toLanguage, type Language } from '@revisoins/i18n';

const files = {
  fr: import.meta.webpackContext('../../../../content/reference?fr', { regExp: /\.json$/ }),
  en: import.meta.webpackContext('../../../../content/reference?en', { regExp: /\.json$/ }),
};

/** The topics in the order of the page; those that are not named come last. */
const order = [
  'vital-signs',
  'laboratory-values',
  'medication',
  'techniques',
  'infection-prevention',
  'wounds-and-skin',
  'nutrition-elimination-mobility',
  'conditions',
  'emergency',
  'mental-health-communication',
  'perinatal-and-child',
  'development-stages',
  'anatomy-and-physiology',
  'palliative-and-geriatric-care',
  'health-and-teamwork',
  'scope-and-law',
  'documentation',
  'abbreviations',
];

const rank = (topic: string): number => (order.includes(topic) ? order.indexOf(topic) : order.length);

const topicNames = files.fr
  .keys()
  .flatMap((file) => /([a-z-]+)\.json/.exec(file)?.[1] ?? [])
  .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));

export const isTopic = (name: string | undefined): name is string =>
  name !== undefined && topicNames.includes(name);

/** A topic in a language. Rejects with an AppError when its file cannot be loaded. */
export async function readTopic(name: string, language: Language): Promise<ReferenceTopic> {
  const context = files[toLanguage(language)];
  const file = context.keys().find((key) => key.startsWith(`./${name}.json`));
  try {
    const response = await fetch(String(context(file ?? '')));
    if (!response.ok) throw new Error(`The topic "${name}" was answered with ${response.status}.`);
    return referenceTopic.parse(await response.json());
  } catch (cause) {
    throw new AppError(`The topic "${name}" cannot be loaded.`, 'network', { cause });
  }
}

/** All topics in a language, in the order of the page. Rejects with an AppError when one cannot be loaded. */
export const readTopics = (language: Language): Promise<ReferenceTopic[]> =>
  Promise.all(topicNames.map((name) => readTopic(name, language)));
