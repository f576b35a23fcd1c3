import { randomUUID } from 'node:crypto';

export type Mail = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Headers beyond the usual ones. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly created: Date;
};

export type Mailbox = {
  /** Newest first. */
  list(): readonly Mail[];
  find(id: string): Mail | undefined;
  add(mail: Omit<Mail, 'id' | 'created'>): void;
  clear(): void;
};

/** Keeps the last 200 mails in memory. */
export function createMailbox(): Mailbox {
  let mails: readonly Mail[] = [];
  return {
    list: () => mails,
    find: (id) => mails.find((mail) => mail.id === id),
    add(mail) {
      mails = [{ ...mail, id: randomUUID(), created: new Date() }, ...mails].slice(0, 200);
    },
    clear() {
      mails = [];
    },
  };
}
