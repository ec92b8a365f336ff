import { mentions, type Plan } from './plan.js';

const wageRise: Plan = {
  id: 'wage-rise',
  title: 'Higher wages for everybody',
  words:
    /\b(?:minimum wage|state wage|\d+ employees at \d+ hours|wage (?:goes|is going|rises|increase|hike)|wages (?:go|are going) up|new wage law)\b/gi,
  steps: () => [
    'Multiply the rise by the hours of everybody below the new wage in a normal week. That one figure decides how large the answer must be. | low, half an hour with the schedule | nothing | 7',
    'Raise prices once, a few weeks before the date, on the things nobody compares. Leave the two that regulars know by heart. | medium, an evening | printing | 30',
    'Lay your sales by hour beside the schedule for the last month, and take out the hours that serve almost nobody. | medium, two hours | nothing | 21',
    'Look at those who earn a little above the new wage today. They will ask. Decide now what their step is, and tell them before the first new paycheck. | medium, an hour | a smaller raise for a few people | 30',
  ],
  unseen: () => [
    'how many hours a week your people work in all',
    'your sales in a normal week',
    'who earns just above the new wage',
  ],
  professional:
    'about tips, ages and the date that count in your state: the state labor office or your payroll service',
};

const platformFees: Plan = {
  id: 'platform-fees',
  title: 'What the apps take',
  words:
    /\b(?:doordash|uber ?eats|grubhub|delivery apps?|delivery (?:is|sales|orders?|companies)|they (?:keep|take) \d+ ?%|the apps|platform fees?|booking\.com|airbnb|groupon|classpass|(?:etsy|ebay|amazon|apps?) (?:takes?|charges?|fees?))\b/gi,
  steps: () => [
    'Work out what one app order leaves: its price, less the fee, the food or goods, the packaging and the minutes. | low, an hour | nothing | 7',
    'Set higher prices in the app than at your counter, at least on the ten things that sell most, where your contract with them allows it. Read that line first. | low, two hours | a few orders | 21',
    'Put a card into every bag: “Order from us directly next time” with the phone number, the link and one reason, such as a free side. These people like your food already. | low, an hour | printing, and the free side | 30',
    'Take the dishes out of the app that travel badly or leave least, and close it in the hours when your own guests wait. | low, an hour | those orders | 21',
    'Count direct orders each week for two months. Drop the weaker app when direct orders carry the week. | medium, ten minutes a week | nothing | 60',
  ],
  unseen: () => [
    'how many orders come through the apps in a week',
    'what your contract says about prices and about cards in the bag',
    'how many app customers would come to you anyway',
  ],
  professional: 'not needed at first; have a lawyer look when a contract binds you to one app',
};

const taxLetter: Plan = {
  id: 'tax-letter',
  title: 'A letter from the tax office',
  words:
    /\b(?:irs|sales tax|payroll tax(?:es)?|back taxes|owe (?:the )?(?:state|tax)|tax (?:bill|letter|notice|lien)|letter (?:from|says)|audit(?:ed|or)?|penalt(?:y|ies)|notice from|franchise tax)\b/gi,
  steps(given) {
    return [
      mentions(given, /\b(?:never|didn't|haven't|not) (?:filed?|file)\b/i)
        ? 'Read the date by which they want an answer, and write it on the wall. Then get the missing return done first: what they ask for before it may be only an estimate. | low, ten minutes | nothing | 7'
        : 'Read the date by which they want an answer, and write it on the wall. Answering in time matters more than paying in full that day. | low, ten minutes | nothing | 7',
      'Check the figure before you believe it: put your own returns and bank deposits for that period beside the letter. The sum may be right, or an estimate because a form is missing. | medium, an evening | nothing | 7',
      'Call the number in the letter before the date, say that you want to pay, and ask for payments by the month. Note the name, the day and what was said. | low, an hour on the phone | interest may be added; ask how much | 10',
      `Open a second account today, and move ${mentions(given, /\b(?:sales|payroll) tax/i) ? 'the tax part of each day’s sales or each payroll' : 'a fixed part of each payment that you receive'} into it for the next tax date, so that the next letter does not come. | low, an hour at the bank | nothing | 30`,
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

export const burdenPlans: readonly Plan[] = [wageRise, platformFees, taxLetter];
