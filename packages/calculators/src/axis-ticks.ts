/**
 * The marks of an axis: multiples of 1, 2 or 5 × 10ⁿ that cover both ends, zero always among them.
 * @param most how many steps there may be between the ends
 */
export function axisTicks(least: number, largest: number, most = 5): number[] {
  const [low, high] = [Math.min(0, least), Math.max(0, largest)];
  const span = high - low;
  if (!(span > 0 && Number.isFinite(span))) return [0];
  const power = 10 ** Math.floor(Math.log10(span / most));
  const step = [1, 2, 5, 10]
    .map((factor) => factor * power)
    .find((one) => span / one <= most + 1e-9);
  if (!step) return [0, high];
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  // Multiplied, not added up, so that no rounding grows.
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step + 0);
}
