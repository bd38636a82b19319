/** Loaded before a measured server: reports its CPU in microseconds, or its heap after a collection in bytes. */
process.on('message', (what) => {
  if (what === 'heap') {
    globalThis.gc();
    process.send(process.memoryUsage().heapUsed);
  } else {
    const { user, system } = process.cpuUsage();
    process.send(user + system);
  }
});
// The channel alone does not keep the process alive.
process.channel.unref();
