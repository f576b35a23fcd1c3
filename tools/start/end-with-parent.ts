// Loaded before every command: tools/run.mjs holds a channel open to it, and closes it when it is told to end
// or dies.
if (process.channel) {
  process.once('disconnect', () => {
    if (!process.emit('SIGTERM')) process.exit(143);
  });
  // The channel does not keep a finished command running.
  process.channel.unref();
}
