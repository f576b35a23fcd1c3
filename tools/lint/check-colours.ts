/** The files that cannot use the tokens of libs/ui and repeat some of their values. */
export const hasColours = (file: string): boolean =>
  /^supabase\/templates\/.*\.html$/.test(file) ||
  [
    'apps/shell/public/app.webmanifest',
    'apps/shell/public/icon.svg',
    'apps/shell/src/index.html',
    'apps/shell/src/platform/sync-theme-color.ts',
    'tools/screenshots/draw-icons.ts',
    'tools/stack/mail/mailbox-page.ts',
  ].includes(file);

const COLOUR = /#[\da-f]{6}\b/gi;

/** Colours of a file that the tokens do not have, a sentence each. `tokens` is the style sheet. Pure. */
export function checkColours(file: string, text: string, tokens: string): string[] {
  const values = new Set(tokens.match(COLOUR));
  return text
    .split('\n')
    .flatMap((line, index) =>
      (line.match(COLOUR) ?? [])
        .filter((colour) => !values.has(colour))
        .map((colour) => `${file}:${index + 1} has ${colour}, which is no colour of libs/ui/src/tokens.css.`),
    );
}
