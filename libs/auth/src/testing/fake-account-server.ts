/** One request that reached the server. */
export interface SeenRequest {
  method: string;
  path: string;
  body: Record<string, unknown>;
}

type Answer = Response | 'silent' | 'refused';

export const learner = {
  id: '7d8f1c5e-0000-4000-8000-000000000001',
  email: 'lea@example.ca',
  created_at: '2026-01-01T00:00:00Z',
  user_metadata: { first_name: 'Léa', last_name: 'Roy' },
};

/** The same learner, with an authenticator on a phone and another on a tablet. */
export const guardedLearner = {
  ...learner,
  factors: ['phone', 'tablet'].map((id) => ({
    id,
    friendly_name: id,
    factor_type: 'totp',
    status: 'verified',
    created_at: '2026-11-22T15:00:00Z',
  })),
};

export const learnerProfile = {
  id: learner.id,
  username: 'lea',
  first_name: 'Léa',
  last_name: 'Roy',
  study_level: null,
  avatar_url: null,
  has_seen_onboarding: true,
};

const encode = (value: unknown): string =>
  btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');

export function fakeSession(name: string, expiresInSeconds = 3600, user: object = learner, aal = 'aal1') {
  const expires_at = Math.round(Date.now() / 1000) + expiresInSeconds;
  const access_token = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sub: learner.id, exp: expires_at, name, aal })}.c2lnbg`;
  return {
    access_token,
    refresh_token: `refresh-${name}`,
    token_type: 'bearer',
    expires_in: expiresInSeconds,
    expires_at,
    user,
  };
}

export const refusal = (status: number, code: string, msg = code): Response =>
  Response.json({ code: status, error_code: code, msg }, { status });

/** An account server behind a fetch: answers like the real one unless a test overrides a path. */
export function createFakeAccountServer() {
  const seen: SeenRequest[] = [];
  const responses = new Map<string, () => Answer>();
  const end = Promise.withResolvers<void>();
  let hasEnded = false;
  const over = () => refusal(400, 'refresh_token_not_found');

  function usual(method: string, path: string): Answer {
    if (path.startsWith('/auth/v1/token') || path.startsWith('/auth/v1/verify'))
      return Response.json(fakeSession('fresh'));
    if (path.startsWith('/auth/v1/user')) return Response.json(learner);
    if (path.startsWith('/auth/v1/signup')) return Response.json({ ...learner, identities: [{ id: '1' }] });
    if (path.startsWith('/auth/v1/logout')) return new Response(null, { status: 204 });
    if (path.startsWith('/rest/v1/profiles')) return Response.json(learnerProfile);
    return method === 'POST' ? Response.json({}) : new Response(null, { status: 404 });
  }

  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    if (hasEnded) return over();
    const url = new URL(input instanceof Request ? input.url : input);
    const path = `${url.pathname}${url.search}`;
    const method = init?.method ?? 'GET';
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    seen.push({ method, path, body });
    const prefix = [...responses.keys()].find((start) => `${method} ${path}`.startsWith(start));
    const answer = (prefix === undefined ? undefined : responses.get(prefix)?.()) ?? usual(method, path);
    if (answer === 'refused') throw new TypeError('Failed to fetch');
    if (answer !== 'silent') return answer;
    return new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      void end.promise.then(() => resolve(over()));
    });
  };

  return {
    fetch,
    seen,
    /** Ends every session at once, also for requests without an answer. */
    end() {
      hasEnded = true;
      end.resolve();
    },
    /** `start` is the method and the beginning of the path, such as 'POST /auth/v1/token'. */
    respond: (start: string, answer: () => Answer): void => void responses.set(start, answer),
    requests: (start: string): SeenRequest[] =>
      seen.filter(({ method, path }) => `${method} ${path}`.startsWith(start)),
  };
}
