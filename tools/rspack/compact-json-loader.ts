/** A file of texts without the spaces that are for its authors. */
export default function compactJsonLoader(source: string): string {
  return JSON.stringify(JSON.parse(source));
}
