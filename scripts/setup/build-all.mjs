import { freshness, frontEnds, serverFolders } from './build-plan.mjs';
import { writeBuildRecord } from './build-record.mjs';
import { withFolderLock } from './folder-lock.mjs';
import { nodeProgram, runProgram } from './run-program.mjs';
import { step, together } from './step.mjs';

/** Builds what changed since its last build, two builds at a time. Prints nothing when everything is current. */
export async function buildAll({ force = false } = {}) {
  await buildStale(() =>
    [serverBuild(), ...frontEnds.map(frontEndBuild)].filter(({ fresh }) => force || !fresh),
  );
}

export async function buildServerSide() {
  await buildStale(() => [serverBuild()].filter(({ fresh }) => !fresh));
}

/** @param {string} folder of a front end */
export async function buildFrontEnd(folder) {
  await buildStale(() => [frontEndBuild(folder)].filter(({ fresh }) => !fresh));
}

/** Checks again with the lock held: its previous holder may have built the same. */
async function buildStale(stale) {
  if (stale().length === 0) return;
  await withFolderLock(() => together(stale().map(({ run }) => run)));
}

function serverBuild() {
  const { fresh, begin, done } = freshness(serverFolders());
  const run = () =>
    step('Building the server side (tsc)', async () => {
      begin();
      // `check-types.mjs` checks all types at once, so the build only emits. One thread: several repeat each other's work.
      await runProgram(nodeProgram('typescript/bin/tsc', '-b', '--noCheck', '--singleThreaded'));
      serverFolders().forEach(writeBuildRecord);
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
