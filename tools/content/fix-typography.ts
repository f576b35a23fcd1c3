const NBSP = '\u00a0';

/**
 * French as it is set in Quebec: a no-break space before ':' and '%' and inside « », none before ; ! and ?.
 * Applied twice it changes nothing more. Times like 10:30 and addresses keep their colon.
 */
export function fixTypography(text: string): string {
  return text
    .replace(/[ \u00a0\u202f]*:(?=\s|$)/gu, `${NBSP}:`)
    .replace(/(?<=\d)[ \u00a0\u202f]*%/gu, `${NBSP}%`)
    .replace(/«[ \u00a0\u202f]*/gu, `«${NBSP}`)
    .replace(/[ \u00a0\u202f]*»/gu, `${NBSP}»`)
    .replace(/[ \u00a0\u202f]+([;!?])/gu, '$1');
}
