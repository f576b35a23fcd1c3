import type { CDPSession } from '@playwright/test';
import * as z from 'zod';
import { PAINTED } from './watch-paint.ts';

const noteSchema = z.strictObject({
  /**
   * `heading`: the first one, of the HTML or of the screen; `screen`: that of the screen itself; `shell`:
   * what the shell shows in place of the pre-rendered page.
   */
  what: z.enum(['heading', 'screen', 'shell']),
  /** Milliseconds from the start of the navigation. */
  at: z.number(),
  text: z.string(),
});
type Note = z.infer<typeof noteSchema>;

/** Milliseconds after which a page counts as broken. */
const PATIENCE = 60_000;

/**
 * Listens to what `watchPaint` says in a page. The page speaks by itself: whatever the browser evaluates for
 * a test runs between the scripts of a page, takes longer than these, and would be measured with them.
 */
export async function listenToPaints(devtools: CDPSession) {
  const notes = new Map<Note['what'], Note>();
  const waiting = new Set<() => void>();
  devtools.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== PAINTED) return;
    const note = noteSchema.parse(JSON.parse(payload));
    notes.set(note.what, note);
    for (const look of waiting) look();
  });
  // What is enabled outlives the renderer that a navigation replaces, and the function with it.
  await devtools.send('Runtime.enable');
  await devtools.send('Runtime.addBinding', { name: PAINTED });

  const painted = (what: Note['what']) =>
    new Promise<Note>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(look);
        reject(new Error(`No ${what} was painted within ${PATIENCE / 1000} s.`));
      }, PATIENCE);
      const look = () => {
        const note = notes.get(what);
        if (!note) return;
        clearTimeout(timer);
        waiting.delete(look);
        resolve(note);
      };
      waiting.add(look);
      look();
    });

  return {
    /** Milliseconds until a heading was painted. Throws when it is not the expected one. */
    async heading(expected: RegExp, which: 'heading' | 'screen'): Promise<number> {
      const { at, text } = await painted(which);
      if (!expected.test(text))
        throw new Error(`The heading is "${text}" where ${expected.source} was expected.`);
      return at;
    },
    /** Milliseconds until the shell's content was painted. */
    shell: async (): Promise<number> => (await painted('shell')).at,
  };
}
