import { currentRemotes } from '@commons/web-kit/remote-loader';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Makes the browser verify the entry of a remote against the hash in the registry (subresource integrity). */
export const checkedEntries = (): ModuleFederationRuntimePlugin => ({
  name: 'checked-entries',
  createScript({ url }) {
    // The federation runtime has resolved the address of the registry to an absolute one.
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
