import { release } from '../main.ts';
import { stopInOrder } from '../stop.ts';

// A command of a team outside: in a process of its own, which the receiver stops when the team does.
stopInOrder();
process.exitCode = await release(process.argv.slice(2));
