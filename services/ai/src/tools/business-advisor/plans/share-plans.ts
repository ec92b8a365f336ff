import type { Plan } from './plan.js';

const oneCustomer: Plan = {
  id: 'one-customer',
  title: 'So much from one customer',
  words:
    /\b(?:(?:my|our) (?:biggest|largest|main|only) (?:customer|client|account|contract)|depend\w* on (?:one|a single)|one (?:customer|client|account|contract|HOA|company|builder) (?:is|are|makes)|is one (?:customer|client|account|contract|HOA|company|builder)|contract (?:is up|ends|runs out|renews)|getting (?:other )?bids|out (?:to|for) bids?|rebid\w*)\b/gi,
  challenges: ['Customer Retention'],
  steps: ({ business, trade }) => [
    'Ask for a talk with the person who decides, before the bids are in: what went well this year, what did not, what would they change? Bring a page with what you did, dates and photos. It is hard to replace somebody who shows that. | low, two hours and a talk | nothing | 14',
    'Work out the lowest price at which this contract still pays for its own hours, material and a part of your costs. Decide it at home, not at the table, and do not go below it to win. | medium, an evening | nothing | 14',
    'Offer something that a cheaper bidder has to think about: a fixed price for two years, the same crew, one number that is answered. Ask in return for two months of notice. | medium, an evening | nothing | 21',
    `Begin this week to replace a part of it: ${trade.senders}. Three smaller customers are safer than one large one. | high, two hours a week | little | 60`,
    `Write the plan for losing it on one page: which hours, machines and orders of ${business} stop in the same week, and who gets told when. You will sleep better, and ask for a fair price. | low, an hour | nothing | 21`,
  ],
  unseen: () => [
    'what this contract leaves after its own hours and material',
    'who else was asked for a bid, and what they would charge',
    'what your contract says about notice and renewal',
  ],
  professional:
    'before you sign for several years or take on a new clause about liability: a lawyer, for an hour',
};

const laborShare: Plan = {
  id: 'labor-share',
  title: 'Labor as a share of sales',
  words:
    /\b(?:labor (?:is|cost|costs|runs|percentage|at)|payroll is (?:\d+|too)|wages are \d+|overstaffed|too many (?:people|hours|staff) (?:on|for)|over ?time)\b/gi,
  challenges: ['Operations'],
  steps: () => [
    'Write sales and paid hours side by side for each hour of two weeks. Divide one by the other. You will see two or three hours a day that do not carry themselves. | medium, an evening | nothing | 14',
    'Move starts and ends by half an hour around those hours before you take a whole shift from anybody: come later, leave when the rush is over. Ask who would like it; some do. | low, an hour with the schedule | nothing | 21',
    'Do the work that waits (prep, cleaning, orders) in the slow hours with the people who are there, so that nobody is paid for it before opening or after closing, and the rush stays free. | medium, a week to settle | nothing | 28',
    'Remember the other half of the share: the same people and more sales lower it, too. A slightly higher price on what sells best counts in full. | medium, an evening | printing | 30',
    'Look at the share every Monday for the week before. Change one thing at a time, and leave the busiest hour alone: people who wait do not come back. | low, ten minutes a week | nothing | 45',
  ],
  unseen: () => [
    'sales and hours by the hour of the day',
    'whether your own hours are in the share',
    'how long people wait at the busiest time',
  ],
  professional:
    'before you change hours on short notice or pay by the day: your payroll service knows the rules of your state',
};

const cardFees: Plan = {
  id: 'card-fees',
  title: 'What paying by card costs',
  words:
    /\b(?:(?:credit )?card (?:fees?|processing|processor)|processing fees?|merchant (?:fees?|account)|swipe fees?|square (?:takes|charges|fees?)|stripe (?:takes|charges|fees?)|pass(?:ing)? (?:on )?the fees?|surcharge)\b/gi,
  challenges: ['Operations'],
  steps: () => [
    'Take last month’s statement and divide all fees by all card sales. Monthly charges, terminals and “non-qualified” cards hide there. That share is the one to compare. | low, half an hour | nothing | 7',
    'Ask your processor and two others for the price on exactly that month. Ask for it in dollars, not as a rate. Look for the end of the contract before you switch. | low, three calls | nothing; perhaps a fee for leaving early | 21',
    'Make the cheap way the easy way: a bank transfer or check printed first on every large invoice, with a link. Nobody has to be told about a fee. | low, an hour | nothing | 30',
    'Put the fee into your prices at the next change instead of showing it as a line. People accept a price; they argue with a surcharge, above all when the neighbor has none. If you do want a surcharge, ask first what the card companies and your state allow. | medium, an evening | printing | 45',
  ],
  unseen: () => [
    'how much of your sales is paid by card',
    'what your contract with the processor says about its end',
    'how many customers would pay another way',
  ],
  professional:
    'before you add a surcharge: ask your processor in writing, because the rules differ by state and by card',
};

/** Problems of a share: of one customer, of labor, of fees. */
export const sharePlans: readonly Plan[] = [oneCustomer, laborShare, cardFees];
