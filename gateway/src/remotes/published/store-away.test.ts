import type { Registry } from '@commons/contracts/front-ends/remotes';
import { startTestPortal } from '../../testing/test-portal.js';

it('uses the static servers of front ends when it starts while the store is down', async () => {
  const portal = await startTestPortal({
    FRONT_ENDS: 's3://commons-front-ends/portal',
    // Nothing listens there.
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_ACCESS_KEY: 'reader',
    S3_SECRET_KEY: 'secret',
  });
  const { text } = await portal.until('/mfe/registry.json', ({ text }) => text.includes('tools'));
  const { remotes } = JSON.parse(text) as Registry;
  expect(remotes.find(({ name }) => name === 'mfe-tools')?.entry).toBe(
    '/mfe/mfe-tools/remoteEntry.0123abcd.js',
  );
  // Only reachable front ends are preloaded.
  expect((await portal.raw('/tools')).text).toContain('/mfe/mfe-tools/remoteEntry.0123abcd.js');
  await portal.close();
});
