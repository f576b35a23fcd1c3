import { calculationFile } from '@revisoins/assessment/calculation';

/** Writes a file of templates without its spaces. Fails the build for an invalid file. */
export default function calculationsLoader(source: string): string {
  return JSON.stringify(calculationFile.parse(JSON.parse(source)));
}
