import { readFile } from 'node:fs/promises';
import { FileError } from './command.ts';

/** The text of a UTF-8 file. Refuses other encodings, which would lose every accent. */
export async function readText(file: string): Promise<string> {
  const bytes = await readFile(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new FileError(
      `${file} is not in UTF-8: save it as "CSV UTF-8" in the spreadsheet, or as UTF-8 in the text editor`,
    );
  }
}
