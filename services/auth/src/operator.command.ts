import { runOperatorCommand } from './operator-command/operator-command.js';

// `node services/auth/dist/operator.command.js grant EMAIL`, with MONGODB_URI; see README.md.
try {
  const write = (text: string) => process.stdout.write(text);
  process.exitCode = await runOperatorCommand(process.argv.slice(2), process.env, write);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
