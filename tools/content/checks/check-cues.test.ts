import { expect, test } from 'vitest';
import { sourceItem } from '../source-file.fixture.ts';
import { checkCueFigures, checkCues } from './check-cues.ts';

const telling = sourceItem({
  id: 'c08-002',
  fr: { options: ['Mettre des gants', 'Aviser le médecin', 'Placer le brassard', 'Noter la valeur'] },
});

test('names the item, the language, the option and the remedy', () => {
  expect(checkCues([sourceItem(), telling])).toEqual([
    {
      level: 'error',
      file: 'skills/comp-08.json',
      id: 'c08-002',
      message: expect.stringMatching(
        /^fr: only option b \(the key\) tells or calls somebody .*: let all four notify/,
      ),
    },
  ]);
});

test('a bank whose models find the keys is refused, each model by its figure; a few items prove nothing', () => {
  const items = Array.from({ length: 100 }, (_, index) =>
    sourceItem({ id: `c08-${index + 100}`, key: (['a', 'b', 'c', 'd'] as const)[index % 4] ?? 'a' }),
  );
  const withVerb = items.map(({ file, item }) => {
    const { options } = item.fr;
    const text = `Veiller ${options[item.key].text}`;
    return {
      file,
      item: { ...item, fr: { ...item.fr, options: { ...options, [item.key]: { text, rationale: 'x' } } } },
    };
  });
  const messages = checkCueFigures(withVerb).map(({ message }) => message);
  expect(messages).toContainEqual(
    expect.stringMatching(/^fr: a model of the options' words finds .* \(all\)/),
  );
  expect(checkCueFigures(withVerb.slice(1))).toEqual([]);
});
