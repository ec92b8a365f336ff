export default async function tearDown() {
  await globalThis.commonsStores?.end();
}
