const atOnce = 8;

/** Maps with at most eight calls at the same time. @returns the results in the order of the items */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  handle: (item: Item) => Promise<Result>,
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
