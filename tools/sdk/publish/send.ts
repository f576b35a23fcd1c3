export interface Address {
  origin: string;
  remote: string;
  /** What the operator of the site gave the team. */
  key: string | undefined;
}

export interface Sending extends Address {
  fields: Record<string, string>;
  files: Record<string, Uint8Array<ArrayBuffer>>;
  print(text: string): void;
}

async function request({ origin, remote, key }: Address, body?: FormData): Promise<Response> {
  const response = await fetch(`${origin}/sdk/publications/${remote}`, {
    ...(body ? { method: 'POST', body } : {}),
    headers: key === undefined ? {} : { Authorization: `Bearer ${key}` },
  }).catch(() => {
    throw new Error(`${origin} closed the connection. Try again; if it stays so, ask its operator.`);
  });
  const isText = response.headers.get('content-type')?.startsWith('text/plain') === true;
  if (!isText || response.status === 404 || response.status === 405 || response.status === 502)
    throw new Error(
      `${origin} takes no publications over the network. Its operator starts that with "npm run remote -- receive".`,
    );
  if (!response.ok) throw new Error((await response.text()).trim());
  return response;
}

/** Rejects with the site's reason when this key may not publish this remote. */
export async function checkPublishAccess(address: Address): Promise<void> {
  await (await request(address)).text();
}

/** Sends a command to a site, and prints what it answers as it comes. Resolves to the command's exit code. */
export async function send({ fields, files, print, ...address }: Sending): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, content] of Object.entries(files)) form.set(name, new Blob([content]), name);
  const response = await request(address, form);
  let said = '';
  const shown = () => said.replace(/\n?exit \d+\n$/, '');
  let printed = 0;
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    said += part;
    // The last line is for us: it is held back until something follows it.
    const whole = said.slice(0, said.lastIndexOf('\n', said.length - 2) + 1);
    if (whole.length > printed) print(whole.slice(printed));
    printed = Math.max(printed, whole.length);
  }
  if (shown().length > printed) print(`${shown().slice(printed)}\n`);
  return Number(/exit (\d+)\n$/.exec(said)?.[1] ?? 1);
}
