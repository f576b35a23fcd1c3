/**
 * React refreshes what it rendered through the developer tools' hook, which each bundle would make for itself. One made
 * first, for all of them, lets a remote's hot reload reach the host's React.
 */
const HOOK =
  'window.__REACT_DEVTOOLS_GLOBAL_HOOK__??={renderers:new Map(),supportsFiber:true,inject(r){const id=this.renderers.size+1;this.renderers.set(id,r);return id},onCommitFiberRoot(){},onCommitFiberUnmount(){},onScheduleFiberRoot(){}};';

/** A host's HTML for developing a remote inside of it. */
export function withRefreshHook(html: string): string {
  return html.replace('<head>', () => `<head><script>${HOOK}</script>`);
}
