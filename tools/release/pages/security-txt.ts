const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * The text of /.well-known/security.txt (RFC 9116): where to report a vulnerability. Each publication renews
 * it for a year. `contact` is a URI, such as mailto:securite@revisoins.example.
 */
export function securityTxt(contact: string, publicUrl: string | undefined, now: Date): string {
  const expires = new Date(now.getTime() + YEAR_MS).toISOString().replace(/T.*/, 'T00:00:00.000Z');
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: fr, en',
    ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}/.well-known/security.txt`]),
    '',
  ].join('\n');
}
