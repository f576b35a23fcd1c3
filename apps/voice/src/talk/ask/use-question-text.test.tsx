// @vitest-environment happy-dom
import { provideNamespace, startI18n } from '@revisoins/i18n/hosting';
import { act, cleanup, renderHook } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import fr from '../../../locales/fr/voice.json' with { type: 'json' };
import type { AnswerOptions } from '../talk.store.ts';
import { useQuestionText } from './use-question-text.ts';

beforeAll(async () => {
  vi.stubGlobal('fetch', async () => Response.json(fr));
  provideNamespace('voice', () => 'https://voice.test/voice.json');
  await startI18n(['voice'], { root: document.createElement('div'), given: 'fr' });
});
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

/** The field of a page, and what was sent from it. */
function openField(learner = 'one') {
  const onSend = vi.fn<(text: string, options: AnswerOptions) => void>();
  const { result } = renderHook(() => useQuestionText(createRef(), onSend, learner));
  return {
    text: () => result.current.text,
    write: (text: string) => act(() => result.current.write(text)),
    send: () => act(() => result.current.send()),
    answered: () => act(() => onSend.mock.lastCall?.[1].onAnswered?.()),
  };
}

test('a question without its reply is back in the field after a reload, for its learner alone', () => {
  const field = openField();
  field.write('signes du diabète');
  field.send();
  expect(openField('other').text()).toBe('');
  expect(openField().text()).toBe('signes du diabète');
});

test('one that was answered, changed, or not sent is not', () => {
  const field = openField();
  field.write('signes du diabète');
  expect(openField().text()).toBe('');
  field.send();
  field.answered();
  expect([field.text(), openField().text()]).toEqual(['', '']);
  field.write('pouls normal');
  field.send();
  field.write('pouls');
  expect(openField().text()).toBe('');
});
