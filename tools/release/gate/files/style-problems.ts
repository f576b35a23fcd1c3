import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotePrefix } from '@revisoins/contracts';
import type { Candidate } from '../candidate.ts';
import { freeStyles, type Owner } from './own-styles.ts';

const MOST_LISTED = 3;

function sheetProblems(file: string, css: Buffer, owner: Owner): string[] {
  // Another character set would turn the same bytes into other rules.
  if (!isUtf8(css) || /^@charset (?!"utf-8";)/i.test(css.toString()))
    return [`${file} is not in UTF-8; build it with the shared preset.`];
  let free: string[];
  try {
    free = freeStyles(css, owner);
  } catch (error) {
    return [
      `${file} is not valid CSS (${error instanceof Error ? error.message : String(error)}), so that what it styles is not known; build it with the shared preset.`,
    ];
  }
  if (free.length === 0) return [];
  const more = free.length > MOST_LISTED ? ` and ${free.length - MOST_LISTED} more` : '';
  return [
    `${file} styles elements of other parts of the page (${free.slice(0, MOST_LISTED).join(', ')}${more}). Build with the shared preset, which holds such styles inside of [data-remote="${owner.name}"], or give them a class that begins with "${owner.prefix}".`,
  ];
}

/**
 * Styles that would match elements of the shell or another remote: a sentence for each file. Names
 * of layers, keyframes and fonts count as well when they may be somebody else's.
 */
export function styleProblems({ folder, declaration: { name } }: Candidate): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.css$/i.test(file))
    .sort();
  const owner = { name, prefix: `${remotePrefix(name)}-` };
  return files.flatMap((file) => sheetProblems(file, readFileSync(join(folder, file)), owner));
}
