/** Loads the backend's client. Only what needs it calls this: a signed-out visitor who opens no form never does. */
export const backend = () => import('@revisoins/backend');

export type Backend = Awaited<ReturnType<typeof backend>>;
