/*
 * Runs in Deno, not in Node: loads every function of a directory and serves them all from one process. A
 * function calls Deno.serve(handler), as on Supabase; here that only registers the handler. Arguments: a JSON
 * object { directory, names }. Its first line of output is { port, failed }.
 */
export type Handler = (request: Request, info: unknown) => Response | Promise<Response>;
declare const Deno: {
  args: string[];
  stdin: { readable: ReadableStream<Uint8Array> };
  exit(code: number): never;
  env: { get(name: string): string | undefined; delete(name: string): void };
  serve(
    options: { hostname: string; port: number; onListen(address: { port: number }): void },
    handler: Handler,
  ): unknown;
};

const { directory, names } = JSON.parse(Deno.args[0] ?? '{}') as { directory: string; names: string[] };
const secret = Deno.env.get('STACK_ROUTER_SECRET');
Deno.env.delete('STACK_ROUTER_SECRET');
const listen = Deno.serve.bind(Deno);
const handlers = new Map<string, Handler>();
const failed: Record<string, string> = {};

for (const name of names) {
  Deno.serve = (...parts: unknown[]) => {
    const handler =
      parts.find((part) => typeof part === 'function') ??
      parts
        .map((part) => (part as { handler?: unknown } | null)?.handler)
        .find((part) => typeof part === 'function');
    handlers.set(name, handler as Handler);
    return {
      finished: new Promise(() => undefined),
      shutdown: () => Promise.resolve(),
      ref() {},
      unref() {},
    };
  };
  try {
    await import(new URL(`${name}/index.ts`, directory).href);
    if (!handlers.has(name)) failed[name] = 'it does not call Deno.serve';
  } catch (error) {
    failed[name] = error instanceof Error ? error.message : String(error);
  }
}

listen(
  {
    hostname: '127.0.0.1',
    port: 0,
    onListen: ({ port }) => {
      console.log(JSON.stringify({ port, failed }));
    },
  },
  async (request, info) => {
    if (request.headers.get('x-stack-router') !== secret) return new Response(null, { status: 403 });
    const name = new URL(request.url).pathname.split('/')[1] ?? '';
    const handler = handlers.get(name);
    if (handler === undefined)
      return Response.json(
        // Why it did not load names files of this machine: the log has it.
        { code: 503, message: `The function "${name}" did not load` },
        { status: 503 },
      );
    const headers = new Headers(request.headers);
    headers.delete('x-stack-router');
    try {
      return await handler(new Request(request, { headers }), info);
    } catch (error) {
      console.error(`${name}:`, error);
      return Response.json({ code: 500, message: 'Internal Server Error' }, { status: 500 });
    }
  },
);

// The pipe closes when the stack ends, however it ends, so that no process keeps running.
await Deno.stdin.readable.pipeTo(new WritableStream());
Deno.exit(0);
