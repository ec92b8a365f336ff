import { amount, usd } from '../dates-and-amounts.js';
import { type Case, mentions, type Plan, type Step, step } from './plan.js';

export const cashFlow: Plan = {
  id: 'cash-flow',
  title: 'Cash',
  headline: ({ computed: { payDays, payroll, debtLeft, monthlyResult, roles } }) =>
    payDays && payroll?.per !== 'month'
      ? `Cash for about ${amount(payDays)} pay days`
      : debtLeft !== undefined
        ? `${usd(debtLeft)} a month left after the debt`
        : monthlyResult && monthlyResult < 0
          ? `${usd(-monthlyResult)} short every month`
          : roles.owed && `${roles.owed.text} that has not been paid`,
  words:
    /\b(?:cash|runway|burn(?:ing)?|pay(?:s|ing)? late|late payers?|after \d+ days|unpaid|invoices?|owes?|owing|overdraft|overdue|bounced|make payroll|meet payroll|run(?:ning)? out of money|behind on|bills|in the bank|tied up|losing money|owes? (?:me|us)|credit cards?|on cards|debts?|sleep at night)\b/gi,
  challenges: ['Cash Flow'],
  steps(given) {
    const { runwayMonths, roles, payroll, payDays, oneCustomer, monthlyResult, debtLeft } =
      given.computed;
    if (debtLeft !== undefined) return debtSteps(debtLeft);
    if (
      roles.owed &&
      mentions(
        given,
        /\b(?:won't (?:answer|pay)|ignor\w+|disappeared|refus\w+ to pay|doesn't (?:answer|pay))\b/i,
      )
    )
      return debtorSteps(given);
    const isLate =
      Boolean(roles.owed) ||
      mentions(given, /\b(?:pays? (?:after|late|in)|late|owes?|unpaid|overdue|invoices?)\b/i);
    const owed = roles.owed ? `the ${roles.owed.text} that you are owed` : 'what you are owed';
    return [
      isLate
        ? {
            act: `Call for ${owed}, the largest sum first, and ask for a day on which it will be paid.${payroll && roles.owed ? ` It is ${amount(roles.owed.value / payroll.each)} ${payroll.per === 'month' ? 'months of payroll' : 'pay days'}, so this call comes first.` : ''} Send the invoice again during the call.`,
            effort: 'low',
            time: 'a morning',
            cost: 'nothing',
            days: 7,
          }
        : {
            act: `List every payment of ${given.business} for the next eight weeks by date, and beside it the money that will surely come in. The first week with too little is the one to work on.`,
            effort: 'medium',
            time: 'two hours',
            cost: 'nothing',
            days: 7,
          },
      isLate
        ? {
            act: oneCustomer
              ? `Ask the customer who is ${oneCustomer}% of your revenue for 30 days instead of 60, or for a deposit before each large job. Offer something in return: a fixed slot, or a small discount for paying at once. Meanwhile look for two smaller customers, so that no single one decides over your payroll.`.replace(
                  '30 days instead of 60',
                  mentions(given, /\b60 days\b/) ? '30 days instead of 60' : 'shorter terms',
                )
              : 'From today, invoice on the day the work is done, ask for a deposit on new large orders, and offer one easy way to pay at once.',
            effort: 'low',
            time: 'an hour to change the forms',
            cost: 'the fee of card payments',
            days: 30,
          }
        : {
            act:
              given.computed.largestCost && roles.revenue && monthlyResult && monthlyResult < 0
                ? `Begin with the largest cost: ${given.computed.largestCost.name} takes ${usd(given.computed.largestCost.value)} of ${roles.revenue.text}. Look hour by hour and item by item where ${usd(-monthlyResult)} a month could come from, and write down two ways, one through less cost and one through more sales.`
                : `Find the three largest costs that are not tied by a contract and cut or move one of them${runwayMonths ? `, because ${amount(runwayMonths)} months go by fast` : monthlyResult && monthlyResult < 0 ? `. Together with what you can earn more, it has to make ${usd(-monthlyResult)} a month` : ''}.`,
            effort: 'medium',
            time: 'an evening',
            cost: 'nothing',
            days: 21,
          },
      {
        act: `Speak with landlord and suppliers before a payment is late, and ask for two more weeks or for parts. Name the day on which you will pay, so that ${given.business} keeps its good name.`,
        effort: 'low',
        time: 'an hour',
        cost: 'nothing',
        days: 14,
      },
      ...(payroll && roles.owed
        ? [
            step(
              'Ask what invoice financing would cost on these invoices: a firm pays you most of an invoice now and keeps a fee. Ask for the fee in dollars for the days it usually takes, and use it only for the one pay day that is in danger.',
              'medium',
              'two calls',
              'the fee, which they must name before you sign',
              10,
            ),
          ]
        : []),
      {
        act:
          payDays && payroll
            ? `Set a line: when the account is below one payroll, ${usd(payroll.each)}, you call for money that day and hold every payment that can wait.`
            : runwayMonths
              ? `Set a line: when the cash is down to ${amount(runwayMonths / 2)} months (half of today), decide at once what stops. Write the decision down now, while it is calm.`
              : `Pick the lowest balance you want to see in the account, and look at it every Monday. Below it, you stop one payment that can wait, on the same day.`,
        effort: 'low',
        time: 'half an hour, then ten minutes a week',
        cost: 'nothing',
        days: 30,
      },
    ];
  },
  unseen: ({ computed: { roles } }) => [
    ...(roles.cash ? [] : ['how much cash there is today']),
    ...(roles.costs || roles.burn ? [] : ['what goes out in a month']),
    'which payments come once a year: insurance, taxes, licences',
    'who owes you money, how much and since when',
  ],
  professional:
    'when payroll or payroll taxes may not be paid on time, ask an accountant before the date, not after it',
};

export const margins: Plan = {
  id: 'margins',
  title: 'Prices and margins',
  words:
    /\b(?:margins?|pric(?:e|es|ing)|undercharg\w+|rais(?:e|ing) (?:my|our|the)? ?prices?|too cheap|profit(?:able)? (?:per|on)|barely (?:make|break)|break even|charge more|not (?:making|earning) (?:any )?money|costs? (?:me|us) \$)\b/gi,
  challenges: ['Growth'],
  steps(given) {
    const { unitMargin, breakEvenUnits, roles } = given.computed;
    const price = roles.unitPrice;
    return [
      {
        act: unitMargin
          ? `Check the ${usd(unitMargin)} with one real week: count sales, weigh or list what went into them, and add the minutes of work. The true figure is often lower.`
          : `Work out what one typical sale of ${given.business} costs you: materials, the minutes of work, fees. Take the one you sell most.`,
        effort: 'medium',
        time: 'two hours',
        cost: 'nothing',
        days: 10,
      },
      {
        act: price
          ? `Raise the price on two of your best sellers first, by 5% to begin with: ${usd(price.value)} becomes ${usd(price.value * 1.05)}. Leave the one that people compare.`
          : 'Raise the price of the two things that nobody compares by 5%, and leave the one that everybody knows.',
        effort: 'low',
        time: 'an hour for menus, tags and the website',
        cost: 'printing',
        days: 30,
      },
      {
        act: 'Say the change once, plainly, two weeks ahead: what changes, when, and what stays. Train the sentence with whoever stands at the counter.',
        effort: 'low',
        time: 'an hour',
        cost: 'nothing',
        days: 21,
      },
      {
        act: breakEvenUnits
          ? `Put ${breakEvenUnits.toLocaleString('en-US')} sales a month where you see it every day, and count. Below it in the second week, act: an offer to regulars beats a discount for all.`
          : `Drop or change the offer that takes much work and leaves little. Look at your last fifty sales to find it.`,
        effort: 'medium',
        time: 'ten minutes a day',
        cost: 'nothing',
        days: 45,
      },
    ];
  },
  unseen: ({ computed: { roles } }) => [
    ...(roles.unitPrice ? [] : ['what you charge']),
    ...(roles.unitCost ? [] : ['what one sale costs you in materials']),
    'how many you sell in a week',
    'what others in town charge for the same',
  ],
  professional:
    'when the books and your feeling disagree: two hours of a bookkeeper to cost your five best sellers',
};

export const supplyCost: Plan = {
  id: 'supply-cost',
  title: 'Rising costs of supplies',
  headline: ({ computed: { supplyMore } }) =>
    supplyMore && `${usd(supplyMore.each)} more a ${supplyMore.per} for supplies`,
  words:
    /\b(?:suppliers?|ingredients?|flour|cheese|beef|chicken|beans|eggs|butter|milk|lumber|materials?|fuel|diesel|parts|wholesale|(?:went|gone|go|are|is) up|prices? of (?:\w+ )?(?:rose|jumped|doubled)|doubled|tariffs?|minimum order|deliver(?:y|ies) (?:fee|charge)s?)\b/gi,
  challenges: ['Operations'],
  steps(given) {
    const { unitMargin, roles } = given.computed;
    return [
      {
        act: 'Ask your supplier for the price of the next three months in writing, and what it would be for a fixed weekly order. Then ask two others for the same list.',
        effort: 'low',
        time: 'three hours',
        cost: 'nothing',
        days: 14,
      },
      {
        act: roles.unitPrice
          ? `Change the price of what uses most of it. ${unitMargin ? `The ${usd(unitMargin)} that a sale leaves today is the figure to defend.` : `It is ${roles.unitPrice.text} now.`}`
          : `Find the three products of ${given.business} that use most of it, and change their price first.`,
        effort: 'medium',
        time: 'an evening',
        cost: 'printing',
        days: 30,
      },
      {
        act: 'Change one recipe, size or method so that it needs less of what became dear, and let ten regulars try it before you switch.',
        effort: 'medium',
        time: 'a day of trying',
        cost: 'the materials of the trial',
        days: 30,
      },
      {
        act: `Order together with another business nearby, or a larger amount less often, if you can store it.`,
        effort: 'medium',
        time: 'two talks',
        cost: 'money tied up in stock',
        days: 60,
      },
    ];
  },
  unseen: ({ computed: { roles } }) => [
    'what share of all your costs these supplies are',
    ...(roles.unitPrice ? [] : ['your selling price']),
    'whether you are bound to this supplier by a contract',
  ],
  professional: 'before you end a supply contract early: a lawyer should read its last page',
};

export const rentRise: Plan = {
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
      {
        act: 'Read the lease again for three things: how much notice, how much rent may rise, and who pays for repairs. Mark the lines.',
        effort: 'low',
        time: 'an hour',
        cost: 'nothing',
        days: 7,
      },
      {
        act: rise
          ? `Offer the landlord something for less than ${usd(rise.monthly)} more a month: a longer lease, the rise in two steps of ${usd(rise.monthly / 2)}, or repairs you do yourself. An empty place costs them too.`
          : 'Ask the landlord what matters most to them: a long lease, no repairs, or the rent alone. Then make one offer.',
        effort: 'medium',
        time: 'two talks',
        cost: 'nothing',
        days: 21,
      },
      {
        act: 'Look at three other places with the same size and traffic, and note rent, deposit and the work they need. Without an alternative you only ask.',
        effort: 'medium',
        time: 'two afternoons',
        cost: 'nothing',
        days: 30,
      },
      {
        act: rise
          ? `Find ${usd(rise.yearly)} a year in the business itself${sales ? `: ${usd(rise.monthly)} ÷ ${usd(unitMargin ?? 1)} = ${sales.toLocaleString('en-US')} more sales a month would do it` : ': later hours, a higher price on two best sellers, or a corner let to somebody'}. If none of it works on paper, the rent is too high for this place.`
          : `Work out which rent ${given.business} can carry, from what is left in an average month, before you answer.`,
        effort: 'medium',
        time: 'an evening',
        cost: 'nothing',
        days: 30,
      },
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

export const funding: Plan = {
  id: 'funding',
  title: 'Money for a purchase or a plan',
  answer: ({ computed: { payment, roles } }) =>
    payment &&
    roles.profit &&
    (payment < roles.profit.value / 2
      ? `in a normal month, yes: ${usd(payment)} of ${usd(roles.profit.value)}. In a month that brings half, ${usd(roles.profit.value / 2)}, it leaves ${usd(roles.profit.value / 2 - payment)}`
      : `only just: ${usd(payment)} of ${usd(roles.profit.value)} leaves little for a weak month`),
  headline: ({ computed: { payment, missing } }) =>
    payment
      ? `A payment of ${usd(payment)} a month`
      : missing && missing > 0 && `${usd(missing)} to raise`,
  words:
    /\b(?:loans?|borrow(?:ing)?|funding|financ(?:e|ing)|grants?|investors?|line of credit|credit (?:union|score)|bank (?:said|turned|wants)|down payment|collateral|crowdfund\w*|percent down|\d% down|need \$[\d,.]+\s?k?)\b/gi,
  challenges: ['Funding'],
  steps(given) {
    const { missing, roles, monthlyResult, payment } = given.computed;
    const sum = missing && missing > 0 ? usd(missing) : (roles.need?.text ?? 'the sum');
    return [
      {
        act: `Write one page: what ${sum} buys, what it brings in each month, and from which month. Leave out everything a lender cannot check.`,
        effort: 'medium',
        time: 'an evening',
        cost: 'nothing',
        days: 10,
      },
      {
        act:
          payment && roles.profit
            ? `Live with the payment before you have it: put ${usd(payment)} a month aside from the ${roles.profit.text} you clear, for three months. If that hurts in a normal month, the loan is too large. If it does not, you have a cushion.`
            : monthlyResult && monthlyResult > 0
              ? `Decide the payment you can carry. A month leaves ${usd(monthlyResult)}; half of that, ${usd(monthlyResult / 2)}, keeps room for a bad one. The loan calculator here shows which loan fits it.`
              : 'Work out what an average month leaves after all costs, because a payment has to fit into it. The loan calculator here shows which loan that carries.',
        effort: 'low',
        time: 'an hour',
        cost: 'nothing',
        days: 10,
      },
      {
        act: 'Ask three places for the total cost in dollars, not only the rate: your bank, a credit union, a community lender. Compare fees, and what happens if you pay early.',
        effort: 'medium',
        time: 'three talks',
        cost: 'nothing; some ask for an application fee',
        days: 30,
      },
      {
        act: `Look for the smaller step: a used machine, a lease, or half of ${sum} now, and the rest when the first part pays its own way.`,
        effort: 'low',
        time: 'two hours',
        cost: 'nothing',
        days: 21,
      },
    ];
  },
  unseen: ({ computed: { roles, monthlyResult } }) => [
    ...(roles.need ? [] : ['how much you need']),
    ...(monthlyResult === undefined ? ['what an average month leaves'] : []),
    'what loans you already pay back',
    'your credit record, which lenders look at first',
  ],
  professional:
    'before you sign for a loan with your home or with a personal guarantee: an accountant, and a free adviser of your Small Business Development Center',
};

export const waste: Plan = {
  id: 'waste',
  title: 'Stock and waste',
  words:
    /\b(?:waste|wasted|throw(?:ing)? (?:away|out)|tossing|spoil\w*|expir\w+|leftovers?|unsold|overstock\w*|inventory|dead stock|stockroom|run(?:ning)? out of)\b/gi,
  challenges: ['Operations'],
  steps: (given) => [
    {
      act: `Write down for two weeks what ${given.business} throws away or cannot sell, with the day and the amount. The pattern is usually one or two products.`,
      effort: 'low',
      time: 'five minutes a day',
      cost: 'nothing',
      days: 14,
    },
    {
      act: 'Cut the order of the worst two by a quarter, and accept that they sell out. Being out at closing time is cheaper than a full bin.',
      effort: 'low',
      time: 'half an hour',
      cost: 'a few lost sales late in the day',
      days: 21,
    },
    {
      act: 'Sell what is left in the last hour at a fixed lower price, or as a bundle for the next day. Tell regulars by message.',
      effort: 'low',
      time: 'ten minutes a day',
      cost: 'the discount',
      days: 30,
    },
    {
      act: `Order by the day of the week and the weather, from your own two weeks of notes.`,
      effort: 'medium',
      time: 'an hour a week',
      cost: 'nothing',
      days: 45,
    },
  ],
  unseen: () => ['what you buy in a week', 'which products it is', 'how long they keep'],
  professional: 'about giving food away safely: your county health department answers by phone',
};

const debtSteps = (left: number): readonly Step[] => [
  step(
    'List every debt on one page: what is owed, the rate, the smallest payment, the day it is due. Many who are ashamed have never seen it on one page. It is a list, not a verdict.',
    'low',
    'an hour',
    'nothing',
    7,
  ),
  step(
    `Pay the smallest payment on all of them, and everything above it on the one with the highest rate. ${usd(left)} a month is what you have to work with, so decide first how much of it you need to live.`,
    'medium',
    'an evening',
    'nothing',
    30,
  ),
  step(
    'Call each card company, say that you want to pay and cannot at this rate, and ask what they offer for hard times. Note the name and the day. A nonprofit credit counselor does these calls with you.',
    'medium',
    'a morning on the phone',
    'nothing; never pay anybody before they help',
    14,
  ),
  step(
    'Look for one thing that brings a lump: stock that can be sold in one weekend, or a corner let to somebody. Put all of it on the dearest debt.',
    'medium',
    'a weekend',
    'nothing',
    30,
  ),
];

const debtorSteps = ({ computed: { roles, ownMoney } }: Case): readonly Step[] => [
  step(
    'Put the whole job on one page today: what was agreed, when it was done, photos, what was paid, each message you sent. That page is what every further step needs.',
    'low',
    'an hour',
    'nothing',
    7,
  ),
  step(
    `Write one last letter, by a way that proves it arrived: ${roles.owed?.text ?? 'the sum'}, the day by which you expect it, and what you will do then. Offer two payments, if you would take them.${ownMoney ? ` You already have ${usd(ownMoney)} of your own money in it, so do not settle below that lightly.` : ''}`,
    'low',
    'an hour',
    'postage',
    14,
  ),
  step(
    'Find out now, before a deadline passes, whether small claims court takes a sum like this where you are, and whether your trade may put a lien on the property. Both have time limits. The court clerk tells you the steps and the fee.',
    'medium',
    'two calls',
    'a filing fee, which the court names',
    14,
  ),
  step(
    'From the next job on: a deposit that covers the material, a payment in the middle, and the rest on the last day, in writing before you start.',
    'low',
    'an hour to change your offer',
    'nothing',
    30,
  ),
];

const repairSteps: readonly Step[] = [
  step(
    'Read the lease for one thing: who has to repair this. Mark the line and take a photo of it.',
    'low',
    'half an hour',
    'nothing',
    7,
  ),
  step(
    'Write to the landlord today: what is broken since when, what it does to your business, and the day by which you ask for the repair. Send it so that you can prove it, with photos of the thermometer or the damage.',
    'low',
    'an hour',
    'postage',
    10,
  ),
  step(
    'Get one quote for the repair yourself, and offer a simple way: you have it done and take the cost off the rent, if they agree in writing. Do not hold back rent without asking somebody who knows your state.',
    'medium',
    'two calls',
    'nothing before they agree',
    14,
  ),
  step(
    'Until then, keep customers: a rented unit or fans, earlier hours, and a sentence at the door. Count who leaves each day; that list is your best argument.',
    'low',
    'a few hours',
    'the rent of a unit',
    14,
  ),
];

const leaveSteps = ({ business, trade }: Case): readonly Step[] => [
  step(
    'Read the lease for its end, for the notice it asks, and for what happens when the building is sold. A new owner is often bound by it. Then you know how much time is really yours.',
    'low',
    'an hour',
    'nothing',
    7,
  ),
  step(
    'Meet the new owner before you answer in writing. Ask for three things: more time, a sum for moving, or a place in the new building. They want you out quietly, and that is worth something.',
    'medium',
    'one talk',
    'nothing',
    14,
  ),
  step(
    `Look at three places within a walk, with rent, deposit and the work they need. Ask ${trade.senders} what is about to get free.`,
    'medium',
    'two afternoons',
    'nothing',
    21,
  ),
  step(
    `Collect the phone numbers of your customers now, with their consent. A move loses those who do not know where ${business} went.`,
    'low',
    'a minute for each customer',
    'nothing',
    30,
  ),
];

export const moneyPlans = [cashFlow, margins, supplyCost, rentRise, funding, waste];
