/** Handles each of many, a few at a time, and gives the results in their order. */
export async function inTurn<Item, Result>(
  items: readonly Item[],
  handle: (item: Item) => Promise<Result>,
  atOnce = 8,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length);
  let next = 0;
  const work = async () => {
    while (next < items.length) {
      const at = next++;
      results[at] = await handle(items[at] as Item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  return results;
}
