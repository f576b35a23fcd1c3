import type { CDPSession } from '@playwright/test';
import * as z from 'zod';
import { PAINTED } from './watch-paint.ts';

const noteSchema = z.strictObject({
  /**
   * `heading`: the first heading, in the HTML or on the screen; `screen`: the heading of the screen itself;
   * `shell`: the shell's content that replaces the pre-rendered page.
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
 * Receives the reports of `watchPaint` from a page. The page reports on its own: code that a test evaluates
 * in the browser runs between the page's scripts, takes longer than they do, and would distort the
 * measurement.
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
  // The binding survives when a navigation replaces the renderer, and so does the function.
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
