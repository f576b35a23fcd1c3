import { EMAIL_MAX } from './limits.ts';

/** Whether a text has the simple shape of an e-mail address, at most 254 characters. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
