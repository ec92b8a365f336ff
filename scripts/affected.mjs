// npm run affected [-- BASE]: prints as JSON the areas touched since BASE (main), uncommitted changes included.
import './setup/help.mjs';
import { affectedAreas, isDeployable } from './setup/affected-areas.mjs';
import { runProgram } from './setup/run-program.mjs';

const git = async (...parts) => (await runProgram(['git', ...parts])).split('\n').filter(Boolean);
const [fork] = await git('merge-base', 'HEAD', process.argv[2] ?? 'main');
const changed = [
  // Deleted files count too: their users are affected.
  ...(await git('diff', '--name-only', fork)),
  ...(await git('ls-files', '--others', '--exclude-standard')),
];
const areas = affectedAreas(changed);
process.stdout.write(`${JSON.stringify({ areas, deployables: areas.filter(isDeployable) })}\n`);
