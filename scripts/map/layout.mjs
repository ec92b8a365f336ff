/** Edges of the drawing: section titles are left of `left`. */
export const left = 190;
export const right = 1430;
export const lineHeight = 19;

/** All permutations of a few items. */
const orders = (items) =>
  items.length < 2
    ? [items]
    : items.flatMap((item, at) => orders(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));

/** The order that minimises the distances of linked names; the first of several. */
export function closestOrder(names, links) {
  const length = (order) =>
    links.reduce((sum, [a, b]) => sum + Math.abs(order.indexOf(a) - order.indexOf(b)), 0);
  return orders(names).reduce((best, order) => (length(order) < length(best) ? order : best));
}

/** Packs spans into as few rows as possible without overlap, in the given order. */
export function inRows(spans, room) {
  const rows = [];
  for (const span of spans) {
    const isFree = (row) =>
      row.every(({ from, to }) => span.to + room < from || to + room < span.from);
    const row = rows.find(isFree);
    if (row) row.push(span);
    else rows.push([span]);
  }
  return rows;
}
