import type { ReferenceTopic } from '@revisoins/assessment/reference';
import { language, type Language } from '@revisoins/i18n';
import { useLoaderData } from '@revisoins/router';
import { readTopics } from './read-reference.ts';
import { ReferenceScreen } from './reference-screen.tsx';
import { useFollowLanguage } from './use-follow-language.ts';

interface ReferenceData {
  readonly in: Language;
  readonly topics: readonly ReferenceTopic[];
}

export async function loader(): Promise<ReferenceData> {
  return { in: language(), topics: await readTopics(language()) };
}

export function Component() {
  const data = useLoaderData<ReferenceData>();
  useFollowLanguage(data.in);
  return <ReferenceScreen topics={data.topics} />;
}
