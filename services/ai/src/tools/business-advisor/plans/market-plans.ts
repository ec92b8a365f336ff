import { usd } from '../dates-and-amounts.js';
import type { Row } from '../step-rows.js';
import { type Case, mentions, type Plan } from './plan.js';

const competitor: Plan = {
  id: 'competitor',
  title: 'A competitor nearby',
  headline: ({ computed: { priceGap }, text }) => {
    const name =
      /\b(Lowe’s|Amazon|Walmart|Costco|Home Depot|Chewy|Planet Fitness|Starbucks|Target)\b/.exec(
        text,
      )?.[1];
    return name
      ? `Holding your own against ${name}`
      : priceGap && `${usd(priceGap.ours)} against ${usd(priceGap.theirs)}`;
  },
  words:
    /\b(?:competitors?|competition|competing|rivals?|undercut\w*|chain|franchise|big[- ]box|opened \d+ (?:miles?|blocks?)|opened (?:up |a |an |right )?(?:next|across|down|nearby|two|one|three|new)|cheaper (?:than|place|one)|steal\w*|(?:walmart|amazon|target|costco|lowe'?s|home depot|chewy|planet fitness|starbucks|dollar general|tractor supply|autozone|great clips|sephora)(?! (?:warehouse|pays?|is paying|offers?|starts?|hires?|hiring|fulfillment|take|eats))|(?:buy|buys|bought|order|orders) (?:it|them|everything)? ?(?:on|from|at) (?:amazon|chewy|ebay|walmart|the internet))\b/gi,
  challenges: ['Competition'],
  steps(given) {
    const { lostCustomers, unitMargin, roles, priceGap } = given.computed;
    return [
      'Buy there once, as a customer would, and write down price, wait, choice, and what was worse than at your place. Then let a friend do the same at yours. | low, two hours | one purchase | 7',
      priceGap
        ? `Do not try to meet ${usd(priceGap.theirs)}. Name in one sentence what a person gets for the ${usd(priceGap.ours - priceGap.theirs)} more: help, time, somebody who knows their name. If you cannot finish that sentence, change the offer, not the price. | low, an hour | nothing | 14`
        : unitMargin && roles.unitPrice
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

const adSteps = ({ business, trade, computed: { adReturn } }: Case): readonly Row[] => [
  'Stop the ads for four weeks and count on a sheet how sales go without them. If nothing changes, you have your answer, and the money. | low, ten minutes a week | nothing | 30',
  `Write to everyone who came through the ads, by name: thank you, and one reason to come again.${adReturn?.keeps ? ` You paid ${usd(adReturn.each)} for each and keep ${usd(adReturn.keeps)} of a sale, so the second purchase is the one that pays.` : ' The second purchase is the one that pays.'} | low, two hours | nothing | 14`,
  `If you try again, set the line first: ${adReturn?.keeps ? `no more than ${usd(adReturn.keeps)} in ads for one ${adReturn.unit}` : `what one ${adReturn?.unit ?? 'order'} may cost`}. One picture, one offer, people within a few miles, two weeks. Switch it off on the day you pass the line. | medium, two hours | a small sum that you fix before | 45`,
  `Use what costs nothing first: a complete page in the directory here with ten photos, a review from each happy customer, and a visit to those who could send you people: ${trade.senders}. Ask every new customer of ${business} how they found you. | low, an evening | nothing | 30`,
];

const smallMarketing: Plan = {
  id: 'marketing',
  title: 'Being known, with a small budget',
  answer: ({ computed: { adReturn } }) =>
    adReturn?.left !== undefined &&
    (adReturn.left < 0
      ? `no, not these ads: one ${adReturn.unit} cost ${usd(adReturn.each)}${adReturn.keeps ? ` and left you ${usd(adReturn.keeps)}` : ''}. They would pay only if these people buy again`
      : `yes, as long as one ${adReturn.unit} costs no more than ${usd(adReturn.each)}`),
  headline: ({ computed: { goalMore, adReturn } }) =>
    (adReturn && `${usd(adReturn.each)} in ads for each ${adReturn.unit}`) ||
    (goalMore && `${goalMore} more sales a month than now`),
  words:
    /\b(?:marketing|advertis\w+|ads?|social media|instagram|facebook|tiktok|flyers?|promot(?:e|ing|ion)|get the word out|posts?|followers|brand|newsletter|boost(?:ed|ing)?)\b/gi,
  challenges: ['Marketing'],
  steps(given) {
    const { customersForBudget, roles, stallUnits, goalMore, unitMargin, adReturn } =
      given.computed;
    const budget = roles.budget?.text;
    if (adReturn) return adSteps(given);
    return [
      ...(stallUnits && goalMore
        ? [
            `Put the next hours into the market, not into posts. The booth is paid after ${stallUnits} sales, and every one after that leaves its full ${usd(unitMargin ?? 0)}. Count sales for each market day for four weeks; then you know how many of the ${goalMore} more can come from there, or from a second market. | low, a tally on the table | nothing | 30`,
            'Sell more to each person who stops: a set of three, a gift box, a refill for the empty jar. Put a card with the name of your shop and a way to reorder into every bag. | medium, an evening | printing | 30',
          ]
        : []),
      `Write one sentence: who ${given.business} is for, what it does for them, and what they should do now. Read it to five customers, and use the version they repeat. | low, an hour | nothing | 7`,
      budget
        ? `Put the whole ${budget} on one channel for a month, not on four.${customersForBudget ? ` It pays when it brings ${customersForBudget.toLocaleString('en-US')} extra sales.` : ''} Give it a code or a question, so that you can count. | low, two hours, then an hour a week | ${budget ?? 'nothing'} | 30`
        : mentions(
              given,
              /\b(?:instagram|facebook|tiktok)\b[^.]*\b(?:nothing|no (?:orders|sales|answers?)|nobody|does not|doesn't)\b/i,
            )
          ? `Stop posting for four weeks and see whether anybody misses it. Use those hours to ask each buyer one question, “How did you find me?”, and put the answers on a list. | low, two hours, then an hour a week | ${budget ?? 'nothing'} | 30`
          : `Choose the one channel where your last customers came from, and leave the others alone for two months. | low, two hours, then an hour a week | ${budget ?? 'nothing'} | 30`,
      'Use what costs nothing first: a complete page in the directory here, ten fresh photos, and a review from each happy customer. | low, two hours | nothing | 21',
      `Visit those who could send you people: ${given.trade.senders}. Leave something useful, and offer to do the same for them. Go back to the one who answered. | medium, two talks | printing | 45`,
    ];
  },
  unseen: ({ computed: { roles } }) => [
    ...(roles.budget ? [] : ['how much you can spend in a month']),
    'where your last twenty customers heard of you',
    'what a new customer brings in over a year',
  ],
  professional:
    'only when one channel works and you want more of it: somebody who runs ads for a fixed fee, month by month',
};

export const marketPlans: readonly Plan[] = [competitor, smallMarketing];
