import { expect, test } from 'vitest';
import { decodePhoenix, encodePhoenix } from './phoenix.ts';

const message = { joinRef: '1', ref: '2', topic: 'realtime:a', event: 'phx_join', payload: { config: {} } };

test.each(['1.0.0', '2.0.0'])('a message of version %s reads back as it was', (version) => {
  expect(decodePhoenix(encodePhoenix(message, version))).toEqual(message);
});

test('missing refs read as null', () => {
  expect(decodePhoenix('{"topic":"phoenix","event":"heartbeat","payload":{}}')).toMatchObject({
    joinRef: null,
    ref: null,
  });
});

test.each(['', 'x', '1', '[]', '["1","2",3,"e",{}]', '{"topic":1}', 'null'])(
  '%j is not a message',
  (text) => {
    expect(decodePhoenix(text)).toBeNull();
  },
);
