import { usd, wholeUsd } from '../dates-and-amounts.js';
import { type Case, mentions, type Plan, type Step, step } from './plan.js';

const falseReviewSteps = ({ business, computed: { lostVisits } }: Case): readonly Step[] => [
  step(
    'Report the review once more, with the rule of the site that it breaks in the first line and your proof attached: not a customer, a former employee, no such visit.',
    'low',
    'an hour',
    'nothing',
    10,
  ),
  step(
    'Answer it once where everybody can read it, calmly and without guessing who wrote it: “We cannot find your visit. Please call us, we want to know what happened.” You write for the people who read it later, not for the author.',
    'low',
    'half an hour',
    'nothing',
    7,
  ),
  step(
    `Ask every satisfied customer of ${business} for a review on the day itself, with a link they only have to tap. One bad voice among many weighs little. Pay nobody for it.`,
    'low',
    'a minute for each customer',
    'nothing',
    30,
  ),
  step(
    lostVisits
      ? `Write to your regulars yourself: what was said, what is true, and what you do to keep it so, such as your last inspection. Ask them to come this week. You have ${lostVisits.toLocaleString('en-US')} seats to win back, and regulars fill them first.`
      : 'Tell your regulars yourself, in two sentences. People defend a place they know when they hear it from you and not from the screen.',
    'low',
    'an hour',
    'nothing',
    14,
  ),
];

const badReviews: Plan = {
  id: 'reviews',
  title: 'Reviews',
  words:
    /\b(?:(?:bad|one|1|fake|false|negative) ?(?:star )?reviews?|reviews?|ratings?|stars?|yelp|food poisoning|complain(?:s|ed|ts?|ing)?|bad word|reputation|one-star|1-star)\b/gi,
  challenges: ['Customer Retention'],
  steps(given) {
    const { reviewsNeeded } = given.computed;
    if (
      mentions(
        given,
        /\b(?:fake|false|not true|never happened|isn't true|made up|lie|lying|ex[- ]employee)\b/i,
      )
    )
      return falseReviewSteps(given);
    return [
      {
        act: 'Answer each bad review once, in three sentences: thank you, what went wrong or how you see it, what you changed and how to reach you. Never argue about facts in public.',
        effort: 'low',
        time: 'an hour',
        cost: 'nothing',
        days: 7,
      },
      {
        act: 'Read all bad ones in one go and count what they are about. Fix the first thing on the list before you ask anybody for praise.',
        effort: 'medium',
        time: 'an hour, then what the fix takes',
        cost: 'depends on what it is',
        days: 21,
      },
      {
        act: reviewsNeeded
          ? `Ask every satisfied customer on the day, with a link. You need ${reviewsNeeded}, so set a number a week: ${Math.max(1, Math.ceil(reviewsNeeded / 8))} a week takes about two months.`
          : `Ask every satisfied customer of ${given.business} on the day, with a link they only have to tap. Do not pay or reward anyone for it.`,
        effort: 'low',
        time: 'a minute for each customer',
        cost: 'nothing',
        days: 45,
      },
      {
        act: `Call the customers behind the worst ones, if you know them, and offer to put it right. Some change what they wrote, and all of them tell you what to fix.`,
        effort: 'medium',
        time: 'an hour',
        cost: 'a repeat, or a refund where it was your fault',
        days: 30,
      },
    ];
  },
  unseen: () => [
    'what the bad reviews say',
    'how many customers you serve in a month',
    'whether you answer reviews today',
  ],
  professional:
    'when a review states something false that hurts you: a lawyer, before you answer in public',
};

const competitor: Plan = {
  id: 'competitor',
  title: 'A competitor nearby',
  headline: ({ computed: { decline, priceGap }, text }) => {
    const name =
      /\b(Lowe’s|Amazon|Walmart|Costco|Home Depot|Chewy|Planet Fitness|Starbucks|Target)\b/.exec(
        text,
      )?.[1];
    return decline
      ? `${wholeUsd(decline.less)} less a ${decline.per}${name ? ` since ${name}` : ''}`
      : name
        ? `Holding your own against ${name}`
        : priceGap && `${usd(priceGap.ours)} against ${usd(priceGap.theirs)}`;
  },
  words:
    /\b(?:competitors?|competition|competing|rivals?|undercut\w*|chain|franchise|big[- ]box|opened (?:up |a |an |right )?(?:next|across|down|nearby|two|one|three|new)|cheaper (?:than|place|one)|steal\w*|(?:walmart|amazon|target|costco|lowe'?s|home depot|chewy|planet fitness|starbucks|dollar general|tractor supply|autozone|great clips|sephora)(?! (?:warehouse|pays?|is paying|offers?|starts?|hires?|hiring|fulfillment|take|eats))|(?:buy|buys|bought|order|orders) (?:it|them|everything)? ?(?:on|from|at) (?:amazon|chewy|ebay|walmart|the internet))\b/gi,
  challenges: ['Competition'],
  steps(given) {
    const { lostCustomers, unitMargin, roles, priceGap, decline } = given.computed;
    return [
      {
        act: 'Buy there once, as a customer would, and write down price, wait, choice, and what was worse than at your place. Then let a friend do the same at yours.',
        effort: 'low',
        time: 'two hours',
        cost: 'one purchase',
        days: 7,
      },
      {
        act: priceGap
          ? `Do not try to meet ${usd(priceGap.theirs)}. Name in one sentence what a person gets for the ${usd(priceGap.ours - priceGap.theirs)} more: help, time, somebody who knows their name. If you cannot finish that sentence, change the offer, not the price.`
          : decline
            ? `Split the ${wholeUsd(decline.less)} a ${decline.per} by what people bought: which shelves or jobs lost most? Give up what the large one sells cheaper, and use the space for what needs advice, cutting, mixing, repair or delivery today.`
            : unitMargin && roles.unitPrice
              ? `Do not follow the price as a first answer. Each dollar off ${roles.unitPrice.text} comes out of the ${usd(unitMargin)} that a sale leaves you, so it has to bring many more sales.`
              : `Do not follow the price as a first answer. Pick one kind of customer that ${given.business} serves better, and say so on the door, the page and the phone.`,
        effort: 'low',
        time: 'an hour',
        cost: 'nothing',
        days: 14,
      },
      {
        act: lostCustomers
          ? `Win back the customers you lost, worth ${usd(lostCustomers)}: a personal message to each, with one reason to come by.`
          : 'Write to your fifty best customers by name, thank them, and give them one thing the other place cannot: their usual, kept ready; a tab; advice.',
        effort: 'medium',
        time: 'three hours',
        cost: 'little',
        days: 30,
      },
      {
        act: `Choose one thing to be known for in this town within a year, and drop one that the other does better. Choose what your regulars praise without being asked.`,
        effort: 'high',
        time: 'a few hours a month',
        cost: 'depends on the choice',
        days: 90,
      },
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
  headline: ({ computed: { goalMore } }) => goalMore && `${goalMore} more sales a month than now`,
  words:
    /\b(?:marketing|advertis\w+|ads?|social media|instagram|facebook|tiktok|flyers?|promot(?:e|ing|ion)|get the word out|posts?|followers|brand|newsletter|boost(?:ed|ing)?)\b/gi,
  challenges: ['Marketing'],
  steps(given) {
    const { customersForBudget, roles, stallUnits, goalMore, unitMargin } = given.computed;
    const budget = roles.budget?.text;
    return [
      ...(stallUnits && goalMore
        ? [
            step(
              `Put the next hours into the market, not into posts. The booth is paid after ${stallUnits} sales, and every one after that leaves its full ${usd(unitMargin ?? 0)}. Count sales for each market day for four weeks; then you know how many of the ${goalMore} more can come from there, or from a second market.`,
              'low',
              'a tally on the table',
              'nothing',
              30,
            ),
            step(
              'Sell more to each person who stops: a set of three, a gift box, a refill for the empty jar. Put a card with the name of your shop and a way to reorder into every bag.',
              'medium',
              'an evening',
              'printing',
              30,
            ),
          ]
        : []),
      {
        act: `Write one sentence: who ${given.business} is for, what it does for them, and what they should do now. Read it to five customers, and use the version they repeat.`,
        effort: 'low',
        time: 'an hour',
        cost: 'nothing',
        days: 7,
      },
      {
        act: budget
          ? `Put the whole ${budget} on one channel for a month, not on four.${customersForBudget ? ` It pays when it brings ${customersForBudget.toLocaleString('en-US')} extra sales.` : ''} Give it a code or a question, so that you can count.`
          : mentions(
                given,
                /\b(?:instagram|facebook|tiktok)\b[^.]*\b(?:nothing|no (?:orders|sales|answers?)|nobody|does not|doesn't)\b/i,
              )
            ? 'Stop posting for four weeks and see whether anybody misses it. Use those hours to ask each buyer one question, “How did you find me?”, and put the answers on a list.'
            : 'Choose the one channel where your last customers came from, and leave the others alone for two months.',
        effort: 'low',
        time: 'two hours, then an hour a week',
        cost: budget ?? 'nothing',
        days: 30,
      },
      {
        act: 'Use what costs nothing first: a complete page in the directory here, ten fresh photos, and a review from each happy customer.',
        effort: 'low',
        time: 'two hours',
        cost: 'nothing',
        days: 21,
      },
      {
        act: `Visit those who could send you people: ${given.trade.senders}. Leave something useful, and offer to do the same for them. Go back to the one who answered.`,
        effort: 'medium',
        time: 'two talks',
        cost: 'printing',
        days: 45,
      },
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

export const marketPlans: readonly Plan[] = [badReviews, competitor, smallMarketing];
