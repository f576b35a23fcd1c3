import { isoTimestamp } from './iso-timestamps.ts';

const moment = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => (value instanceof Date ? value.toISOString() : String(value)),
  parse: isoTimestamp,
});

/** Callers pass JSON as text, as to the embedded database: the driver would encode it twice. */
const json = (oid: number) => ({
  to: oid,
  from: [oid],
  parse: (text: string): unknown => JSON.parse(text),
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
});

/** The driver would write '[object Object]'. */
const text = {
  to: 25,
  from: [25],
  parse: (value: string) => value,
  serialize(value: unknown): string {
    if (typeof value === 'object')
      throw Object.assign(new Error('A text was expected.'), { code: '22P02', severity: 'ERROR' });
    return String(value);
  },
};

/** How values are written to PostgreSQL and read from it, by the names of its types. */
export const postgresTypes = {
  text,
  timestamp: moment(1114),
  timestamptz: moment(1184),
  json: json(114),
  jsonb: json(3802),
};
