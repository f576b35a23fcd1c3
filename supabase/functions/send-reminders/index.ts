// POST, with the secret key, no body -> { sent, failed }: how many reminders left. For a hosted project
// (docs/guides/operator.md). A reminder whose mail fails is not sent again that day.
import * as z from 'zod';
import { callServiceRpc } from '../_shared/call-service-rpc.ts';
import { addressSetting, optionalSetting } from '../_shared/optional-setting.ts';
import { requiredSetting } from '../_shared/post-rpc.ts';
import { Refusal } from '../_shared/refusal.ts';
import { reminderTemplate } from '../_shared/reminder-template.ts';
import { servePost } from '../_shared/serve-post.ts';

const MOST = 50;
const PATIENCE_MS = 10_000;

const dueSchema = z.array(z.object({ email: z.string(), token: z.uuid(), minutes: z.int() }));
type Due = z.infer<typeof dueSchema>[number];

interface Provider {
  readonly address: string;
  readonly key: string;
  readonly from: string;
  readonly siteUrl: string;
}

/** Without all of its settings nothing is taken, so that no reminder is lost. */
function chooseProvider(): Provider {
  const [address, key, from, siteUrl] = [
    addressSetting('REMINDER_MAIL_URL', undefined),
    optionalSetting('REMINDER_MAIL_KEY'),
    optionalSetting('REMINDER_MAIL_FROM'),
    addressSetting('SITE_URL', undefined),
  ];
  if (!address || !key || !from || !siteUrl)
    throw new Refusal(
      'not-configured',
      'Set REMINDER_MAIL_URL, REMINDER_MAIL_KEY, REMINDER_MAIL_FROM and SITE_URL.',
    );
  return { address, key, from, siteUrl };
}

async function send(
  { email, token, minutes }: Due,
  { address, key, from, siteUrl }: Provider,
): Promise<boolean> {
  const stop = `${siteUrl}/reminders/stop?token=${token}`;
  const values: Record<string, string> = { Minutes: String(minutes), SiteURL: siteUrl, StopURL: stop };
  const html = reminderTemplate.replaceAll(/\{\{\s*\.(\w+)\s*\}\}/g, (_, name: string) => values[name] ?? '');
  const subject = /<meta name="subject" content="([^"]*)"/.exec(html)?.[1] ?? '';
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        from,
        to: [email],
        subject,
        html,
        headers: { 'List-Unsubscribe': `<${stop}>` },
      }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.body?.cancel();
    if (!response.ok) console.error(`A reminder was refused: ${response.status}`);
    return response.ok;
  } catch (error) {
    console.error('A reminder did not leave:', error);
    return false;
  }
}

servePost(async (request) => {
  if (request.headers.get('Authorization') !== `Bearer ${requiredSetting('SUPABASE_SERVICE_ROLE_KEY')}`)
    throw new Refusal('forbidden', 'Only the operator sends reminders.');
  const provider = chooseProvider();
  const due = dueSchema.parse(await callServiceRpc('claim_reminders', { most: MOST }, PATIENCE_MS));
  const sent = await Promise.all(due.map((one) => send(one, provider)));
  return { sent: sent.filter(Boolean).length, failed: sent.filter((is) => !is).length };
});
