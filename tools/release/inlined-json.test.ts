import { expect, test } from 'vitest';
import { readInlinedJson, replaceInlinedJson, toInlineJson } from './inlined-json.ts';

const data = { text: '</script>\n$& <!-- "quoted"' };
const page = `<head>${toInlineJson('revisoins-registry', data)}${toInlineJson('revisoins-config', {})}</head>`;

test('data is read from a page as it was put in, whatever it contains', () => {
  expect(page.match(/<\/script>/g)).toHaveLength(2);
  expect(readInlinedJson(page, 'revisoins-registry')).toEqual(data);
});

test.each(['', page, '<script type="application/json" id="revisoins-archives">{</script>'])(
  'a page without such data, or with a broken one, has none: %#',
  (html) => {
    expect(readInlinedJson(html, 'revisoins-archives')).toBeUndefined();
  },
);

test('data is replaced under its id alone', () => {
  const replaced = replaceInlinedJson(page, 'revisoins-registry', (before) => [before]);
  expect(readInlinedJson(replaced, 'revisoins-registry')).toEqual([data]);
  expect(readInlinedJson(replaced, 'revisoins-config')).toEqual({});
  expect(replaceInlinedJson(page, 'revisoins-archives', () => 1)).toBe(page);
});
