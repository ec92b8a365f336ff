/** Stored documents in the order in which an index found them; one that is gone meanwhile is left out. */
export function rowsInOrder<Row extends { _id: unknown }>(
  rows: readonly Row[],
  ids: readonly string[],
): Row[] {
  const byId = new Map(rows.map((row) => [String(row._id), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
