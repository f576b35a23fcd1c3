/** The template of a public page that holds the shell's scripts, inert. */
export const SHELL_SCRIPTS = 'shell-scripts';

/**
 * Runs the shell's scripts, which a public page holds in a template until they are needed. Those that do not
 * load go back into it, for the next time. Also inlined as text, so it may not use anything outside itself.
 */
export function loadShell(template: HTMLTemplateElement | null): void {
  const waiting = template?.content;
  for (const script of waiting?.querySelectorAll('script') ?? []) {
    const running = script.cloneNode() as HTMLScriptElement;
    // In their order, like scripts of the page.
    running.async = false;
    running.addEventListener('error', () => waiting?.append(script));
    script.remove();
    document.head.append(running);
  }
}
