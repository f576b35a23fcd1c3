import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeSelectors, isHeld } from '../../rspack/css-rules.ts';
import { marksOfRemote } from '../../rspack/scope-css.ts';
import type { Candidate } from './candidate.ts';

const TOLD = 3;

function freeSelectors(css: string, marks: readonly string[]): string[] {
  const free = new Set<string>();
  changeSelectors(css, (selectors) => {
    for (const selector of selectors) if (!isHeld(selector, marks)) free.add(selector);
    return selectors;
  });
  return [...free];
}

/** Styles that would find elements of the shell or of another remote: a sentence for each file. Faces and motions have names and style nothing by themselves. */
export function styleProblems({ folder, declaration: { name }, container }: Candidate): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css')).sort();
  const marks = marksOfRemote(name, container);
  return files.flatMap((file) => {
    const free = freeSelectors(readFileSync(join(folder, file), 'utf8'), marks);
    if (free.length === 0) return [];
    const more = free.length > TOLD ? ` and ${free.length - TOLD} more` : '';
    return [
      `${file} styles elements of other parts of the page (${free.slice(0, TOLD).join(', ')}${more}). Build with the shared preset, which holds such styles inside of [data-remote="${name}"], or give them a class that begins with "${container}-".`,
    ];
  });
}
