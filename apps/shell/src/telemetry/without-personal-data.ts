import type { TelemetryEvent } from '@revisoins/host/hosting';

const LONGEST = 200;
const email = /[^\s@"'<>(]+@[^\s@"'<>)]+/g;
/** What identifies people or grants access: ids, tokens, long numbers. */
const name = /[0-9a-f]{8}-[0-9a-f-]{27}|\b[\w-]{24,}(\.[\w-]+)*|\d{6,}/gi;
const address = /\bhttps?:\/\/\S+/g;

/** A web address without its query and fragment; any other text unchanged. */
const bare = (url: string) => (URL.canParse(url) ? new URL(url).origin + plain(new URL(url).pathname) : url);
const plain = (text: string) => text.replace(email, '…').replace(name, '…').slice(0, LONGEST);

/**
 * Removes personal data from an event's free texts: the message of an error, and what the browser blocked.
 * Pure.
 */
export function withoutPersonalData(event: TelemetryEvent): TelemetryEvent {
  if (event.type === 'render-failed')
    return { ...event, message: plain(event.message.replace(address, bare)) };
  if (event.type === 'policy-violated')
    return {
      ...event,
      blocked: /^https?:/.test(event.blocked) ? bare(event.blocked) : (event.blocked.split(':')[0] ?? ''),
    };
  return event;
}
