import { App, setExperimental } from '@supabase/lite';
import { refuseChange, refuseSignUp, noteDevice, settleChange } from './account-changes.ts';
import { namedCheckViolation } from './check-violation.ts';
import type { CallerClaims, Database } from './database/database.ts';
import { confirmEmailChange, mailNewAddress } from './email-change.ts';
import { fileStorage } from './file-storage.ts';
import type { Keys } from './keys.ts';
import { htmlToText } from './mail/html-to-text.ts';
import type { Mailbox } from './mail/mailbox.ts';
import { templatesFor } from './mail/templates.ts';
import type { ProjectConfig } from './project-config.ts';
import { hashInThreads, withMatch, type Match } from './passwords/hash-in-threads.ts';
import { repeatedSignUp } from './repeated-sign-up.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import { answerFactors } from './second-factor/answer-factors.ts';
import { withSecondStep } from './second-factor/with-second-step.ts';
import { compareSignIn } from './sign-in.ts';
import { lacksClaims, verifyTokenOrKey } from './verify-token.ts';

export type LiteService = {
  /** Creates what the services need in the database (schemas auth, storage, supabase_migrations). */
  prepare(): Promise<void>;
  /** Answers a request to /auth/v1, /rest/v1 or /storage/v1. */
  fetch(target: URL, init: RequestInit): Promise<Response>;
};

type Options = {
  readonly database: Database;
  readonly keys: Keys;
  readonly config: ProjectConfig;
  readonly mailbox: Mailbox;
  readonly projectDirectory: string;
  readonly storageDirectory: string;
  readonly apiUrl: string;
  readonly siteUrl: string;
  readonly redirectUrls: readonly string[];
};

type Send = (mail: { to: string; subject: string; html?: string; text?: string }) => Promise<void>;

/** auth, rest and storage by @supabase/lite, with what it lacks added around it. */
export function createLiteService(options: Options): LiteService {
  const { database, mailbox } = options;
  const send: Send = (mail) => {
    const html = mail.html ?? '';
    mailbox.add({
      to: mail.to,
      subject: mail.subject,
      html,
      text: html === '' ? (mail.text ?? '') : htmlToText(html),
    });
    return Promise.resolve();
  };
  setExperimental('storage', true);
  hashInThreads();
  // Lite would grant every right on every schema with row level security, including private ones, and so undo
  // the migrations' grants. The platform scripts make the grants of a Supabase project instead.
  Reflect.set(database.connection, 'rlsState', 'active');
  /**
   * The callers of requests without a token: it has been verified, and lite would verify it again in another
   * thread.
   */
  const verified = new WeakMap<Request, CallerClaims>();
  const app = createApp(options, verified, send);
  Object.assign(app, { _storageAdapter: fileStorage(options.storageDirectory) });

  return {
    prepare: () => database.exclusively(() => app.ensureSystemSchema()),
    fetch: (target, init) => respond(target, init, { app, verified, options, send }),
  };
}

function createApp(options: Options, verified: WeakMap<Request, CallerClaims>, send: Send): App {
  const { database, keys, config, siteUrl, apiUrl } = options;
  const { jwt_expiry, minimum_password_length, enable_signup, email } = config.auth;
  return new App({
    connection: database.connection,
    api: { schemas: config.api.schemas, max_rows: config.api.max_rows, external_url: apiUrl },
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      site_url: siteUrl,
      additional_redirect_urls: [...options.redirectUrls],
      jwt_expiry,
      minimum_password_length,
      enable_signup,
      email: {
        enable_signup: true,
        enable_confirmations: email.enable_confirmations,
        double_confirm_changes: email.double_confirm_changes,
        otp_length: email.otp_length,
        otp_expiry: email.otp_expiry,
        template: templatesFor(config, options.projectDirectory),
      },
    },
    storage: { enabled: true, file_size_limit: config.storage.file_size_limit },
    options: {
      server: {
        admin: false,
        disableStudio: true,
        apiKeys: {
          async resolver(key, { req }) {
            if (key === keys.secretKey) return { type: 'secret', claims: { role: 'service_role' } };
            return key === keys.publishableKey
              ? { type: 'publishable', claims: verified.get(req.raw) ?? { role: 'anon' } }
              : null;
          },
        },
      },
      drivers: { email: { send } },
    },
  });
}

interface Parts {
  readonly app: App;
  readonly verified: WeakMap<Request, CallerClaims>;
  readonly options: Options;
  readonly send: Send;
}

/** Answers a request: in front of lite, by lite, and with what comes after its answer. */
async function respond(
  target: URL,
  init: RequestInit,
  { app, verified, options, send }: Parts,
): Promise<Response> {
  const { database, keys } = options;
  const request = `${init.method ?? 'GET'} ${target.pathname}`;
  const token = bearer(new Headers(init.headers).get('authorization'));
  if (lacksClaims(token)) return unauthorized();
  const caller = (await verifyTokenOrKey(token, keys))?.claims;
  // Lite would answer for files what it answers to any failure of the database.
  if (target.pathname.startsWith('/storage/v1/') && isLearner(caller) && (await hasEnded(database, caller)))
    return Response.json(
      { statusCode: '401', error: 'Unauthorized', message: 'the session has ended' },
      { status: 401 },
    );
  const ask = (changed: RequestInit = init, place: URL = target, match: Match | null = null) => {
    const asked = new Request(place, changed);
    const isPublic = asked.headers.get('apikey') === keys.publishableKey;
    if (isPublic && place.pathname.startsWith('/rest/v1/') && isLearner(caller)) {
      verified.set(asked, caller);
      asked.headers.delete('authorization');
    }
    // When its turn comes: the queue keeps no context for those who wait. A learner's calls, including calls
    // of functions, are one line, whatever token they use; those of signed-out callers belong to none.
    return database.exclusively(
      () => withMatch(match, async () => app.fetch(asked, { peerAddress: null })),
      caller?.sub,
    );
  };
  const finish = (body: object) => ask({ ...init, body: JSON.stringify(body) });
  const readUser = () =>
    ask({ method: 'GET', headers: init.headers ?? {} }, new URL('/auth/v1/user', target));
  const isSignIn = request === 'POST /auth/v1/token' && findMethod(target) === 'password';
  const match = isSignIn ? await compareSignIn(init, options) : null;
  if (match instanceof Response) return match;
  const own = await answerItself(request, init, { options, send, finish, readUser });
  if (own !== null) return request === 'POST /auth/v1/verify' ? withSecondStep(own, options) : own;
  const answer = await ask(init, target, match);
  if (request === 'PUT /auth/v1/user' && answer.ok) {
    await mailNewAddress(answer, options, send);
    await settleChange(init, options, send);
  }
  const began = answer.headers.get('sb-auth-session-id');
  if (began !== null) await noteDevice(began, findMethod(target), init, options);
  if (target.pathname.startsWith('/rest/v1')) return namedCheckViolation(answer);
  return /^\/auth\/v1\/(?:token|verify|user)$/.test(target.pathname)
    ? withSecondStep(answer, options)
    : answer;
}

interface Asking extends Pick<Parts, 'options' | 'send'> {
  /** Asks lite the same with another body. */
  readonly finish: (body: object) => Promise<Response>;
  readonly readUser: () => Promise<Response>;
}

/** Answers in lite's place what it lacks or does differently; null for the rest. */
async function answerItself(
  request: string,
  init: RequestInit,
  { options, send, finish, readUser }: Asking,
): Promise<Response | null> {
  switch (request) {
    case 'POST /auth/v1/resend':
      return resendConfirmation(init, options, send);
    case 'POST /auth/v1/signup':
      return (await refuseSignUp(init, options)) ?? repeatedSignUp(init, options, send);
    case 'PUT /auth/v1/user':
      return refuseChange(init, options);
    case 'POST /auth/v1/verify':
      return confirmEmailChange(init, options, finish, send);
    default:
      return answerFactors(request, { init, stack: options, readUser, send });
  }
}

/** Lite refuses a token issued in the future, so such a token goes to lite. */
const isLearner = (caller: CallerClaims | undefined): caller is CallerClaims =>
  caller?.role === 'authenticated' && !(Number(caller['iat'] ?? 0) > Math.floor(Date.now() / 1000));

/** Whether the session of a token that is still good is over. */
async function hasEnded(database: Database, caller: CallerClaims): Promise<boolean> {
  try {
    await database.queryAs(caller, 'select public.require_live_session()');
    return false;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'PT401') return true;
    throw error;
  }
}

/** How the learner signs in at this path; null where a session continues. */
function findMethod({ pathname, searchParams }: URL): 'password' | 'otp' | null {
  if (pathname === '/auth/v1/verify') return 'otp';
  return searchParams.get('grant_type') === 'password' ? 'password' : null;
}

const bearer = (authorization: string | null): string =>
  /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';

const unauthorized = (): Response =>
  Response.json(
    {
      code: 'PGRST301',
      message: 'The token has no end, another audience or another issuer',
      error: 'Unauthorized',
    },
    { status: 401 },
  );
