/** "$1,234", "$12.50": cents only where there are some. */
export function usd(amount: number): string {
  const rounded = Math.round(Math.abs(amount) * 100) / 100;
  const isWhole = Number.isInteger(rounded);
  const text = rounded.toLocaleString('en-US', {
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: 2,
  });
  return `${amount < 0 && rounded > 0 ? '-' : ''}$${text}`;
}

/** Whole dollars. */
export const wholeUsd = (amount: number) => usd(Math.round(amount));

/** At most one decimal: "12.5%", "40%". */
export const share = (part: number) => `${(Math.round(part * 10) / 10).toLocaleString('en-US')}%`;

/** A number with at most one decimal, or so many. */
export const amount = (value: number, decimals = 1) =>
  (Math.round(value * 10 ** decimals) / 10 ** decimals).toLocaleString('en-US');

const dayMs = 86_400_000;

/**
 * The Monday on or after so many days from today, e.g. "Monday, December 7".
 * @param today midnight UTC
 * @param language 'en' or 'es'
 */
export function reviewDay(today: Date, days: number, language = 'en'): string {
  const date = new Date(today.getTime() + days * dayMs);
  const toMonday = (8 - date.getUTCDay()) % 7;
  const monday = new Date(date.getTime() + toMonday * dayMs);
  return monday.toLocaleDateString(`${language}-US`, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
    ...(monday.getUTCFullYear() !== today.getUTCFullYear() && { year: 'numeric' }),
  });
}

/** The first amount of an answer, around which steps are written. */
export const mainFigure = (answer: string | undefined): string | undefined =>
  /-?\$\d(?:[\d,]*\d)?(?:\.\d+)?/.exec(answer ?? '')?.[0];
