import { aiTexts } from '../../../texts/ai-texts.js';
import { mainFigure, usd } from '../dates-and-amounts.js';
import { mentions, type Plan } from './plan.js';

const online: Plan = {
  id: 'online',
  title: 'Website and orders online',
  words:
    /\b(?:website|web ?site|web ?shop|online|google|search results|e-?commerce|booking page|order online|domain|online (?:orders?|store|booking))\b/gi,
  challenges: ['Technology'],
  steps: (given) => [
    `Look at ${given.business} on a phone as a stranger: can you see in ten seconds what it offers, when it is open, what it costs, and how to book or buy? Fix what is missing. | low, an hour | nothing | 7`,
    'Make name, address, phone and hours the same everywhere: the [directory](/business-directory) here, maps, your own page, social media. Then add photos of this year. | low, two hours | nothing | 14',
    mentions(given, /\b(?:order|orders|shop|store|sell online|e-?commerce|delivery)\b/i)
      ? 'Sell five things online, not all of them: those that people order by phone today. Use a service with a monthly fee that you can leave. | medium, a day | a monthly fee; compare three before you choose | 30'
      : 'Let people book or ask by one short form or link, and answer the same day. Take the phone away from nobody. | medium, a day | a monthly fee; compare three before you choose | 30',
    'Ask each new customer whether they saw you online, and write it down. In two months you know what it brings. | low, a question at the counter | nothing | 60',
  ],
  unseen: () => [
    'your website and how many people see it',
    'what you pay for it today',
    'which questions people ask by phone',
  ],
  professional:
    'for the shop itself: somebody who shows you three of their local sites, and whose owners you can call',
};

const newProduct: Plan = {
  id: 'new-product',
  title: 'Something new to sell',
  words:
    /\b(?:new (?:product|service|menu|line|item|class|flavor|offering)s?|launch(?:ing|ed)?|prototype|start (?:offering|selling)|add(?:ing)? (?:a |an )?(?:catering|delivery|classes|subscription|lunch|brunch|coffee|workshop)\w*|subscription box|idea for|(?:thinking of|thinking about|want to|plan to) add(?:ing)?|summer camp)\b/gi,
  challenges: ['Product Development'],
  steps: (given) => [
    `Ask eight customers of ${given.business} about the last time they needed something like it: what did they do, what did they pay? Do not describe your idea first. | low, eight short talks | nothing | 14`,
    given.computed.breakEvenUnits
      ? `Sell it before you sign anything: as many orders as one week would need, ${Math.ceil((given.computed.breakEvenUnits * 12) / 52)}, paid in advance for a fixed day. Rent by the day for that week. If they are hard to find, you learned it cheaply. | medium, a week | materials for ten | 30`
      : 'Sell it before it is perfect: ten orders, paid in advance, for a fixed day. If ten are hard to find, you learned it cheaply. | medium, a week | materials for ten | 30',
    given.computed.breakEvenUnits && given.computed.unitMargin
      ? `Weigh and count ten of them once: all that goes in, and the minutes. The ${usd(given.computed.unitMargin)} that one leaves has to be true before the rest is. A dollar more in the price moves the line more than a dollar saved on the rent. | low, an hour | nothing | 21`
      : given.computed.unitMargin
        ? `Set the price by what is left: your present ${usd(given.computed.unitMargin)} a sale is the least the new one should bring for the same work. | low, an hour | nothing | 21`
        : 'Work out materials and minutes for one, and set the price so that it leaves at least what your best seller leaves. | low, an hour | nothing | 21',
    'Decide now what happens after six weeks: go on, change, or stop. Write down the number that decides. | low, half an hour | nothing | 45',
  ],
  unseen: () => [
    'who would buy it first',
    'what one costs you to make',
    'what you would do less of',
  ],
  professional:
    'about permits, labels and liability of the new thing: your city’s business office and your insurer',
};

/** Steps around the figure that was computed. */
const figureSteps = (figure: string) => [
  `Check the ${figure} with one real week: write down what came in, what went out for it, and the hours. Put the true numbers into the sum above. | low, ten minutes a day | nothing | 10`,
  `Choose the one number in that sum that you can change soonest: a price, how many you sell, or the largest cost. Compute the ${figure} again with it before you change anything. | low, half an hour | nothing | 14`,
  `Make that change for four weeks, and write down each week what the ${figure} has become. Keep it if the sum got better, go back if not. | medium, an hour a week | what the change costs; set a limit first | 42`,
];

/** For a problem that no plan's words describe. */
export const generalPlan: Plan = {
  id: 'general',
  title: 'A first plan',
  words: /$^/g,
  steps: (given) => {
    const figure = mainFigure(given.computed.asked?.short?.(aiTexts('en')));
    return figure
      ? figureSteps(figure)
      : [
          `Put the problem into one sentence with a number in it, and ask two people at ${given.business} whether they see it the same way. | low, an hour | nothing | 7`,
          'List three ways to get there. Note for each what it costs, how long it takes, and who has to agree. | low, an evening | nothing | 14',
          'Try the cheapest of the three for four weeks, and write down every week whether the number moved. | medium, an hour a week | what the trial costs; set a limit first | 42',
        ];
  },
  unseen: ({ computed }) => [
    ...(computed.asked ? [] : ['the number that shows the problem']),
    'what you tried before, and what came of it',
    'who else it touches',
  ],
  professional:
    'for somebody to think it through with, free of charge: SCORE or your Small Business Development Center',
};

export const growthPlans = [online, newProduct];
