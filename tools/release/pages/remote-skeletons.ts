import { languages } from '@revisoins/contracts/languages';
import * as z from 'zod';

const values = z.record(z.string(), z.array(z.string()));

const skeletonSchema = z.strictObject({
  language: z.enum(languages),
  /** The parameters of the address, and the values on the device, for which it is. */
  query: z.optional(values),
  device: z.optional(values),
  title: z.string().max(200),
  html: z.string().max(24_000),
  /** Sizes of its elements. */
  styles: z.string().max(4_000),
  /** By the value of the path's parameter: what replaces `{{0}}` and so on. */
  texts: z.optional(z.record(z.string(), z.array(z.string()).max(10))),
});
export type RemoteSkeleton = z.infer<typeof skeletonSchema>;

/** What the build of a remote shows of its screens before any script runs, by the id of the route. */
const skeletonsSchema = z.record(z.string(), z.array(skeletonSchema).max(40));
export type RemoteSkeletons = z.infer<typeof skeletonsSchema>;

/** The file of a build that holds its skeletons. */
export const SKELETONS_FILE = 'skeletons.json';

const elements = new Set(
  (
    'a article aside b br button circle dd details div dl dt ellipse em fieldset footer form g h1 h2 h3 h4 ' +
    'header hr i img input label legend li line main nav ol option output p path polygon polyline progress ' +
    'rect section select small span strong summary svg table tbody td textarea th thead tr ul'
  ).split(' '),
);
const empty = new Set(['br', 'hr', 'img', 'input']);

/** Attributes that name no address and run nothing. */
const attribute =
  /^(aria-[a-z]+|autocapitalize|autocomplete|autocorrect|checked|class|cols|cx|cy|d|dir|disabled|data-(discover|no-print|page-title|size|state)|enterkeyhint|fill|for|height|hidden|id|inputmode|lang|max|maxlength|method|min|minlength|multiple|name|novalidate|pathlength|pattern|placeholder|points|r|readonly|rel|required|role|rows|rx|ry|selected|spellcheck|stroke(-[a-z]+)?|tabindex|target|title|type|value|viewbox|width|x[12]?|xmlns|y[12]?)$/i;

const TAG = /^<(\/?)([a-z][a-z0-9]*)((?: [a-zA-Z0-9-]+="[^"<>]*")*)\/?>/;
const ATTRIBUTE = / ([a-zA-Z0-9-]+)="([^"]*)"/g;

const isAddress = (value: string) => /^(#|\/(?![/\\])|https:\/\/)/.test(value);

function attributeProblem(element: string, name: string, value: string): string | undefined {
  if (name === 'href') return isAddress(value) ? undefined : `a link to ${value}`;
  if (element === 'form' && name === 'method')
    return value === 'dialog' ? undefined : 'a form that the browser sends';
  return attribute.test(name) ? undefined : `the attribute ${name}`;
}

/**
 * The part of a remote's HTML that a page of the shell must not include; undefined if there is none. Only
 * known markup is accepted, in the form that a build writes, so that nothing affects the page outside of its
 * place.
 */
export function htmlProblem(html: string): string | undefined {
  const open: string[] = [];
  for (let rest = html; rest !== '';) {
    if (!rest.startsWith('<')) {
      const end = rest.indexOf('<');
      rest = end < 0 ? '' : rest.slice(end);
      continue;
    }
    const [tag = '', closes, element = '', attributes = ''] = TAG.exec(rest) ?? [];
    if (tag === '') return `"${rest.slice(0, 30)}", which is no plain element`;
    if (!elements.has(element)) return `the element ${element}`;
    if (closes === '/') {
      if (open.pop() !== element) return `an element ${element} that ends without its beginning`;
    } else {
      for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
        const problem = attributeProblem(element, name, value);
        if (problem !== undefined) return problem;
      }
      if (element === 'form' && !attributes.includes(' method="dialog"'))
        return 'a form that the browser sends';
      if (!empty.has(element) && !tag.endsWith('/>')) open.push(element);
    }
    rest = rest.slice(tag.length);
  }
  return open.length > 0 ? `an element ${open.at(-1)} without its end` : undefined;
}

/** Sizes alone, of elements of the remote. */
const isSizes = (styles: string, remote: string) =>
  styles
    .split('}')
    .slice(0, -1)
    .every((rule) => {
      const [selector = '', sizes = ''] = rule.split('{');
      return (
        selector.startsWith(`[data-remote="${remote}"] [data-size="`) &&
        /^\d+"\]$/.test(selector.slice(`[data-remote="${remote}"] [data-size="`.length)) &&
        /^[a-z-]+:[\w .,%()+*/-]+(;[a-z-]+:[\w .,%()+*/-]+)*;?$/.test(sizes) &&
        !sizes.includes('url')
      );
    }) && !/[^}]$/.test(styles);

/** The skeletons in a build's file, and a sentence for each that a page cannot take. */
export function readSkeletons(
  text: string,
  remote: string,
): { skeletons: RemoteSkeletons; problems: string[] } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { skeletons: {}, problems: [`${SKELETONS_FILE} is no JSON; build it with the shared preset.`] };
  }
  const parsed = skeletonsSchema.safeParse(data);
  if (!parsed.success)
    return {
      skeletons: {},
      problems: [
        `${SKELETONS_FILE} is not as pages need it (${z.prettifyError(parsed.error).split('\n')[0]}); build it with the shared preset.`,
      ],
    };
  const problems: string[] = [];
  const skeletons: RemoteSkeletons = {};
  for (const [route, all] of Object.entries(parsed.data)) {
    const found = all.flatMap(({ html, styles }) => [
      ...[htmlProblem(html)].filter((problem) => problem !== undefined),
      ...(isSizes(styles, remote) ? [] : ['styles other than sizes']),
    ]);
    if (found.length === 0) skeletons[route] = all;
    else
      problems.push(
        `The skeleton of the route "${route}" has ${found[0]}, and every page of that route would contain it; src/skeletons.tsx shows a heading, placeholders and fields.`,
      );
  }
  return { skeletons, problems };
}
