/** Splits 'Compétence 8 - Prévention des infections' where it breaks; a title of another form is its own name. */
export function splitTitle(title: string): { number: string; name: string } {
  const [, number, name] = /^(.+? \d+) - (.+)$/.exec(title) ?? [];
  return { number: number ?? title, name: name ?? title };
}
