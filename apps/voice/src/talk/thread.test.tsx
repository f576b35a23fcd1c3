// @vitest-environment happy-dom
import { provideNamespace, startI18n } from '@revisoins/i18n/hosting';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import fr from '../../locales/fr/voice.json' with { type: 'json' };
import type { Talk, TalkState } from './talk.store.ts';
import { Thread } from './thread.tsx';
import type { Turn } from './turn.schema.ts';

beforeAll(async () => {
  vi.stubGlobal('fetch', async () => Response.json(fr));
  provideNamespace('voice', () => 'https://voice.test/voice.json');
  await startI18n(['voice'], { root: document.createElement('div'), given: 'fr' });
});
afterEach(cleanup);

const turn = (id: string, more: Partial<Turn> = {}): Turn => ({
  id,
  question: 'porteur sain',
  reply: 'Est-ce l’un de ces sujets?',
  help: false,
  heard: false,
  sources: [],
  choices: [],
  subject: '',
  ...more,
});
const offered = turn('a', { choices: [{ id: 'fomite', title: 'Incubation, vecteur, fomite' }] });
const asked = turn('b', { reply: null });

const idle: TalkState = { phase: 'idle', turns: [offered], writing: false };
const thinking: TalkState = { phase: 'thinking', turns: [offered, asked], writing: true };

const nothing = () => undefined;
const done = async () => null;
const talk: Talk = {
  state: createStore(() => idle),
  answer: done,
  replay: done,
  clear: () => [],
  restore: nothing,
  rate: nothing,
  silence: nothing,
  close: nothing,
  open: nothing,
  prepare: nothing,
};
function Conversation({ state }: { readonly state: TalkState }) {
  return (
    <>
      <Thread talk={talk} state={state} busy={state.writing} onAsk={nothing} onReplay={nothing} />
      <textarea aria-label="Votre question" />
    </>
  );
}

test('a choice that is pressed leaves its focus to the new reply', () => {
  const { rerender } = render(<Conversation state={idle} />);
  screen.getByRole('button', { name: 'Incubation, vecteur, fomite' }).focus();
  rerender(<Conversation state={thinking} />);
  expect(document.activeElement).toBe(screen.getAllByRole('article').at(-1));
});

test('a question that is typed leaves the focus in the field', () => {
  const { rerender } = render(<Conversation state={idle} />);
  const field = screen.getByRole('textbox', { name: 'Votre question' });
  field.focus();
  rerender(<Conversation state={thinking} />);
  expect(document.activeElement).toBe(field);
});

test('a conversation that was there takes no focus', () => {
  render(<Conversation state={{ ...thinking, phase: 'idle', writing: false }} />);
  expect(document.activeElement).toBe(document.body);
});
