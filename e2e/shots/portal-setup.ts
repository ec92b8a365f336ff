import { join } from 'node:path';
import { startPortal } from '../portal/portal';
import { setStage } from '../screens/stage';
import { folder, writeIndex } from './picture-files';

/**
 * Starts a portal with demo content, or takes the one at PORTAL_URL (its data in PORTAL_DATA, by default `.data`), and
 * writes the index page when all pictures are taken.
 */
export default async function portalSetup(): Promise<() => Promise<void>> {
  const url = process.env.PORTAL_URL;
  const dataDir = process.env.PORTAL_DATA ?? join(import.meta.dirname, '../../.data');
  const portal = url
    ? { url: url.replace(/\/$/, ''), dataDir, stop: async () => {} }
    : await startPortal('one-process', {}, { demo: true });
  try {
    // Workers inherit the environment.
    process.env.SHOTS_STAGE = JSON.stringify(await setStage(portal));
  } catch (error) {
    await portal.stop();
    throw error;
  }
  return async () => {
    await portal.stop();
    const count = await writeIndex();
    console.log(`${count} pictures: ${join(folder, 'index.html')}`);
  };
}
