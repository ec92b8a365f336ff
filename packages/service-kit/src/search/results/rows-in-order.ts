/** Stored documents in the order of the search results; deleted ones are skipped. */
function rowsInOrder<Row extends { _id: unknown }>(
  rows: readonly Row[],
  ids: readonly string[],
): Row[] {
  const byId = new Map(rows.map((row) => [String(row._id), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * The stored documents of a result page, in order. Skips the query for an empty page, for which the embedded store
 * would scan the collection.
 */
export async function readInOrder<Row extends { _id: unknown }>(
  ids: readonly string[],
  read: () => Promise<readonly Row[]>,
): Promise<Row[]> {
  return ids.length === 0 ? [] : rowsInOrder(await read(), ids);
}
