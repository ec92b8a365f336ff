// Loaded before a deployable that runs as a child (`node --import`): its standard input is a pipe that the runner
// holds. When the runner ends, however it ends, the pipe closes, and so does the child.

const graceMs = 15_000;

process.stdin.on('close', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), graceMs).unref();
});
process.stdin.resume();
// It must not keep alive a process that has nothing else to do.
(process.stdin as unknown as { unref?: () => void }).unref?.();
