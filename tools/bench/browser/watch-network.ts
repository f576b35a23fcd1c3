import type { CDPSession } from '@playwright/test';

export interface Fetched {
  url: string;
  /** Transferred bytes of the body. */
  bytes: number;
}

export interface Network {
  /** Scripts that were loaded over the network. */
  scripts: Fetched[];
  /** Requested addresses, including those answered from a cache. */
  asked: string[];
  /** When one last began or received something, or the watch began. */
  lastActivity: number;
}

const isScript = (mimeType: string) => mimeType.endsWith('javascript');

/** Records what a page fetches from now on. */
export async function watchNetwork(devtools: CDPSession): Promise<Network> {
  const network: Network = { scripts: [], asked: [], lastActivity: performance.now() };
  const cached = new Set<string>();
  const received = new Map<string, Fetched>();
  const note = () => {
    network.lastActivity = performance.now();
  };
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    network.asked.push(request.url);
    note();
  });
  devtools.on('Network.dataReceived', note);
  devtools.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (!isScript(response.mimeType) || response.fromDiskCache || cached.has(requestId)) return;
    const length = Object.entries(response.headers).find(
      ([name]) => name.toLowerCase() === 'content-length',
    )?.[1];
    received.set(requestId, { url: response.url, bytes: Number(length) });
    network.scripts = [...received.values()];
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    // It was asked for while another request was receiving it, and shared what that one received.
    if (encodedDataLength === 0 && received.delete(requestId)) network.scripts = [...received.values()];
  });
  await devtools.send('Network.enable');
  return network;
}

/** Bytes of all scripts. Throws when the server did not send a length. */
export function scriptBytes({ scripts }: Network): number {
  const unknown = scripts.find(({ bytes }) => !Number.isFinite(bytes));
  if (unknown) throw new Error(`${unknown.url} came without its length.`);
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}
