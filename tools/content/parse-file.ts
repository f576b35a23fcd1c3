import * as z from 'zod';
import type { Problem } from './problem.ts';

/**
 * The data of a JSON file, or null and every fault of it. A fault inside an element of the array `elements`
 * names the element's id.
 */
export function parseFile<T>(
  file: string,
  text: string,
  elements: string,
  chooseSchema: (json: unknown) => z.core.$ZodType<T>,
): { data: T | null; problems: Problem[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const message = `is not JSON (${error instanceof Error ? error.message : String(error)}): correct it`;
    return { data: null, problems: [{ level: 'error', file, message }] };
  }
  const parsed = z.safeParse(chooseSchema(json), json);
  if (parsed.success) return { data: parsed.data, problems: [] };
  const problems = parsed.error.issues.map(({ path, message }): Problem => {
    const id = path[0] === elements && typeof path[1] === 'number' ? idAt(json, elements, path[1]) : null;
    return {
      level: 'error',
      file,
      ...(id !== null && { id }),
      message: `${path.slice(id === null ? 0 : 2).join('.') || 'the file'}: ${message}`,
    };
  });
  return { data: null, problems };
}

const holder = (elements: string) => z.looseObject({ [elements]: z.array(z.unknown()) });
const identified = z.looseObject({ id: z.union([z.string(), z.number()]) });

function idAt(json: unknown, elements: string, index: number): string | null {
  const outer = holder(elements).safeParse(json);
  const element = identified.safeParse(outer.data?.[elements]?.[index]);
  return element.success ? String(element.data.id) : null;
}
