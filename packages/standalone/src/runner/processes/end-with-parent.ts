// Preloaded into a deployable that runs as a child (`node --import`). Its standard input is a pipe held by the runner.
// When the runner ends, however it ends, the pipe closes, and the child exits.

const graceMs = 15_000;

process.stdin.on('close', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), graceMs).unref();
});
process.stdin.resume();
// The pipe alone must not keep the process alive.
(process.stdin as unknown as { unref?: () => void }).unref?.();
