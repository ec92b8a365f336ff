// For commands: with `--help`, prints the comment that the script begins with, and ends.
import { readFileSync } from 'node:fs';

if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
  const lines = readFileSync(process.argv[1], 'utf8').split('\n');
  const comment = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('//')),
  );
  process.stdout.write(`${comment.map((line) => line.replace(/^\/\/ ?/, '')).join('\n')}\n`);
  process.exit();
}
