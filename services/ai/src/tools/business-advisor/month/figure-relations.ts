import type { MonthFigure } from './month-figure.js';

/** "I need 20 bikes at $450 each": bought, not sold. */
function bought(figures: readonly MonthFigure[]): readonly MonthFigure[] {
  const at = figures.findIndex(({ role }) => role === 'pieces');
  const [count, each] = figures.slice(at, at + 2);
  if (at < 0 || !count || !each) return figures;
  // Each of them brings what those that are there bring.
  const price = figures.find((figure) => figure.role === 'price' && figure !== each && figure.per);
  const isMore = price !== undefined && figures.some(({ role }) => role === 'payers');
  const others = figures.filter(
    (figure) => figure !== count && figure !== each && figure.role !== 'outlay',
  );
  const once = figures
    .filter(({ role }) => role === 'outlay')
    .reduce((sum, { value }) => sum + value, 0);
  return [
    ...others,
    ...(isMore ? [{ role: 'more' as const, value: count.value, per: price.per }] : []),
    { role: 'outlay', value: count.value * each.value + once },
  ];
}

/** Of the sales of several years the last ones count; those before them are what it was. */
function latest(figures: readonly MonthFigure[]): readonly MonthFigure[] {
  const sales = figures.filter(({ role }) => role === 'sales');
  const [before, now] = sales.slice(-2);
  if (!before?.isDated || !now || before.per !== now.per) return figures;
  return figures.map((figure) =>
    figure === before
      ? { ...figure, role: 'before' as const, of: 'sales' as const, to: now.value }
      : sales.includes(figure) && figure !== now
        ? { ...figure, role: 'aside' as const }
        : figure,
  );
}

/** Who waits is what could be added, where nothing says how many there is room for. */
const withWaiting = (figures: readonly MonthFigure[]): readonly MonthFigure[] =>
  figures.map((figure) =>
    figure.role === 'waiting'
      ? { ...figure, role: figures.some(({ role }) => role === 'more') ? 'aside' : 'more' }
      : figure,
  );

/** Tells the cost of each one from what is paid once or each month, by the price. */
function resolved(figures: readonly MonthFigure[]): readonly MonthFigure[] {
  const price = figures.find(({ role, per }) => role === 'price' && !per);
  const hasSold = figures.some(({ role }) => role === 'sold');
  const hasSales = figures.some(({ role }) => role === 'sales');
  return figures.map((figure) => {
    if (figure.role !== 'cost') return figure;
    if (!price && !hasSales && figure.isOfOne && hasSold) return { ...figure, role: 'price' };
    if (price) return { ...figure, role: figure.value < price.value ? 'unitCost' : 'outlay' };
    return hasSales ? { ...figure, role: 'running', per: 'month' } : { ...figure, role: 'outlay' };
  });
}

/** Names what changed, by the figure that follows the old value. */
const withChanges = (figures: readonly MonthFigure[]): readonly MonthFigure[] =>
  figures.map((figure, at) => {
    const next = figures[at + 1];
    if (figure.role !== 'before' || figure.of || !next) return figure;
    const of =
      next.role === 'sales'
        ? 'sales'
        : next.role === 'price'
          ? 'price'
          : next.isRent
            ? 'rent'
            : 'cost';
    return { ...figure, of, per: next.per, to: next.value };
  });

/** The figures, each with what the others say of it. */
export const related = (figures: readonly MonthFigure[]): readonly MonthFigure[] =>
  withChanges(resolved(latest(withWaiting(bought(figures)))));
