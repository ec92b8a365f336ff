import type { Quantity } from '../../reading/quantity.js';

/** A time in hours. */
export const hoursOf = ({ value, things }: Quantity): number =>
  /minut|\bmin/.test(things.join(' ')) ? value / 60 : value;

/** A time in months. */
export const monthsOf = ({ value, things }: Quantity): number =>
  value * (/year|a[ñn]o/.test(things.join(' ')) ? 12 : 1);
