/** The calculators as the overview page and the dashboard list them (specification D2 §2, EMP-22). */
export const toolList = [
  {
    id: 'loan',
    name: 'Loan Calculator',
    text: 'Payments, interest and total cost of a business loan, with the whole payment schedule.',
    page: '/tools/loan',
  },
  {
    id: 'roi',
    name: 'ROI Calculator',
    text: 'What an investment brings back after all its costs, in all and a year.',
    page: '/tools/roi',
  },
  {
    id: 'break-even',
    name: 'Break-even Calculator',
    text: 'How many units you have to sell until your costs are covered.',
    page: '/tools/break-even',
  },
  {
    id: 'tax',
    name: 'Tax Calculator',
    text: 'Estimates taxes across all 50 states: federal, self-employment and state tax.',
    page: '/tools/tax',
  },
] as const;
