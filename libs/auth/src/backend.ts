/** Loads the backend's client on demand: a signed-out visitor who opens no form never loads it. */
export const backend = () => import('@revisoins/backend');

export type Backend = Awaited<ReturnType<typeof backend>>;
