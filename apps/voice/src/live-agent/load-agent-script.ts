import { AGENT_SCRIPT } from './widget-config.ts';

const TIMEOUT_MS = 10_000;

/** Loads the third party's script. False when it is blocked, offline or late; trying again makes a new element. Never rejects. */
export function loadAgentScript(source: string = AGENT_SCRIPT): Promise<boolean> {
  if (customElements.get('elevenlabs-convai') !== undefined) return Promise.resolve(true);
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const end = (loaded: boolean) => {
      clearTimeout(timer);
      if (!loaded) script.remove();
      resolve(loaded);
    };
    const timer = setTimeout(() => end(false), TIMEOUT_MS);
    script.async = true;
    script.addEventListener('load', () => end(true));
    script.addEventListener('error', () => end(false));
    try {
      // A page that enforces Trusted Types refuses addresses that its host does not allow.
      script.src = source;
      document.head.append(script);
    } catch {
      end(false);
    }
  });
}
