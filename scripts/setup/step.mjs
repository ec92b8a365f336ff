// Progress of the scripts. Everything goes to stderr: stdout is for results (`--json`).
const colours = process.stderr.isTTY && !process.env.NO_COLOR;
const paint = (code, text) => (colours ? `\u001b[${code}m${text}\u001b[0m` : text);

/** A failure with a message for the user, printed without a stack. */
export class Failure extends Error {}

export function say(line = '') {
  process.stderr.write(`${line}\n`);
}

export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Runs one step, and prints its start and duration. */
export async function step(name, run) {
  say(`${paint(36, '→')} ${name} …`);
  const begin = Date.now();
  try {
    const result = await run();
    say(`${paint(32, '✔')} ${name} (${seconds(Date.now() - begin)})`);
    return result;
  } catch (error) {
    say(`${paint(31, '✘')} ${name} (${seconds(Date.now() - begin)})`);
    throw error;
  }
}

/** Runs the steps, at most `width` at a time; throws the first failure after all have ended. */
export async function together(steps, width = 2) {
  const waiting = [...steps];
  const failures = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await next().catch((error) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  if (failures.length > 0) throw failures[0];
}

/** Ends a failed script with a readable message and exit code 1. */
export function fail(error) {
  say();
  say(error instanceof Failure ? error.message : (error?.stack ?? String(error)));
  process.exitCode = 1;
}
