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

/**
 * Room for 24 with 18 enrolled, or 5 chairs of which 3 are taken: with a cost that is planned it is about the places
 * that are free, else about those that are taken.
 */
function emptyPlaces(figures: readonly MonthFigure[]): readonly MonthFigure[] {
  const partTaken = figures.find(({ role }) => role === 'taken');
  const room = figures.find(({ role }) => role === (partTaken ? 'payers' : 'room'));
  const taken =
    partTaken ??
    figures.find(({ role }) => role === 'payers') ??
    figures.find(({ role }) => role === 'sold');
  if (!room) return figures;
  const rest = figures.filter((figure) => ![room, partTaken, taken].includes(figure));
  if (!taken || taken.value >= room.value || rest.some(({ role }) => role === 'more'))
    return figures.filter((figure) => figure !== room);
  const payers: MonthFigure = partTaken ? { ...taken, role: 'payers' } : taken;
  return rest.some(({ role, isPlanned }) => role === 'running' && isPlanned)
    ? [...rest, payers, { role: 'more', value: room.value - taken.value, per: taken.per }]
    : [...rest, payers, { role: 'room', value: room.value }];
}

/** "A third boat is $38,000": it brings what each of the others brings. */
const oneMore = (figures: readonly MonthFigure[]): readonly MonthFigure[] =>
  figures.some(({ isOneMore }) => isOneMore) &&
  figures.some(({ role, per }) => role === 'price' && per) &&
  !figures.some(({ role }) => role === 'more')
    ? [...figures, { role: 'more', value: 1 }]
    : figures;

/** "9 hours on the day and 20 hours of editing": the time of one. */
function summedHours(figures: readonly MonthFigure[]): readonly MonthFigure[] {
  const at = figures.findIndex(
    (figure, index) =>
      isTimeOfOne(figure) && index + 1 < figures.length && isTimeOfOne(figures[index + 1]),
  );
  const [first, second] = figures.slice(at, at + 2);
  if (at < 0 || !first || !second) return figures;
  return figures.with(at, { ...first, value: first.value + second.value }).toSpliced(at + 1, 1);
}

const isTimeOfOne = (figure: MonthFigure | undefined) => figure?.role === 'hours' && !figure.per;

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
  withChanges(resolved(latest(oneMore(emptyPlaces(withWaiting(bought(summedHours(figures))))))));
