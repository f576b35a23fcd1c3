import { expect, test } from 'vitest';
import { sourceItem } from '../source-file.fixture.ts';
import { checkCueFigures, checkCues, runCueCheck } from './check-cues.ts';

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

test('a bank whose models find the keys is refused, each model by its figure', () => {
  const items = Array.from({ length: 40 }, (_, index) =>
    sourceItem({ id: `c08-0${index + 10}`, key: (['a', 'b', 'c', 'd'] as const)[index % 4] ?? 'a' }),
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
});

test('reports how many items are in fault, or refuses them', () => {
  expect(runCueCheck([telling], 'report')).toEqual({
    problems: [],
    note: expect.stringContaining('In 1 of 1 items'),
  });
  const { problems, note } = runCueCheck([telling], 'refuse');
  expect(note).toBeNull();
  expect(problems).toContainEqual(expect.objectContaining({ id: 'c08-002', level: 'error' }));
});
