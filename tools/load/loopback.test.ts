import { expect, test } from 'vitest';
import { loopbackOrigin } from './loopback.ts';

test.each([
  ['http://127.0.0.1:54321', 'http://127.0.0.1:54321'],
  ['http://localhost:54321/rest/v1', 'http://localhost:54321'],
  ['http://[::1]:54321', 'http://[::1]:54321'],
])('%s is this machine', (address, origin) => expect(loopbackOrigin(address)).toBe(origin));

test.each([
  'https://abcd.supabase.co',
  'http://192.168.1.20:54321',
  'http://127.0.0.1.example.com',
  'http://localhost.example.com',
  'http://0.0.0.0:54321',
  'http://127.0.0.1@example.com',
])('%s is refused', (address) => expect(() => loopbackOrigin(address)).toThrow('this machine only'));
