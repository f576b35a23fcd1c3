import type { LoaderContext } from '@rspack/core';
import { inLanguage, referenceFile } from '@revisoins/assessment/reference';

/**
 * Writes a topic of the reference in one language, which the request's query names. Fails the build for an
 * invalid file.
 */
export default function referenceLoader(this: LoaderContext, source: string): string {
  const language = this.resourceQuery === '?en' ? 'en' : 'fr';
  return JSON.stringify(inLanguage(referenceFile.parse(JSON.parse(source)), language));
}
