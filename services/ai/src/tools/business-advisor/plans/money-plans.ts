import { amount, usd } from '../dates-and-amounts.js';
import { mentions, type Plan } from './plan.js';

export const cashFlow: Plan = {
  id: 'cash-flow',
  title: 'Cash',
  words:
    /\b(?:cash|runway|burn(?:ing)?|pay(?:s|ing)? late|late payers?|after \d+ days|unpaid|invoices?|owes?|owing|overdraft|overdue|bounced|make payroll|meet payroll|run(?:ning)? out of money|behind on|bills|in the bank|tied up)\b/gi,
  challenges: ['Cash Flow'],
  steps(given) {
    const { runwayMonths, roles } = given.computed;
    const isLate =
      Boolean(roles.owed) ||
      mentions(given, /\b(?:pays? (?:after|late|in)|late|owes?|unpaid|overdue|invoices?)\b/i);
    const owed = roles.owed ? `the ${roles.owed.text} that you are owed` : 'what you are owed';
    return [
      isLate
        ? {
            act: `Call for ${owed}, the largest sum first, and ask for a day on which it will be paid. Send the invoice again during the call.`,
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
            act: 'From today, invoice on the day the work is done, ask for a deposit on new large orders, and offer one easy way to pay at once.',
            effort: 'low',
            time: 'an hour to change the forms',
            cost: 'the fee of card payments',
            days: 30,
          }
        : {
            act: `Find the three largest costs that are not tied by a contract and cut or move one of them${runwayMonths ? `, because ${amount(runwayMonths)} months go by fast` : ''}.`,
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
      {
        act: runwayMonths
          ? `Set a line: when the cash is down to ${amount(runwayMonths / 2)} months (half of today), decide at once what stops. Write the decision down now, while it is calm.`
          : `Pick the lowest balance you want to see in the account, and look at it every Monday. Your goal is the yardstick: ${given.goal}.`,
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
          : `Drop or change the offer that takes much work and leaves little. Look at your last fifty sales to find it. What you want from it: ${given.goal}.`,
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
  words:
    /\b(?:suppliers?|ingredients?|flour|beans|eggs|butter|milk|lumber|materials?|fuel|diesel|parts|wholesale|(?:went|gone|go|are|is) up|prices? of (?:\w+ )?(?:rose|jumped|doubled)|doubled|tariffs?|minimum order|deliver(?:y|ies) (?:fee|charge)s?)\b/gi,
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
        act: `Order together with another business nearby, or a larger amount less often, if you can store it. Ask of each offer whether it serves your goal: ${given.goal}.`,
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
  words: /\b(?:rent|lease|landlord|renewal|square f(?:ee|oo)t|evict\w*)\b/gi,
  steps(given) {
    const { rentRise: rise, unitMargin } = given.computed;
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
  words:
    /\b(?:loans?|borrow(?:ing)?|funding|financ(?:e|ing)|grants?|investors?|line of credit|credit (?:union|score)|bank (?:said|turned|wants)|down payment|collateral|crowdfund\w*|need \$[\d,.]+\s?k?)\b/gi,
  challenges: ['Funding'],
  steps(given) {
    const { missing, roles, monthlyResult } = given.computed;
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
          monthlyResult && monthlyResult > 0
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
        act: `Look for the smaller step: a used machine, a lease, or half of ${sum} now. Check it against your goal: ${given.goal}.`,
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
      act: `Order by the day of the week and the weather, from your own two weeks of notes. Your goal is the yardstick: ${given.goal}.`,
      effort: 'medium',
      time: 'an hour a week',
      cost: 'nothing',
      days: 45,
    },
  ],
  unseen: () => ['what you buy in a week', 'which products it is', 'how long they keep'],
  professional: 'about giving food away safely: your county health department answers by phone',
};

export const moneyPlans = [cashFlow, margins, supplyCost, rentRise, funding, waste];
