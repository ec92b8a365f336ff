import { currentRemotes } from '@commons/web-kit/remote-loader';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Lets the browser check the entry of a remote against the hash that the registry names, before it runs. */
export const checkedEntries = (): ModuleFederationRuntimePlugin => ({
  name: 'checked-entries',
  createScript({ url }) {
    // The federation runtime has made the address of the registry an absolute one.
    const named = currentRemotes().find(
      ({ entry }) => new URL(entry, location.origin).href === url,
    );
    const integrity = named?.integrity;
    if (!integrity) return undefined;
    const script = document.createElement('script');
    script.src = url;
    script.integrity = integrity;
    return script;
  },
});
