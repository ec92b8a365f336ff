import { usd } from '../dates-and-amounts.js';
import { mentions, type Plan } from './plan.js';

const competitor: Plan = {
  id: 'competitor',
  title: 'A competitor nearby',
  headline: ({ text }) => {
    const name =
      /\b(Lowe’s|Amazon|Walmart|Costco|Home Depot|Chewy|Planet Fitness|Starbucks|Target)\b/.exec(
        text,
      )?.[1];
    return name ? `Holding your own against ${name}` : undefined;
  },
  words:
    /\b(?:competitors?|competition|competing|rivals?|undercut\w*|chain|franchise|big[- ]box|opened \d+ (?:miles?|blocks?)|opened (?:up |a |an |right )?(?:next|across|down|nearby|two|one|three|new)|cheaper (?:than|place|one)|steal\w*|(?:walmart|amazon|target|costco|lowe'?s|home depot|chewy|planet fitness|starbucks|dollar general|tractor supply|autozone|great clips|sephora)(?! (?:warehouse|pays?|is paying|offers?|starts?|hires?|hiring|fulfillment|take|eats))|(?:buy|buys|bought|order|orders) (?:it|them|everything)? ?(?:on|from|at) (?:amazon|chewy|ebay|walmart|the internet))\b/gi,
  challenges: ['Competition'],
  steps(given) {
    const { lostCustomers, unitMargin, roles } = given.computed;
    return [
      'Buy there once, as a customer would, and write down price, wait, choice, and what was worse than at your place. Then let a friend do the same at yours. | low, two hours | one purchase | 7',
      unitMargin && roles.unitPrice
        ? `Do not follow the price as a first answer. Each dollar off ${roles.unitPrice.text} comes out of the ${usd(unitMargin)} that a sale leaves you, so it has to bring many more sales. | low, an hour | nothing | 14`
        : `Do not follow the price as a first answer. Pick one kind of customer that ${given.business} serves better, and say so on the door, the page and the phone. | low, an hour | nothing | 14`,
      lostCustomers
        ? `Win back the customers you lost, worth ${usd(lostCustomers)}: a personal message to each, with one reason to come by. | medium, three hours | little | 30`
        : 'Write to your fifty best customers by name, thank them, and give them one thing the other place cannot: their usual, kept ready; a tab; advice. | medium, three hours | little | 30',
      'Choose one thing to be known for in this town within a year, and drop one that the other does better. Choose what your regulars praise without being asked. | high, a few hours a month | depends on the choice | 90',
    ];
  },
  unseen: () => [
    'their prices, hours and reviews as a customer sees them; the market analysis here looks them up',
    'how many customers went over, and which ones',
    'why your regulars stay',
  ],
  professional: 'when they use your name, your photos or your staff’s contracts: a lawyer',
};

const smallMarketing: Plan = {
  id: 'marketing',
  title: 'Being known, with a small budget',
  words:
    /\b(?:marketing|advertis\w+|ads?|social media|instagram|facebook|tiktok|flyers?|promot(?:e|ing|ion)|get the word out|posts?|followers|brand|newsletter|boost(?:ed|ing)?)\b/gi,
  challenges: ['Marketing'],
  steps(given) {
    return [
      `Write one sentence: who ${given.business} is for, what it does for them, and what they should do now. Read it to five customers, and use the version they repeat. | low, an hour | nothing | 7`,
      mentions(
        given,
        /\b(?:instagram|facebook|tiktok)\b[^.]*\b(?:nothing|no (?:orders|sales|answers?)|nobody|does not|doesn't)\b/i,
      )
        ? 'Stop posting for four weeks and see whether anybody misses it. Use those hours to ask each buyer one question, “How did you find me?”, and put the answers on a list. | low, two hours, then an hour a week | nothing | 30'
        : 'Choose the one channel where your last customers came from, and leave the others alone for two months. | low, two hours, then an hour a week | nothing | 30',
      'Use what costs nothing first: a complete page in the [directory](/business-directory) here, ten fresh photos, and a review from each happy customer. | low, two hours | nothing | 21',
      `Visit those who could send you people: ${given.trade.senders}. Leave something useful, and offer to do the same for them. Go back to the one who answered. | medium, two talks | printing | 45`,
    ];
  },
  unseen: () => [
    'how much you can spend in a month',
    'where your last twenty customers heard of you',
    'what a new customer brings in over a year',
  ],
  professional:
    'only when one channel works and you want more of it: somebody who runs ads for a fixed fee, month by month',
};

export const marketPlans: readonly Plan[] = [competitor, smallMarketing];
