// Loaded before every command: tools/run.mjs holds a channel open to it, which closes when tools/run.mjs is
// asked to end or dies.
if (process.channel) {
  process.once('disconnect', () => {
    if (!process.emit('SIGTERM')) process.exit(143);
  });
  // The channel does not keep a finished command running.
  process.channel.unref();
}
