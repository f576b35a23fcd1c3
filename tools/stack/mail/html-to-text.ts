/**
 * The readable text of a mail's HTML: one line per block, the address of a link below its words. For our own
 * templates.
 */
export function htmlToText(html: string): string {
  return decode(
    html
      .replaceAll(/<(style|title|head)[\s\S]*?<\/\1>/gi, '')
      .replaceAll(/<a\b[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, (_, href: string, label: string) =>
        label.trim() === href ? href : `${label.trim()}<br>${href}`,
      )
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/<br\s*\/?>|<\/(p|h1|h2|div|tr|li)>/gi, '\n')
      .replaceAll(/<hr[^>]*>/gi, '---\n')
      .replaceAll(/<[^>]+>/g, ''),
  )
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function decode(text: string): string {
  return text
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
