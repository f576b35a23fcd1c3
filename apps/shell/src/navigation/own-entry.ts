/**
 * The position of the shell's own entry among the remotes' entries: after the learner's entries, before
 * signing in.
 */
export const OWN_ENTRY = 79;
