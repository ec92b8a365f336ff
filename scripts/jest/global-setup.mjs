import { startStores } from './stores.mjs';

/** Runs once before the tests of the projects that need stores. The workers inherit the environment. */
export default async function setUp() {
  const stores = await startStores(process.env);
  Object.assign(process.env, stores.variables);
  globalThis.commonsStores = stores;
}
