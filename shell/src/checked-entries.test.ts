import { startRemotes } from '@commons/web-kit/remote-loader';
import { checkedEntries } from './checked-entries';

const hash = `sha384-${'a'.repeat(64)}`;
const remote = (name: string, integrity?: string) => ({
  name,
  version: '1.4.2',
  entry: `/mfe/${name}/1.4.2/remoteEntry.js`,
  integrity,
  shell_contract: 1,
  routes: [],
});

describe('the script of a remote', () => {
  const scriptFor = (url: string) => {
    const federation = { register: () => {}, load: async () => ({}) };
    startRemotes(federation, { remotes: [remote('mfe-tools', hash), remote('mfe-public')] });
    return checkedEntries().createScript?.({ url: new URL(url, location.origin).href });
  };

  it('has the hash that the registry names', () => {
    const script = scriptFor('/mfe/mfe-tools/1.4.2/remoteEntry.js') as HTMLScriptElement;
    expect(script.integrity).toBe(hash);
    expect(script.src).toBe(`${location.origin}/mfe/mfe-tools/1.4.2/remoteEntry.js`);
    // The browser uses a preload only for an identical request.
    expect(script.crossOrigin).toBeNull();
  });

  it('is left to the federation runtime where there is none', () => {
    expect(scriptFor('/mfe/mfe-public/1.4.2/remoteEntry.js')).toBeUndefined();
    expect(scriptFor('/mfe/mfe-nobody/remoteEntry.js')).toBeUndefined();
  });
});
