import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

export interface CompilerMessage {
  file: string;
  /** Counted from 1. */
  line: number;
  /** The first sentence, then its explanations, the innermost last. */
  sentences: string[];
}

const MESSAGE = /^(?:(.+?)\((\d+),\d+\): )?error TS\d+: (.*)$/;

/** The compiler's output, message by message. Pure. */
export function readMessages(output: string): CompilerMessage[] {
  const messages: CompilerMessage[] = [];
  for (const text of output.split('\n')) {
    const [, file = '', line = '0', sentence] = MESSAGE.exec(text) ?? [];
    if (sentence !== undefined) messages.push({ file, line: Number(line), sentences: [sentence] });
    else if (/^\s+\S/.test(text)) messages.at(-1)?.sentences.push(text.trim());
  }
  return messages;
}

/**
 * Compiles the project in a folder. Resolves to the compiler's errors; empty when it compiles. Rejects when
 * `stop` is aborted meanwhile, and waits no longer.
 */
export function compile(folder: string, stop?: AbortSignal): Promise<CompilerMessage[]> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [compiler, '--pretty', 'false', '-p', folder],
      { cwd: folder, maxBuffer: 64_000_000, ...(stop ? { signal: stop } : {}) },
      (error, stdout, stderr) => {
        if (stop?.aborted) return reject(stop.reason as Error);
        const messages = readMessages(stdout);
        const silent = error !== null && messages.length === 0;
        resolve(
          silent
            ? [
                {
                  file: '',
                  line: 0,
                  sentences: [`The compiler failed: ${stderr || stdout || error.message}`],
                },
              ]
            : messages,
        );
      },
    );
  });
}
