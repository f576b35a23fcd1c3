/** The place of the shell's own entry among those of the remotes: after what a learner does, before signing in. */
export const OWN_ENTRY = 50;
