import { usd, wholeUsd } from '../dates-and-amounts.js';
import { mentions, type Plan, step } from './plan.js';

export const wageRise: Plan = {
  id: 'wage-rise',
  title: 'Higher wages for everybody',
  headline: ({ computed: { wageRise: rise } }) =>
    rise?.weekly ? `${usd(rise.weekly)} more in wages each week` : undefined,
  words:
    /\b(?:minimum wage|state wage|wage (?:goes|is going|rises|increase|hike)|wages (?:go|are going) up|new wage law)\b/gi,
  steps(given) {
    const rise = given.computed.wageRise;
    const weekly = rise?.weekly;
    return [
      weekly
        ? step(
            `Take the ${usd(weekly)} a week as the target, and divide it by your sales in a normal week: that is the share your prices would have to rise if nothing else changed.`,
            'low',
            'half an hour with the till reports',
            'nothing',
            10,
          )
        : step(
            'Multiply the rise by the hours of everybody below the new wage in a normal week. That one figure decides how large the answer must be.',
            'low',
            'half an hour with the schedule',
            'nothing',
            7,
          ),
      step(
        'Raise prices once, a few weeks before the date, on the things nobody compares. Leave the two that regulars know by heart.',
        'medium',
        'an evening',
        'printing',
        30,
      ),
      step(
        `Lay your sales by hour beside the schedule for the last month, and take out the hours that serve almost nobody.${weekly ? ` What you find counts against the ${usd(weekly)}.` : ''}`,
        'medium',
        'two hours',
        'nothing',
        21,
      ),
      step(
        `Look at those who earn a little above the new wage today. They will ask. Decide now what their step is${rise ? `, next to the ${usd(rise.step)} of the others` : ''}, and tell them before the first new paycheck.`,
        'medium',
        'an hour',
        'a smaller raise for a few people',
        30,
      ),
    ];
  },
  unseen: ({ computed }) => [
    ...(computed.wageRise?.weekly ? [] : ['how many hours a week your people work in all']),
    'your sales in a normal week',
    'who earns just above the new wage',
  ],
  professional:
    'about tips, ages and the date that count in your state: the state labor office or your payroll service',
};

export const platformFees: Plan = {
  id: 'platform-fees',
  title: 'What the apps take',
  headline: ({ computed: { fee } }) =>
    fee &&
    (fee.weekly
      ? `${wholeUsd(fee.weekly)} a week to the apps`
      : `${usd(fee.each)} of every order to the app`),
  words:
    /\b(?:doordash|uber ?eats|grubhub|delivery apps?|the apps|platform fees?|booking\.com|airbnb|groupon|classpass|(?:etsy|ebay|amazon|apps?) (?:takes?|charges?|fees?))\b/gi,
  steps(given) {
    const { fee } = given.computed;
    return [
      step(
        fee
          ? `Work out what one app order leaves: its price, less the ${usd(fee.each)} fee, the food or goods, the packaging and the minutes. If little is left, each order more is work for nothing.`
          : 'Work out what one app order leaves: its price, less the fee, the food or goods, the packaging and the minutes.',
        'low',
        'an hour',
        'nothing',
        7,
      ),
      step(
        'Set higher prices in the app than at your counter, at least on the ten things that sell most, where your contract with them allows it. Read that line first.',
        'low',
        'two hours',
        'a few orders',
        21,
      ),
      step(
        'Put a card into every bag: “Order from us directly next time” with the phone number, the link and one reason, such as a free side. These people like your food already.',
        'low',
        'an hour',
        'printing, and the free side',
        30,
      ),
      step(
        'Take the dishes out of the app that travel badly or leave least, and close it in the hours when your own guests wait.',
        'low',
        'an hour',
        'those orders',
        21,
      ),
      step(
        `Count direct orders each week for two months.${fee?.weekly ? ` A tenth of the app orders moved over keeps ${usd(fee.weekly / 10)} a week with you.` : ''} Drop the weaker app when direct orders carry the week.`,
        'medium',
        'ten minutes a week',
        'nothing',
        60,
      ),
    ];
  },
  unseen: ({ computed }) => [
    ...(computed.fee?.weekly ? [] : ['how many orders come through the apps in a week']),
    'what your contract says about prices and about cards in the bag',
    'how many app customers would come to you anyway',
  ],
  professional: 'not needed at first; have a lawyer look when a contract binds you to one app',
};

export const taxLetter: Plan = {
  id: 'tax-letter',
  title: 'A letter from the tax office',
  headline: ({ computed: { due } }) => due && `The letter about ${usd(due)}`,
  words:
    /\b(?:irs|sales tax|payroll tax(?:es)?|back taxes|owe (?:the )?(?:state|tax)|tax (?:bill|letter|notice|lien)|letter (?:from|says)|audit(?:ed|or)?|penalt(?:y|ies)|notice from|franchise tax)\b/gi,
  steps(given) {
    const { due, instalment, roles } = given.computed;
    return [
      step(
        'Read the date by which they want an answer, and write it on the wall. Answering in time matters more than paying in full that day.',
        'low',
        'ten minutes',
        'nothing',
        7,
      ),
      step(
        `Check the figure before you believe it: put your own returns and bank deposits for that period beside the letter. ${due ? `The ${usd(due)}` : 'The sum'} may be right, or an estimate because a form is missing.`,
        'medium',
        'an evening',
        'nothing',
        7,
      ),
      step(
        instalment
          ? `Put ${usd(instalment)} a month into your plan for the coming year and see which month cannot carry it. If one cannot, ask for smaller payments before you agree to these.`
          : 'Call the number in the letter before the date, say that you want to pay, and ask for payments by the month. Note the name, the day and what was said.',
        'low',
        'an hour on the phone',
        'interest may be added; ask how much',
        10,
      ),
      step(
        `Open a second account today, and move the tax part of each day’s sales into it. It was never your money, and the next letter will not come.${roles.cash && due && due > roles.cash.value ? ' Do not pay the letter from money that belongs to the next one.' : ''}`,
        'low',
        'an hour at the bank',
        'nothing',
        30,
      ),
    ];
  },
  unseen: ({ computed: { roles } }) => [
    'what period and which form the letter names',
    ...(roles.cash ? [] : ['how much cash you have today']),
    'whether all returns were sent in',
  ],
  professional:
    'now, before you call: an accountant or enrolled agent with the letter in hand. This is the part not to do alone',
};

export const equipment: Plan = {
  id: 'equipment',
  title: 'Something that broke',
  headline: ({ computed: { options } }) =>
    options && `${usd(options.less)} or ${usd(options.more)}`,
  words:
    /\b(?:(?:oven|fryer|truck|van|cooler|freezer|washers?|dryers?|compressor|engine|machine|boiler|furnace|ac|lift|hood|walk-in|printer|espresso machine|mower|dishwasher|heater|roof) (?:is |are |has |just )?(?:died|broke(?: down)?|broken|down|dead|leak\w*|quit|went out|stopped)|broke down|broken down|died this|(?:are|is) down|repair (?:guy|man|shop|bill) (?:says|wants|quoted)|need a (?:new )?(?:cooler|oven|truck|van|freezer|machine|lift|mower)|\d+k? used)\b/gi,
  challenges: ['Operations'],
  steps(given) {
    const { options, earns, repair, roles, idle } = given.computed;
    const isUrgent = mentions(
      given,
      /\b(?:due|today|this morning|this week|weekend|saturday|tomorrow)\b/i,
    );
    const short = roles.cash && options && options.more > roles.cash.value;
    return [
      isUrgent
        ? step(
            `First the days you have promised: call ${mentions(given, /\b(?:oven|kitchen|bak\w+|cakes?|cooler|fryer|freezer|food)\b/i) ? 'other kitchens: a colleague, a church, a school' : 'three people of your trade and a rental yard'}, and ask to use or rent theirs for these days. Do it before you think about the purchase.`,
            'medium',
            'an hour on the phone',
            'a rent, or a favor to return',
            7,
          )
        : step(
            'Ask for the repair in writing, with a guarantee and the day it will be done, and call one more repairer for a second opinion.',
            'low',
            'two calls',
            'sometimes a call-out fee',
            7,
          ),
      options
        ? step(
            `Ask the repairer one question: “Would you pay ${usd(options.less)} for this one if it were yours, and how long will it last?” The dearer way has to last longer by enough to earn the ${usd(options.more - options.less)} between the two.${earns ? ` Every ${earns.per} it stands still costs ${usd(earns.each)}, so speed counts.` : ''}`,
            'low',
            'half an hour',
            'nothing',
            7,
          )
        : step(
            repair
              ? `Order the parts at once: ${usd(repair)} for all of them.${idle ? ` Every ${idle.per} they stand still costs ${usd(idle.each)}.` : ''} Begin with the one that earns most.`
              : 'Ask the repairer: would you repair this one if it were yours, and how long will it last? Then price a used one.',
            'low',
            'half an hour',
            repair ? usd(repair) : 'nothing',
            7,
          ),
      step(
        short
          ? `Do not spend the last of your ${usd(roles.cash?.value ?? 0)} on it. Ask the seller for payments over a year, or for a lease, and look for a used one from a place that closes.`
          : 'Before you buy, look for a used one from a place that closes, and ask what a lease costs in all, not only by the month.',
        'medium',
        'two evenings',
        'the price in parts; compare the total',
        14,
      ),
      step(
        'When it runs again, write the age of each machine you cannot work without on one page, with who repairs it. Put a small sum aside each week for the next one that fails.',
        'low',
        'an hour',
        'the sum you choose',
        30,
      ),
    ];
  },
  unseen: ({ computed: { options, roles } }) => [
    'how old it is, and what has been repaired before',
    ...(roles.cash ? [] : ['how much cash you can use for it']),
    ...(options ? [] : ['what a new or used one costs']),
    'whether a guarantee or your insurance pays a part',
  ],
  professional: 'when a lender asks for a signature with your home behind it: an accountant, first',
};

export const idea: Plan = {
  id: 'idea',
  title: 'Whether to start',
  answer: ({ computed: { leftAfterDown, assumedPayment } }) =>
    leftAfterDown !== undefined &&
    (leftAfterDown < 0
      ? `not yet on these numbers: the down payment alone is ${usd(-leftAfterDown)} more than you have saved`
      : `the down payment is within reach, and ${usd(leftAfterDown)} stays for everything else. Whether that is realistic hangs on two figures you do not have yet: the costs before the first sale, and what a week can bring in against a payment of perhaps ${wholeUsd(assumedPayment?.[0] ?? 0)} a month`),
  headline: ({ computed: { roles } }) =>
    roles.cash && `What your savings of ${usd(roles.cash.value)} allow`,
  words:
    /\b(?:quit(?:ting)? my (?:day )?job|start(?:ing)? (?:a|my own) (?:business|company|shop|truck|bakery|salon)|thinking (?:about|of) (?:opening|starting|quitting|doing)|go(?:ing)? out on my own|dream of|is it realistic|realistic|want to open (?:a|my)|my own (?:shop|place|business))\b/gi,
  steps(given) {
    const { leftAfterDown, toBorrow, assumedPayment, roles, down } = given.computed;
    const [low = 0, high = 0] = assumedPayment ?? [];
    return [
      leftAfterDown !== undefined && down
        ? step(
            leftAfterDown >= 0
              ? `Write down what the remaining ${usd(leftAfterDown)} has to pay for after the down payment: permits, insurance, first supplies, repairs, and your own bills until money comes in. By your numbers the down payment is possible; whether the rest is enough decides it.`
              : `The down payment is more than you have. Look for a cheaper one, a lease or a partner first.`,
            'medium',
            'an evening with quotes by phone',
            'nothing',
            10,
          )
        : step(
            `List every cost before the first sale, with a quote for each: permits, insurance, equipment, first supplies, deposit.${roles.cash ? ` Put it beside your ${usd(roles.cash.value)}.` : ''}`,
            'medium',
            'two evenings',
            'nothing',
            14,
          ),
      step(
        'Write down what you and your family need to live for six months, and keep that out of the business. If it is not there, keep the job and begin on weekends.',
        'low',
        'an hour',
        'nothing',
        10,
      ),
      toBorrow
        ? step(
            `Ask two lenders for their real terms on ${usd(toBorrow)}. Between about ${wholeUsd(low)} and ${wholeUsd(high)} a month is my assumption, not an offer. Then count how many sales a week that payment needs.`,
            'medium',
            'two talks',
            'nothing; some ask for a fee',
            21,
          )
        : step(
            'Find one owner of the same trade in another town and ask two things: what does a bad month bring in, what did you not expect to pay? People tell strangers from far away.',
            'medium',
            'two calls',
            'nothing',
            21,
          ),
      step(
        mentions(given, /\b(?:truck|taco|food|cart|bakery|cater)\b/i)
          ? 'Test it before you quit: rent a truck or a licensed kitchen for four weekends, sell the five dishes, and write down plates and takings each day. Set the number of plates that means go before the first day.'
          : 'Test it before you quit: sell it to ten strangers on evenings and weekends, at the full price. Set the number that means go before you begin.',
        'high',
        'four weekends',
        'rent and materials of the test',
        60,
      ),
      step(
        'Decide on that day with three lines: what it needs each month, what the test brought in, what you have left. If the second does not reach the first, the answer is not yet.',
        'low',
        'an evening',
        'nothing',
        75,
      ),
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

export const burdenPlans = [wageRise, platformFees, taxLetter, equipment, idea];
