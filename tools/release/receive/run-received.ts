import { release } from '../main.ts';
import { Refusal } from '../refusal.ts';
import { sitePaths } from '../site/site-paths.ts';
import { checkBeforeDeciding, stopAsked, stopInOrder } from '../stop.ts';
import { readPublishers, remoteOfKey } from './publishers.ts';
import { removeLeftBehind } from './received-folder.ts';

// A command of a team outside: in a process of its own, which the receiver stops when the team does. The site
// and the hash of the team's key come before the command.
const [site = '', key = '', ...words] = process.argv.slice(2);
const receiver = process.ppid;
stopInOrder();
// When the program that received it has died, nobody reads what it prints.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
const stopAlone = () => process.emit('SIGTERM');
if (process.connected) process.once('disconnect', stopAlone);
else stopAlone();
// The channel does not keep a finished command running.
process.channel?.unref();
// The operator may have ended the key, or removed the remote, since the command began.
checkBeforeDeciding(() => {
  if (remoteOfKey(readPublishers(sitePaths(site)), key) === undefined)
    throw new Refusal(
      'Your key was taken back or replaced meanwhile. Nothing was changed. Ask the operator of the site for a new one.',
    );
});
process.exitCode = await release(words);
if (!process.connected) removeLeftBehind(receiver);
// What it gave up may wait for long.
if (stopAsked.aborted) process.exit();
