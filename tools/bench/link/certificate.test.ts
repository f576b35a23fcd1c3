import { createHash, createPublicKey, X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { localCertificate } from './certificate.ts';

test('a browser that knows the pin can trust it for localhost, now', () => {
  const { cert, key, pin } = localCertificate();
  const read = new X509Certificate(cert);
  expect(read.checkHost('localhost')).toBe('localhost');
  expect(read.verify(read.publicKey)).toBe(true);
  expect(read.publicKey.equals(createPublicKey(key))).toBe(true);
  expect(Date.parse(read.validFrom)).toBeLessThan(Date.now());
  expect(Date.parse(read.validTo)).toBeGreaterThan(Date.now());
  expect(pin).toBe(
    createHash('sha256')
      .update(read.publicKey.export({ type: 'spki', format: 'der' }))
      .digest('base64'),
  );
});
