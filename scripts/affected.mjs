// npm run affected [-- BASE]: prints as JSON the areas touched since BASE (main), uncommitted changes included.
import './setup/help.mjs';
import { affectedAreas, isDeployable } from './setup/affected-areas.mjs';
import { changedFiles } from './setup/changed-files.mjs';

// The users of what is gone are affected too.
const changed = await changedFiles(process.argv[2] ?? 'main', { deleted: true });
const areas = affectedAreas(changed);
process.stdout.write(`${JSON.stringify({ areas, deployables: areas.filter(isDeployable) })}\n`);
