import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ShellManifest } from '@commons/contracts/front-ends/remotes';
import { CommandLine } from '../config/command-line.js';
import type { Environment } from '../config/parse-config.js';
import { missingOfShell } from './missing-of-shell.js';
import { openPublicationStore, publisherAccess } from './open-publication-store.js';
import { PublicationFailure } from './publication-failure.js';
import { target } from './publication-options.js';
import type { PublicationStore } from './publication-store.js';
import { publishedManifest } from './publish-version.js';
import { currentRelease } from './release-versions.js';

const command = new CommandLine('npm run fits -w shell', PublicationFailure);

interface BuiltShell {
  /** The project folder, which a relative FRONT_ENDS is resolved against. */
  readonly rootDir: string;
  /** Output of the shell's build. */
  readonly folder: string;
  /** The publishable front ends. */
  readonly names: readonly string[];
}

/**
 * `npm run fits -w shell`: whether a built shell provides what the published front ends need.
 * @returns a message for the deployer
 * @throws PublicationFailure naming each active version that is incompatible with it
 */
export async function runShellCheck(
  { rootDir, folder, names }: BuiltShell,
  args: readonly string[],
  env: Environment,
): Promise<string> {
  const { values } = command.parse(args, { to: { type: 'string' } });
  const to = target(values.to, env, command);
  const shell = ShellManifest.parse(
    JSON.parse(await readFile(resolve(folder, 'mfe.json'), 'utf8')),
  );
  const store = await openPublicationStore(to, publisherAccess(env), rootDir);
  const found = await Promise.all(names.map((name) => fitOf(store, name, shell)));
  const misfits = found.flatMap(({ misfits: of }) => of);
  if (misfits.length > 0) {
    throw new PublicationFailure(
      `This shell (${shell.version}) must not be deployed yet:\n${misfits.map((text) => `- ${text}`).join('\n')}\n` +
        'Release versions of these front ends that fit it first, or give the shell what they need.',
    );
  }
  const fitting = found.flatMap(({ versions }) => versions);
  return fitting.length === 0
    ? `${to} has no released front end: nothing to compare with.`
    : `The shell ${shell.version} gives what ${fitting.join(', ')} need.`;
}

async function fitOf(store: PublicationStore, name: string, shell: ShellManifest) {
  const release = await currentRelease(store, name);
  const versions = Object.keys(release?.weights ?? {});
  const misfits: string[] = [];
  for (const version of versions) {
    const manifest = await publishedManifest(store, name, version);
    const missing = manifest ? missingOfShell(manifest, shell) : ['files that are not there'];
    if (missing.length > 0) misfits.push(`${name} ${version} needs ${missing.join(', ')}`);
  }
  return { versions: versions.map((version) => `${name} ${version}`), misfits };
}
