// The stack in a process of its own, as a service has it, so that it can be killed and its processor time
// measured apart. Arguments: a JSON object. Answers to messages of the process that started it, and ends with
// it.
import { startStack } from '@revisoins/stack';
import { stackArguments, stackRequest, type StackReply } from './stack-messages.ts';

const send = (reply: StackReply) => process.send?.(reply);

const stack = await startStack({
  ...stackArguments.parse(JSON.parse(process.argv[2] ?? '{}')),
  hasDemonstration: false,
  // Sign-in limits are always on, whatever the environment sets: they are part of the measurement.
  authLimits: true,
  log: (line) => console.log(line),
});

process.on('message', (message) => {
  const request = stackRequest.parse(message);
  if (request.kind === 'functions')
    return send({ kind: 'functions', id: request.id, pid: stack.functionsPid() });
  stack.sql(request.sql, request.parameters).then(
    (rows) => send({ kind: 'rows', id: request.id, rows }),
    (error: unknown) => send({ kind: 'failed', id: request.id, reason: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => void stack.stop().then(() => process.exit(0)));
send({ kind: 'ready', apiUrl: stack.apiUrl, publishableKey: stack.publishableKey });
