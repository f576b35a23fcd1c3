import { expect, test } from 'vitest';
import { replyToParts } from '../../../supabase/functions/complete/look-up/entry-reply.ts';
import { found } from './judged-entry.fixture.ts';

test('of two parts, a paragraph that was cut from the reply can be read below it', () => {
  const short = 'It is an obstruction of the airways. It is mostly due to the smoke of tobacco.';
  const vaccines = 'Vaccines against influenza are offered.';
  const first = found({ short, more: [vaccines] }, ['copd', 'tobacco', 'vaccin']);
  const best = found({ title: 'Asthma', short: 'The airways narrow in attacks.' }, ['asthma']);
  const second = { asking: 'what is asthma', best };
  const { reply, more } = replyToParts(
    first,
    'tobacco and vaccines in COPD, and what is asthma',
    second,
    'en',
  );
  expect(reply).toBe(`${short} The airways narrow in attacks.`);
  expect(more?.paragraphs).toEqual([vaccines]);
});
