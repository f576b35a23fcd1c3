import type { Rule, Selector, SelectorComponent } from 'lightningcss';
import { transform } from 'lightningcss';
import { siteFonts, siteLayers } from '@revisoins/contracts/site-styles';
import { siteProperties } from './site-properties.ts';

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
const groups = new Set(['media', 'supports', 'container', 'scope', 'starting-style']);
/** Rules without selectors: they define a name or an order. */
const definitions = new Set([
  'font-palette-values',
  'font-feature-values',
  'counter-style',
  'position-try',
  'page',
  'nested-declarations',
]);

/** Layers that are not the remote's: the page has one order of layers for everybody. */
const freeLayers = (layers: readonly (readonly string[])[], { prefix }: Owner) =>
  layers
    .filter(([first = '']) => !first.startsWith(prefix) && !(siteLayers as readonly string[]).includes(first))
    .map((layer) => `@layer ${layer.join('.')}`);

/**
 * The names that a rule defines in the whole page and that somebody else may have: as they are written.
 * Undefined for a rule that defines none.
 */
function freeNames(rule: Rule, owner: Owner): string[] | undefined {
  if (rule.type === 'keyframes')
    return rule.value.name.value.startsWith(owner.prefix) ? [] : [`@keyframes ${rule.value.name.value}`];
  if (rule.type === 'layer-statement') return freeLayers(rule.value.names, owner);
  if (rule.type !== 'font-face') return undefined;
  return rule.value.properties.flatMap((property) =>
    property.type === 'font-family' && isSiteFont(property.value)
      ? [`@font-face ${String(property.value)}`]
      : [],
  );
}

const isSiteFont = (family: unknown) =>
  siteFonts.some((font) => font.toLowerCase() === String(family).toLowerCase());

/** The site has no properties of Tailwind's; a remote may be called like one that it has. */
const isOwnProperty = (property: string, { name }: Owner) =>
  property.startsWith('--tw-') ||
  ((property === `--${name}` || property.startsWith(`--${name}-`)) && !siteProperties.has(property));

function freeIn(rules: readonly Rule[], owner: Owner, parent: Reach, inLayer = false): string[] {
  return rules.flatMap((rule) => {
    const names = freeNames(rule, owner);
    if (names) return rule.type === 'layer-statement' && inLayer ? [] : names;
    if (rule.type === 'style') {
      const reaches = rule.value.selectors.map((selector) => selectorReach(selector, owner, parent));
      const free = rule.value.selectors.filter((_, at) => reaches[at] === undefined).map(selectorText);
      return [...free, ...freeIn(rule.value.rules ?? [], owner, least(reaches), inLayer)];
    }
    if (rule.type === 'layer-block') {
      const { name, rules: inside } = rule.value;
      return [...(name && !inLayer ? freeLayers([name], owner) : []), ...freeIn(inside, owner, parent, true)];
    }
    // In a scope, & is the scope.
    if (groups.has(rule.type))
      return freeIn(
        'value' in rule && rule.value && 'rules' in rule.value ? (rule.value.rules as Rule[]) : [],
        owner,
        rule.type === 'scope' ? undefined : parent,
        inLayer,
      );
    // Registering a property affects the whole page.
    if (rule.type === 'property')
      return isOwnProperty(rule.value.name, owner) ? [] : [`@property ${rule.value.name}`];
    return definitions.has(rule.type) ? [] : [`@${rule.type === 'unknown' ? rule.value.name : rule.type}`];
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
