import { startRemotes } from '@commons/web-kit/remote-loader';

const names = ['mfe-public', 'mfe-employer', 'mfe-jobseeker', 'mfe-tools'];

/**
 * Fakes the other front ends in tests of pages that use `remote()`.
 * @param part returns the component for an id like 'mfe-employer/JobForm'; may throw or be async
 */
export function fakeRemotes(part: (id: string) => unknown): void {
  const remotes = names.map((name) => {
    return { name, version: '1', entry: `/mfe/${name}/entry.js`, shell_contract: 1, routes: [] };
  });
  startRemotes(
    { register: () => {}, load: async (id) => ({ default: await part(id) }) },
    { remotes },
  );
}
