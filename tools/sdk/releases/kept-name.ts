/** The name of the remote that is made with a release, and its address: one for each version. */
export const keptName = (version: string) => `sdk-${version.replaceAll('.', '-')}`;
