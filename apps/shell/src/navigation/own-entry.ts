/**
 * The position of the shell's own entry among those of the remotes: after the learner's entries, before
 * signing in.
 */
export const OWN_ENTRY = 79;
