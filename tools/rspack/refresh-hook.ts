/**
 * React's refresh uses the developer tools' hook, which each bundle would create for itself. Creating it
 * first, for all of them, lets a remote's hot reload reach the host's React.
 */
const HOOK =
  'window.__REACT_DEVTOOLS_GLOBAL_HOOK__??={renderers:new Map(),supportsFiber:true,inject(r){const id=this.renderers.size+1;this.renderers.set(id,r);return id},onCommitFiberRoot(){},onCommitFiberUnmount(){},onScheduleFiberRoot(){}};';

/** A host's HTML for the development of a remote in it. */
export function withRefreshHook(html: string): string {
  return html.replace('<head>', () => `<head><script>${HOOK}</script>`);
}
