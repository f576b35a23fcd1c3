import { siteLayers } from '@revisoins/contracts/site-styles';
import { changeRules, type RuleChanges } from './css-rules.ts';

const KEYFRAMES = /^(@(?:-webkit-)?keyframes\s+)([-\w]+)$/i;
const LAYER = /^@layer\b/i;
const ANIMATION = /^\s*(?:(?:-webkit-)?animation(?:-name)?|--[-\w]*animat[-\w]*)\s*:/i;

/** The names of the keyframes of a style sheet. Pure. */
export function keyframeNames(css: string): Set<string> {
  const names = new Set<string>();
  changeRules(css, {
    atRule: (prelude) => {
      const [, , name] = KEYFRAMES.exec(prelude) ?? [];
      if (name !== undefined) names.add(name);
      return prelude;
    },
  });
  return names;
}

/**
 * Gives the names of layers and keyframes a prefix, where they are defined and where style sheets use them:
 * the page has one list of each for everybody. The layers of the site keep their names, and a custom property
 * counts as an animation by its name, as `--animate-spin`.
 */
export function ownNames(prefix: string, keyframes: ReadonlySet<string>): RuleChanges {
  const own = (name: string) => (name.startsWith(prefix) ? name : `${prefix}${name}`);
  const ownLayer = (name: string) => {
    const [first = ''] = name.split('.');
    return (siteLayers as readonly string[]).includes(first) ? name : own(name);
  };
  return {
    atRule(prelude) {
      if (LAYER.test(prelude)) return prelude.replaceAll(/(?<=[\s,])[-\w.]+/g, ownLayer);
      return prelude.replace(KEYFRAMES, (_, rule: string, name: string) => `${rule}${own(name)}`);
    },
    declaration(text) {
      const [property = ''] = ANIMATION.exec(text) ?? [];
      if (property === '') return text;
      const value = text.slice(property.length);
      return (
        property +
        value.replaceAll(/(?<![-\w.#])[a-z_-][-\w]*(?![-\w(])/gi, (word) =>
          keyframes.has(word) ? own(word) : word,
        )
      );
    },
  };
}
