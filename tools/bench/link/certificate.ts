import { createHash, generateKeyPairSync, sign } from 'node:crypto';

export interface Certificate {
  /** PEM. */
  key: string;
  /** PEM. */
  cert: string;
  /** The hash that makes Chromium trust it: sha256 of the public key, base64. */
  pin: string;
}

const DAY = 86_400_000;

/** A DER value: tag, length, content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const objectId = (...bytes: readonly number[]) => der(0x06, Buffer.from(bytes));
const integer = (value: number) => der(0x02, Buffer.from([value]));
const time = (date: Date) => der(0x17, Buffer.from(date.toISOString().replaceAll(/^\d\d|[-:T]|\.\d+/g, '')));

const ECDSA_WITH_SHA256 = sequence(objectId(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
const LOCALHOST = sequence(
  der(0x31, sequence(objectId(0x55, 0x04, 0x03), der(0x0c, Buffer.from('localhost')))),
);
const ALTERNATIVE_NAMES = sequence(
  objectId(0x55, 0x1d, 0x11),
  der(0x04, sequence(der(0x82, Buffer.from('localhost')))),
);

/** A self-signed certificate for localhost, valid for a few days around now. */
export function localCertificate(now = Date.now()): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const publicDer = publicKey.export({ type: 'spki', format: 'der' });
  const body = sequence(
    der(0xa0, integer(2)),
    integer(1),
    ECDSA_WITH_SHA256,
    LOCALHOST,
    sequence(time(new Date(now - DAY)), time(new Date(now + 7 * DAY))),
    LOCALHOST,
    publicDer,
    der(0xa3, sequence(ALTERNATIVE_NAMES)),
  );
  const signature = sign('sha256', body, privateKey);
  const whole = sequence(body, ECDSA_WITH_SHA256, der(0x03, Buffer.from([0]), signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64').replaceAll(/(.{64})/g, '$1\n')}\n-----END CERTIFICATE-----\n`,
    pin: createHash('sha256').update(publicDer).digest('base64'),
  };
}
