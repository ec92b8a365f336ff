// npm run affected [-- BASE]: the areas that the commits since BASE (main) and the changes of the folder touch, as JSON.
import { affectedAreas, isDeployable } from './setup/affected-areas.mjs';
import { runProgram } from './setup/run-program.mjs';

const git = async (...parts) => (await runProgram(['git', ...parts])).split('\n').filter(Boolean);
const [fork] = await git('merge-base', 'HEAD', process.argv[2] ?? 'main');
const changed = [
  // With what was deleted: its users are affected too.
  ...(await git('diff', '--name-only', fork)),
  ...(await git('ls-files', '--others', '--exclude-standard')),
];
const areas = affectedAreas(changed);
process.stdout.write(`${JSON.stringify({ areas, deployables: areas.filter(isDeployable) })}\n`);
