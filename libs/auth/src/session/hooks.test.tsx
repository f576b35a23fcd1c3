// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useOptionalUser, usePerson, useProfile, useSession, useUser } from './hooks.ts';
import { becomeSignedIn, becomeSignedOut, setProfile } from './session.store.ts';

const user = { id: 'u1', email: 'lea@example.ca', user_metadata: { first_name: 'Léa' }, factors: [] };
const profile = {
  id: 'u1',
  username: null,
  first_name: 'Léa',
  last_name: 'Roy',
  avatar_url: null,
  has_seen_onboarding: false,
};

test('the hooks follow the learner who signs in, gets a profile and leaves', () => {
  const { result } = renderHook(() => [
    useSession().status,
    useOptionalUser()?.id,
    useProfile()?.last_name,
    usePerson()?.email,
  ]);
  expect(result.current).toEqual(['loading', undefined, undefined, undefined]);
  act(() => becomeSignedIn(user));
  expect(result.current).toEqual(['signed-in', 'u1', undefined, 'lea@example.ca']);
  act(() => setProfile(profile));
  act(() => setProfile({ ...profile, id: 'somebody else', last_name: 'Cyr' }));
  expect(result.current).toEqual(['signed-in', 'u1', 'Roy', 'lea@example.ca']);
  act(() => becomeSignedOut());
  expect(result.current).toEqual(['signed-out', undefined, undefined, undefined]);
});

test('useUser names what is missing when nobody is signed in', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(() => useUser())).toThrow('Nobody is signed in');
});
