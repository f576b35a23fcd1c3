/** A file of a component that is markup with scripts in it, as Vue and Svelte have them. */
export const isComponentFile = (file: string) => /\.(vue|svelte)$/.test(file);

/** A comment, or a script with its attributes; in an attribute in quotes there may be a `>`. */
const PARTS = /<!--[\s\S]*?-->|<script\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/script>/g;

export interface ComponentScripts {
  /** What the scripts would be called as a source of their own: their syntax follows from it. */
  name: string;
  /** The scripts, in the lines in which they are. */
  text: string;
}

/** The scripts of a component's file, as one source. Pure. */
export function componentScripts(file: string, source: string): ComponentScripts {
  let text = '';
  let end = 0;
  let hasElements = false;
  const skip = (part: string) => part.replaceAll(/[^\n]/g, '');
  for (const { 0: part, 1: attributes, 2: script, index } of source.matchAll(PARTS)) {
    text += skip(source.slice(end, index));
    end = index + part.length;
    if (attributes === undefined || script === undefined) {
      text += skip(part);
      continue;
    }
    const [, elsewhere] = /\bsrc\s*=\s*["']([^"']+)["']/.exec(attributes) ?? [];
    hasElements ||= /\blang\s*=\s*["'](?:t|j)sx["']/.test(attributes);
    text += `${elsewhere === undefined ? '' : `import '${elsewhere}';`}${skip(attributes)}${script};`;
  }
  return { name: `${file}.${hasElements ? 'tsx' : 'ts'}`, text };
}
