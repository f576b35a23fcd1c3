// Loaded before every command: tools/run.mjs holds a channel open to it, and closes it when it is told to end or dies itself.
if (process.channel) {
  process.once('disconnect', () => {
    if (!process.emit('SIGTERM')) process.exit(143);
  });
  // A command that is done ends, although it listens.
  process.channel.unref();
}
