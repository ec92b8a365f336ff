import { freshness, frontEnds, serverFolders } from './build-plan.mjs';
import { nodeProgram, runProgram } from './run-program.mjs';
import { step, together } from './step.mjs';

/** Builds what changed since its last build, two builds at a time. Says nothing where nothing changed. */
export async function buildAll({ force = false } = {}) {
  const builds = [serverBuild(), ...frontEnds.map(frontEndBuild)];
  await together(builds.filter(({ fresh }) => force || !fresh).map(({ run }) => run));
}

export async function buildServerSide() {
  const { fresh, run } = serverBuild();
  if (!fresh) await run();
}

function serverBuild() {
  const { fresh, begin, done } = freshness(serverFolders());
  const run = () =>
    step('Building the server side (tsc)', async () => {
      begin();
      await runProgram(nodeProgram('typescript/bin/tsc', '-b'));
      done();
    });
  return { fresh, run };
}

function frontEndBuild(folder) {
  const { fresh, begin, done } = freshness([folder]);
  const run = () =>
    step(`Building ${folder} (rspack)`, async () => {
      begin();
      await runProgram(nodeProgram('@rspack/cli/bin/rspack.js', 'build'), {
        cwd: folder,
        env: { NODE_ENV: 'production' },
      });
      done();
    });
  return { fresh, run };
}
