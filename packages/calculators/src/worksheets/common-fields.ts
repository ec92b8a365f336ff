import { constant } from './term.js';
import { money, percent } from './worksheet.js';

// Fields and numbers that several worksheets have.

export const price = money('Price of one');
export const unitCost = money('What goes into one', { otherwise: 0 });
export const kept = percent('Part of a sale left after goods', { otherwise: 100 });
export const monthsInYear = constant(12);
