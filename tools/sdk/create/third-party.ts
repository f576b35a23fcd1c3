import { installedVersion } from '../installed-version.ts';

/** What a new remote takes from the registry, in the versions of this tree. */
export const thirdParty: Readonly<Record<string, string>> = Object.fromEntries(
  ['@testing-library/react', '@types/react', 'happy-dom', 'react', 'react-dom', 'typescript', 'vitest'].map(
    (name) => [name, installedVersion(name)],
  ),
);
