import { Script } from 'node:vm';
import { remotePrefix } from '@revisoins/contracts';
import { ENTRY } from '@revisoins/contracts/entry-file';
import type { Candidate } from '../candidate.ts';

/**
 * Checks that the entry is a script that can define the declared container: a sentence if not. The entry is
 * not run here.
 */
export function entryProblems({ declaration, container, others, entry }: Candidate): string[] {
  return [
    ...containerProblems(declaration.name, container, others),
    ...(entry === undefined ? [] : scriptProblems(entry, container)),
  ];
}

function containerProblems(name: string, container: string, others: readonly string[]): string[] {
  const own = remotePrefix(name);
  if (others.includes(container))
    return [
      `Its container is called ${container}, as that of another remote; call it ${own}, with a suffix of its own for each build.`,
    ];
  if (container === own || container.startsWith(`${own}_`)) return [];
  return [
    `Its container is called ${container}, a global of the page that may be somebody else's; call it ${own}, with a suffix of its own for each build.`,
  ];
}

function scriptProblems(text: string, container: string): string[] {
  if (/^\s*<(!doctype|html|head|body|\?xml)/i.test(text))
    return [
      `${ENTRY} is a page (HTML), not a script: an address that was not found was saved in its place. Build again.`,
    ];
  try {
    // Compiles the script without running it.
    void new Script(text);
  } catch (error) {
    return [
      `${ENTRY} is not a script: ${error instanceof Error ? error.message : String(error)}. Build again.`,
    ];
  }
  if (text.includes(container)) return [];
  return [
    `${ENTRY} defines no ${container}, which build.json says is its container; take both from one build.`,
  ];
}
