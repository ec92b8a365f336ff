import { usd } from '../dates-and-amounts.js';
import { mentions, type Plan } from './plan.js';

const funding: Plan = {
  id: 'funding',
  title: 'Money for a purchase or a plan',
  headline: ({ computed: { missing } }) => missing && missing > 0 && `${usd(missing)} to raise`,
  words:
    /\b(?:loans?|borrow(?:ing)?|funding|financ(?:e|ing)|grants?|investors?|line of credit|credit (?:union|score)|bank (?:said|turned|wants)|down payment|collateral|crowdfund\w*|percent down|\d% down|need \$[\d,.]+\s?k?)\b/gi,
  challenges: ['Funding'],
  steps(given) {
    const { missing, roles, monthlyResult } = given.computed;
    const sum = missing && missing > 0 ? usd(missing) : (roles.need?.text ?? 'the sum');
    return [
      `Write one page: what ${sum} buys, what it brings in each month, and from which month. Leave out everything a lender cannot check. | medium, an evening | nothing | 10`,
      monthlyResult && monthlyResult > 0
        ? `Decide the payment you can carry. A month leaves ${usd(monthlyResult)}; half of that, ${usd(monthlyResult / 2)}, keeps room for a bad one. The [loan calculator](/tools/loan) here shows which loan fits it. | low, an hour | nothing | 10`
        : 'Work out what an average month leaves after all costs, because a payment has to fit into it. The [loan calculator](/tools/loan) here shows which loan that carries. | low, an hour | nothing | 10',
      'Ask three places for the total cost in dollars, not only the rate: your bank, a credit union, a community lender. Compare fees, and what happens if you pay early. | medium, three talks | nothing; some ask for an application fee | 30',
      `Look for the smaller step: a used machine, a lease, or half of ${sum} now, and the rest when the first part pays its own way. | low, two hours | nothing | 21`,
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

const equipment: Plan = {
  id: 'equipment',
  title: 'Something that broke',
  words:
    /\b(?:(?:oven|fryer|truck|van|cooler|freezer|washers?|dryers?|compressor|engine|machine|boiler|furnace|ac|lift|hood|walk-in|printer|espresso machine|mower|dishwasher|heater|roof) (?:is |are |has |just )?(?:died|broke(?: down)?|broken|down|dead|leak\w*|quit|went out|stopped)|broke down|broken down|died this|(?:are|is) down|repair (?:guy|man|shop|bill) (?:says|wants|quoted)|new (?:compressor|engine|motor|transmission)|need a (?:new )?(?:cooler|oven|truck|van|freezer|machine|lift|mower)|\d+k? used)\b/gi,
  challenges: ['Operations'],
  steps(given) {
    const isUrgent = mentions(
      given,
      /\b(?:due|today|this morning|this week|weekend|saturday|tomorrow)\b/i,
    );
    return [
      isUrgent
        ? `First the days you have promised: call ${mentions(given, /\b(?:oven|kitchen|bak\w+|cakes?|cooler|fryer|freezer|food)\b/i) ? 'other kitchens: a colleague, a church, a school' : 'three people of your trade and a rental yard'}, and ask to use or rent theirs for these days. Do it before you think about the purchase. | medium, an hour on the phone | a rent, or a favor to return | 7`
        : 'Ask for the repair in writing, with a guarantee and the day it will be done, and call one more repairer for a second opinion. | low, two calls | sometimes a call-out fee | 7',
      'Ask the repairer: would you repair this one if it were yours, and how long will it last? Then price a used one. | low, half an hour | nothing | 7',
      'Before you buy, look for a used one from a place that closes, and ask what a lease costs in all, not only by the month. | medium, two evenings | the price in parts; compare the total | 14',
      'When it runs again, write the age of each machine you cannot work without on one page, with who repairs it. Put a small sum aside each week for the next one that fails. | low, an hour | the sum you choose | 30',
    ];
  },
  unseen: ({ computed: { roles } }) => [
    'how old it is, and what has been repaired before',
    ...(roles.cash ? [] : ['how much cash you can use for it']),
    'what a new or used one costs',
    'whether a guarantee or your insurance pays a part',
  ],
  professional: 'when a lender asks for a signature with your home behind it: an accountant, first',
};

const idea: Plan = {
  id: 'idea',
  title: 'Whether to start',
  answer: ({ computed: { breakEvenUnits, roles } }) =>
    breakEvenUnits &&
    (roles.unitPrice && roles.unitPrice.value < 60
      ? `you need ${breakEvenUnits.toLocaleString('en-US')} a month before anything is yours. Stand for two mornings where you want to sell and count who passes and who already buys such a thing`
      : `you need ${breakEvenUnits.toLocaleString('en-US')} a month before anything is yours. Before you sign, have the names of at least half of them`),
  headline: ({ computed: { roles, breakEvenUnits } }) =>
    (breakEvenUnits && `${breakEvenUnits.toLocaleString('en-US')} a month to break even`) ||
    (roles.cash && `What your savings of ${usd(roles.cash.value)} allow`),
  words:
    /\b(?:quit(?:ting)? my (?:day )?job|start(?:ing)? (?:a|my own) (?:business|company|shop|truck|bakery|salon)|thinking (?:about|of) (?:opening|starting|quitting|doing)|go(?:ing)? out on my own|dream of|is it realistic|realistic|want to open (?:a|my)|my own (?:shop|place|business))\b/gi,
  steps(given) {
    const { roles } = given.computed;
    const [_low = 0, _high = 0] = [];
    return [
      `List every cost before the first sale, with a quote for each: permits, insurance, equipment, first supplies, deposit.${roles.cash ? ` Put it beside your ${usd(roles.cash.value)}.` : ''} | medium, two evenings | nothing | 14`,
      'Write down what you and your family need to live for six months, and keep that out of the business. If it is not there, keep the job and begin on weekends. | low, an hour | nothing | 10',
      'Find one owner of the same trade in another town and ask two things: what does a bad month bring in, what did you not expect to pay? People tell strangers from far away. | medium, two calls | nothing | 21',
      mentions(given, /\b(?:truck|taco|food|cart|bakery|cater)\b/i)
        ? 'Test it before you quit: rent a truck or a licensed kitchen for four weekends, sell the five dishes, and write down plates and takings each day. Set the number of plates that means go before the first day. | high, four weekends | rent and materials of the test | 60'
        : 'Test it before you quit: sell it to ten strangers on evenings and weekends, at the full price. Set the number that means go before you begin. | high, four weekends | rent and materials of the test | 60',
      'Decide on that day with three lines: what it needs each month, what the test brought in, what you have left. If the second does not reach the first, the answer is not yet. | low, an evening | nothing | 75',
    ];
  },
  unseen: ({ computed: { roles } }) => [
    ...(roles.cash ? [] : ['how much money you have for it']),
    'what you need for your own life each month, and whether somebody else earns',
    'how many sales a day are possible at the place you think of',
    'what permits, insurance and a kitchen cost where you are',
  ],
  professional:
    'before you sign for the loan or give notice at your job: a free adviser of your Small Business Development Center, with these numbers',
};

export const purchasePlans: readonly Plan[] = [funding, equipment, idea];
