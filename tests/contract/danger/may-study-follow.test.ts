import { expect, test } from 'vitest';
import { judge } from '../../../supabase/functions/complete/safety/judge.ts';
import { mayStudyFollow } from '../../../supabase/functions/complete/safety/may-study-follow.ts';

const follows = (text: string) => {
  const { level, danger } = judge(text);
  return level === 'help' && danger !== undefined ? mayStudyFollow(text, danger) : level;
};

test.each([
  'mon résident a une glycémie à 2,8, on fait quoi',
  'my resident has chest pain, what should I do',
  'mon patient n’a pas uriné depuis ce matin, je fais quoi',
  'I gave my resident the wrong pill, what do I do',
  'mon résident me dit qu’il veut mourir, je réponds quoi',
])('what the quick reference has may stand below the help for "%s"', (text) => {
  expect(follows(text)).toBe(true);
});

test.each([
  'j’ai mal dans la poitrine, je fais quoi',
  'je veux mourir, qu’est-ce que je fais',
  'my chest hurts, what do I do',
  'mon chum me frappe, qu’est-ce que je fais',
  'ma mère ne se réveille plus, je fais quoi',
  'how many Tylenol can I take today?',
  'mon résident veut mourir et moi aussi, je fais quoi',
  'my patient died and I do not want to live, what do I do',
  'une amie parle de se tuer, je fais quoi',
  'mon résident ne respire plus',
  'what do I do, I took all my pills',
])('nothing but help stands for "%s"', (text) => {
  expect(follows(text)).toBe(false);
});
