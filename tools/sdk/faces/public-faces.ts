import { join } from 'node:path';
import { declare, emitTypes } from '@revisoins/types/emit-declarations';
import { readFace, type Face } from '@revisoins/types/read-face';
import type { TypesFile } from '@revisoins/types/types-file.schema';
import { findSource } from '@revisoins/types/workspace-packages';
import { root } from '@revisoins/workspace/paths';
import { sharedFaces } from '../shared-faces.ts';

export type FaceName = (typeof sharedFaces)[number];

const shell = join(root, 'apps/shell');

export const faceSource = (face: FaceName): string => findSource(root, `@revisoins/${face}`) ?? '';

/** Declaration files of the faces and of what they refer to, by path, with or without docstrings. */
export const declareFaces = (comments = false): Promise<Record<string, string>> =>
  declare({ root, directory: shell, comments }, sharedFaces.map(faceSource));

/** What each face exports. `declared` has its declaration files. */
export const readFaces = (declared: Readonly<Record<string, string>>): Map<FaceName, Face> =>
  new Map(
    sharedFaces.map((face) => [face, readFace(root, face, faceSource(face), (file) => declared[file])]),
  );

/** The types of the faces as they are in this tree, as a build would contain them. */
export const currentTypes = (): Promise<TypesFile> =>
  emitTypes({ root, directory: shell, libraries: sharedFaces.map((face) => `@revisoins/${face}`) });
