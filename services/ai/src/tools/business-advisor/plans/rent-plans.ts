import { amount, usd } from '../dates-and-amounts.js';
import type { Row } from '../step-rows.js';
import { type Case, mentions, type Plan } from './plan.js';

const repairSteps: readonly Row[] = [
  'Read the lease for one thing: who has to repair this. Mark the line and take a photo of it. | low, half an hour | nothing | 7',
  'Write to the landlord today: what is broken since when, what it does to your business, and the day by which you ask for the repair. Send it so that you can prove it, with photos of the thermometer or the damage. | low, an hour | postage | 10',
  'Get one quote for the repair yourself, and offer a simple way: you have it done and take the cost off the rent, if they agree in writing. Do not hold back rent without asking somebody who knows your state. | medium, two calls | nothing before they agree | 14',
  'Until then, keep customers: a rented unit or fans, earlier hours, and a sentence at the door. Count who leaves each day; that list is your best argument. | low, a few hours | the rent of a unit | 14',
];

const leaveSteps = ({ business, trade }: Case): readonly Row[] => [
  'Read the lease for its end, for the notice it asks, and for what happens when the building is sold. Ask somebody who knows your state whether the new owner is bound by it. Then you know how much time is really yours. | low, an hour | nothing | 7',
  'Meet the new owner before you answer in writing. Ask for three things: more time, a sum for moving, or a place in the new building. They want you out quietly, and that is worth something. | medium, one talk | nothing | 14',
  `Look at three places within a walk, with rent, deposit and the work they need. Ask ${trade.senders} what is about to get free. | medium, two afternoons | nothing | 21`,
  `Collect the phone numbers of your customers now, with their consent. A move loses those who do not know where ${business} went. | low, a minute for each customer | nothing | 30`,
];

const rentRise: Plan = {
  id: 'rent',
  title: 'The rent',
  headline: ({ computed: { rentRise } }) =>
    rentRise && `${usd(rentRise.monthly)} more rent a month`,
  words:
    /\b(?:rent|lease|landlord|renewal|square f(?:ee|oo)t|evict\w*|wants us out|sold the building|(?:won't|will not|doesn't) fix the (?:ac|a\/c|roof|heat|heating|air|leak|plumbing|parking lot|sign))\b/gi,
  steps(given) {
    const { rentRise: rise, unitMargin } = given.computed;
    if (mentions(given, /\b(?:won't fix|will not fix|doesn't fix|repair|leak\w*)\b/i) && !rise)
      return repairSteps;
    if (
      mentions(given, /\b(?:out by|wants us out|sold the building|evict\w*|not renew\w*)\b/i) &&
      !rise
    )
      return leaveSteps(given);
    const sales = rise && unitMargin ? Math.ceil(rise.monthly / unitMargin) : undefined;
    return [
      'Read the lease again for three things: how much notice, how much rent may rise, and who pays for repairs. Mark the lines. | low, an hour | nothing | 7',
      rise
        ? `Offer the landlord something for less than ${usd(rise.monthly)} more a month: a longer lease, the rise in two steps of ${usd(rise.monthly / 2)}, or repairs you do yourself. An empty place costs them too. | medium, two talks | nothing | 21`
        : 'Ask the landlord what matters most to them: a long lease, no repairs, or the rent alone. Then make one offer. | medium, two talks | nothing | 21',
      'Look at three other places with the same size and traffic, and note rent, deposit and the work they need. Without an alternative you only ask. | medium, two afternoons | nothing | 30',
      rise
        ? `Find ${usd(rise.yearly)} a year in the business itself${sales ? `: ${usd(rise.monthly)} ÷ ${usd(unitMargin ?? 1)} = ${amount(rise.monthly / (unitMargin ?? 1))}, so ${sales.toLocaleString('en-US')} more sales a month would do it` : ': later hours, a higher price on two best sellers, or a corner let to somebody'}. If none of it works on paper, the rent is too high for this place. | medium, an evening | nothing | 30`
        : `Work out which rent ${given.business} can carry, from what is left in an average month, before you answer. | medium, an evening | nothing | 30`,
    ];
  },
  unseen: ({ computed: { roles } }) => [
    ...(roles.revenue ? [] : ['your revenue, to say which share the rent takes']),
    'what the lease says, and when it ends',
    'what moving would cost you in customers',
  ],
  professional:
    'before you sign a renewal or give notice: have a lawyer or a tenant’s broker read the lease',
};

export const rentPlans: readonly Plan[] = [rentRise];
