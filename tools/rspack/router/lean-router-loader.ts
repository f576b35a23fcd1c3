/** What marks a component as used: its name for the developer's tools. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;
const MAKES_COMPONENT = /= (React\w*\.(?:forwardRef|createContext)\()/g;

/**
 * Lets the bundler drop the parts of the router that no page uses, such as its forms. A default export, as
 * the bundler requires.
 */
export default function leanRouterLoader(source: string): string {
  return source.replace(DISPLAY_NAME, '').replace(MAKES_COMPONENT, '= /* @__PURE__ */ $1');
}
