export interface Address {
  origin: string;
  remote: string;
  /** What the operator of the site gave the team. */
  key: string | undefined;
  /** What is asked of the site, which it names when the key is missing. */
  command: string;
}

export interface Sending extends Address {
  fields: Record<string, string>;
  files: Record<string, Uint8Array<ArrayBuffer>>;
  print(text: string): void;
  /** Aborted when somebody wants to stop. */
  stop?: AbortSignal;
}

async function request(
  { origin, remote, key, command }: Address,
  options: RequestInit = {},
): Promise<Response> {
  // What was copied together with something else, or from a text in place of the key.
  if (key !== undefined && !/^[!-~]*$/.test(key.trim()))
    throw new Error(
      'REVISOINS_KEY is not a key: one has no spaces, and no characters but letters, digits, - and _. Set it to what the operator of the site gave your team.',
    );
  const response = await fetch(`${origin}/sdk/publications/${remote}`, {
    ...options,
    headers: {
      'Revisoins-Command': command,
      ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
    },
  }).catch(() => {
    if (options.signal?.aborted) throw new Error('Stopped before the site had begun. Nothing was changed.');
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

const LAST_LINE = /(?<=^|\n)exit (\d+)\n$/;

/** Sends a form. It can be stopped until the site answers, which it does when it begins. */
async function sendForm(address: Address, body: FormData, stop: AbortSignal | undefined): Promise<Response> {
  const sending = new AbortController();
  const giveUp = () => sending.abort();
  if (stop?.aborted) giveUp();
  stop?.addEventListener('abort', giveUp);
  try {
    return await request(address, { method: 'POST', body, signal: sending.signal });
  } finally {
    stop?.removeEventListener('abort', giveUp);
  }
}

/**
 * Sends a command to a site, and prints what it answers as it comes. When `stop` is aborted, it asks the site
 * to stop: what follows says what became of the command. Resolves to the command's exit code.
 */
export async function send({ fields, files, print, stop, ...address }: Sending): Promise<number> {
  const form = new FormData();
  form.set('command', address.command);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, content] of Object.entries(files)) form.set(name, new Blob([content]), name);
  const response = await sendForm(address, form, stop);
  const askToStop = async () => {
    try {
      await (await request(address, { method: 'DELETE' })).text();
    } catch {
      print(
        `\n${address.origin} could not be asked to stop, and may finish it. "npm run release -- list" says whether it did.\n`,
      );
    }
  };
  if (stop?.aborted) void askToStop();
  stop?.addEventListener('abort', () => void askToStop(), { once: true });
  let said = '';
  let printed = 0;
  const show = (until: number) => {
    if (until > printed) print(said.slice(printed, until));
    printed = Math.max(printed, until);
  };
  try {
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      said += part;
      // The last line is for us.
      show(said.lastIndexOf('\n') + 1 - (LAST_LINE.exec(said)?.[0].length ?? 0));
    }
  } catch {
    // Without a last line, as below.
  }
  const [last = '', code] = LAST_LINE.exec(said) ?? [];
  show(said.length - last.length);
  if (code === undefined)
    throw new Error(
      `\n${address.origin} closed the connection before it said what became of it. "npm run release -- list" says that; ask the site's operator if it stays so.`,
    );
  return Number(code);
}
