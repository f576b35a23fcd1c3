import type { StartMounted } from '../embed/start-mounted.ts';

export interface LoadedPlatform {
  page: Document;
  start: StartMounted;
}

interface Asset {
  href: string;
  integrity: string;
}

function addStyles({ href, integrity }: Asset): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.integrity = integrity;
    link.crossOrigin = 'anonymous';
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${href} does not load.`)));
    document.head.append(link);
  });
}

/**
 * Runs the platform's script in this page. The script passes its start function to the element that loads it,
 * so that nothing global is left.
 */
function addScript({ href, integrity }: Asset): Promise<StartMounted> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = href;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.addEventListener('revisoins:loaded', (event) =>
      resolve((event as CustomEvent<StartMounted>).detail),
    );
    script.addEventListener('error', () => reject(new Error(`${href} does not load.`)));
    document.head.append(script);
  });
}

async function load(platform: string): Promise<LoadedPlatform> {
  const answer = await fetch(`${platform}/embed/`);
  if (!answer.ok) throw new Error(`${platform} answers ${answer.status}.`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const assets = (selector: string, name: string): Asset[] =>
    [...page.querySelectorAll(selector)].map((one) => ({
      href: new URL(one.getAttribute(name) ?? '', platform).href,
      integrity: one.getAttribute('integrity') ?? '',
    }));
  const [[start]] = await Promise.all([
    Promise.all(assets('script[src]', 'src').map(addScript)),
    Promise.all(assets('link[rel=stylesheet]', 'href').map(addStyles)),
  ]);
  if (!start) throw new Error(`The page of ${platform} names no script.`);
  return { page, start };
}

let loading: Promise<LoadedPlatform> | undefined;

/** Loads the platform into this page, once. A failure is not cached: the next call tries again. */
export function loadPlatform(platform: string): Promise<LoadedPlatform> {
  loading ??= load(platform).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
