import { expect } from '@playwright/test';
import * as z from 'zod';
import { site } from './site.ts';

const list = z.object({
  messages: z.array(z.object({ ID: z.string(), To: z.array(z.object({ Address: z.string() })) })),
});
const message = z.object({ HTML: z.string(), Text: z.string() });

async function read(path: string): Promise<unknown> {
  const response = await fetch(new URL(path, site.mailbox));
  return response.json();
}

async function newestTo(address: string): Promise<string | undefined> {
  const { messages } = list.parse(await read('/api/v1/messages'));
  return messages.find(({ To }) => To.some((recipient) => recipient.Address === address))?.ID;
}

/** The link in the newest e-mail to an address; waits for the e-mail. */
export async function linkMailedTo(address: string): Promise<string> {
  let id: string | undefined;
  await expect
    .poll(async () => (id = await newestTo(address)), { message: `an e-mail to ${address}` })
    .toBeDefined();
  const { Text, HTML } = message.parse(await read(`/api/v1/message/${id}`));
  const link = /https?:\/\/[^\s"<>]+token_hash=[^\s"<>]+/.exec(`${Text}\n${HTML}`)?.[0];
  if (!link) throw new Error(`The e-mail to ${address} has no link:\n${Text}`);
  return link.replaceAll('&amp;', '&');
}

/** The first link with this part in the newest e-mail to an address; undefined while there is none. */
export async function mailedLink(address: string, part: string): Promise<string | undefined> {
  const id = await newestTo(address);
  if (id === undefined) return undefined;
  const { Text } = message.parse(await read(`/api/v1/message/${id}`));
  return [...Text.matchAll(/https?:\/\/[^\s"<>]+/g)]
    .map(([link]) => link)
    .find((link) => link.includes(part));
}
