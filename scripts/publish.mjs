// npm run publish -w mfe-tools -- --to TARGET: builds a front end, publishes and releases it (docs/publish.md).
//
//   --to TARGET     a folder, or s3://bucket/prefix (with PUBLISH_S3_ENDPOINT, _ACCESS_KEY, _SECRET_KEY);
//                   default: FRONT_ENDS of the environment or .env
//   --canary N      gives it to N of 100 visitors, the others keep what they have
//   --no-release    puts it into the store only
//   --folder DIR    publishes a build made elsewhere, e.g. by CI, instead of building
//   --keep-days N   removes versions that were not served for N days (default 30)
import './setup/help.mjs';
import './setup/node-version.mjs';
import { basename, join } from 'node:path';
import { buildCommit } from '../packages/web-kit/rspack/build-commit.mjs';
import { buildFrontEnd } from './setup/build-all.mjs';
import { runCommand } from './setup/run-command.mjs';
import { readSettings } from './setup/settings.mjs';
import { say } from './setup/step.mjs';

// npm runs the script of a workspace in its folder.
const name = basename(process.cwd());

await runCommand(async (root) => {
  readSettings(join(root, '.env'));
  const { runPublish } = await import(
    '../packages/service-kit/dist/publication/run-publication.js'
  );
  const build = async () => {
    await buildFrontEnd(name);
    return join(root, name, 'dist');
  };
  const publication = { build, commit: buildCommit(join(root, name)), rootDir: root };
  say(await runPublish(publication, process.argv.slice(2), process.env));
});
