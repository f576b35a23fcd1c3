import type { Rule, Selector, SelectorComponent } from 'lightningcss';
import { transform } from 'lightningcss';

/**
 * What a selector can match: elements inside the remote's own screens, or what holds them. Undefined:
 * also elements of others.
 */
type Reach = 'inside' | 'holder' | undefined;

/** The remote that owns the styles. */
export interface Owner {
  name: string;
  /** What its classes and ids begin with. */
  prefix: string;
}

/** The weakest of several. */
const least = (reaches: readonly Reach[]): Reach =>
  reaches.length === 0 || reaches.includes(undefined)
    ? undefined
    : reaches.includes('holder')
      ? 'holder'
      : 'inside';

function partReach(part: SelectorComponent, owner: Owner, parent: Reach): Reach {
  if (part.type === 'class' || part.type === 'id')
    return part.name.startsWith(owner.prefix) ? 'inside' : undefined;
  if (part.type === 'attribute')
    return part.name === 'data-remote' &&
      part.operation?.operator === 'equal' &&
      part.operation.value === owner.name
      ? 'holder'
      : undefined;
  if (part.type === 'nesting') return parent;
  // Negation, and selectors for descendants (:not, :has), do not restrict the element itself.
  if (part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where' || part.kind === 'any'))
    return least(part.selectors.map((one) => selectorReach(one, owner, parent)));
  return undefined;
}

/**
 * What the last compound of a selector can match. After a sibling combinator it is beside the container, in
 * somebody else's screen.
 */
function selectorReach(selector: Selector, owner: Owner, parent: Reach): Reach {
  let reach: Reach;
  for (const part of selector) {
    if (part.type !== 'combinator') {
      const own = partReach(part, owner, parent);
      reach = reach === 'inside' ? reach : (own ?? reach);
    } else if (part.value === 'descendant' || part.value === 'child') reach = reach && 'inside';
    else if (part.value === 'next-sibling' || part.value === 'later-sibling')
      reach = reach === 'inside' ? reach : undefined;
    else if (part.value !== 'pseudo-element') reach = undefined;
  }
  return reach;
}

/** Approximately as it is written in the file, for messages. */
const componentName = (part: SelectorComponent): string => {
  if (part.type === 'combinator')
    return (
      { descendant: ' ', child: ' > ', 'next-sibling': ' + ', 'later-sibling': ' ~ ' }[
        part.value as string
      ] ?? ' '
    );
  if (part.type === 'class') return `.${part.name}`;
  if (part.type === 'id') return `#${part.name}`;
  if (part.type === 'type') return part.name;
  if (part.type === 'universal') return '*';
  if (part.type === 'nesting') return '&';
  if (part.type === 'attribute')
    return part.operation ? `[${part.name}="${part.operation.value}"]` : `[${part.name}]`;
  if (
    part.type === 'pseudo-class' &&
    (part.kind === 'is' ||
      part.kind === 'where' ||
      part.kind === 'any' ||
      part.kind === 'not' ||
      part.kind === 'has')
  )
    return `:${part.kind}(${part.selectors.map(selectorText).join(', ')})`;
  if (part.type === 'pseudo-class') return `:${part.kind}`;
  return part.type === 'pseudo-element' ? `::${part.kind}` : '';
};
const selectorText = (selector: Selector): string => selector.map(componentName).join('');

/** Rules that contain other rules. */
const groups = new Set(['media', 'supports', 'container', 'layer-block', 'scope', 'starting-style']);
/** Rules without selectors: they define a name or an order. */
const names = new Set([
  'font-face',
  'font-palette-values',
  'font-feature-values',
  'keyframes',
  'counter-style',
  'position-try',
  'layer-statement',
  'page',
  'nested-declarations',
]);

function freeIn(rules: readonly Rule[], owner: Owner, parent: Reach): string[] {
  return rules.flatMap((rule) => {
    if (rule.type === 'style') {
      const reaches = rule.value.selectors.map((selector) => selectorReach(selector, owner, parent));
      const free = rule.value.selectors.filter((_, at) => reaches[at] === undefined).map(selectorText);
      return [...free, ...freeIn(rule.value.rules ?? [], owner, least(reaches))];
    }
    // In a scope, & is the scope.
    if (groups.has(rule.type))
      return freeIn(
        'value' in rule && rule.value && 'rules' in rule.value ? (rule.value.rules as Rule[]) : [],
        owner,
        rule.type === 'scope' ? undefined : parent,
      );
    // Registering a property affects the whole page; no site has Tailwind's properties.
    if (rule.type === 'property')
      return rule.value.name.startsWith(`--${owner.name}`) || rule.value.name.startsWith('--tw-')
        ? []
        : [`@property ${rule.value.name}`];
    return names.has(rule.type) ? [] : [`@${rule.type === 'unknown' ? rule.value.name : rule.type}`];
  });
}

/**
 * The selectors and rules of a style sheet that match elements of others, without duplicates, as browsers
 * parse CSS. Throws for invalid CSS, which browsers repair in their own ways.
 */
export function freeStyles(css: Buffer, owner: Owner): string[] {
  const free = new Set<string>();
  transform({
    filename: 'style.css',
    code: css,
    visitor: {
      StyleSheet: ({ rules }) => void freeIn(rules, owner, undefined).forEach((one) => free.add(one)),
    },
  });
  return [...free];
}
