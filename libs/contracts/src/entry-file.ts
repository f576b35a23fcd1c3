/** The script of a version that registers its container; the first file that is loaded of it. */
export const ENTRY = 'remoteEntry.js';
