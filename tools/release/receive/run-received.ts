import { release } from '../main.ts';
import { stopAsked, stopInOrder } from '../stop.ts';

// A command of a team outside: in a process of its own, which the receiver stops when the team does.
stopInOrder();
process.exitCode = await release(process.argv.slice(2));
// What it gave up may wait for long.
if (stopAsked.aborted) process.exit();
