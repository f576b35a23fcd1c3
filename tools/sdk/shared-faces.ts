/** The libraries that a host gives to remotes, and the contract: their sides for remotes alone. */
export const sharedFaces = ['auth', 'backend', 'contracts', 'host', 'i18n', 'router'] as const;
