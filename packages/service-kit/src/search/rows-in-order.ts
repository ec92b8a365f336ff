/** Stored documents in the order in which an index found them; one that is gone meanwhile is left out. */
function rowsInOrder<Row extends { _id: unknown }>(
  rows: readonly Row[],
  ids: readonly string[],
): Row[] {
  const byId = new Map(rows.map((row) => [String(row._id), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * The stored documents of a page that an index found, in its order. For an empty page the store is not asked: embedded, it
 * looks through the whole collection for no id at all.
 */
export async function readInOrder<Row extends { _id: unknown }>(
  ids: readonly string[],
  read: () => Promise<readonly Row[]>,
): Promise<Row[]> {
  return ids.length === 0 ? [] : rowsInOrder(await read(), ids);
}
