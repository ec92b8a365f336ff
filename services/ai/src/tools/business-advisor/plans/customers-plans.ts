import { usd, wholeUsd } from '../dates-and-amounts.js';
import { mentions, type Plan } from './plan.js';

const fewCustomers: Plan = {
  id: 'few-customers',
  title: 'Too few customers',
  words:
    /\b(?:(?:not enough|few|fewer|no|lost|losing|more) (?:customers|clients|people|calls|orders|bookings|students|members|walk-ins)|foot traffic|nobody (?:knows|comes)|no one (?:knows|comes)|empty|slow (?:days?|weekdays?|mornings?|nights?|afternoons?)|tuesdays?|weekdays?|sales (?:are|have|fell|dropped|down)|dropped|quiet|dead)\b/gi,
  challenges: ['Growth', 'Marketing'],
  steps(given) {
    const { lostCustomers, customersForBudget, roles } = given.computed;
    return [
      {
        act: `Ask the next twenty customers how they found ${given.business}, and make a mark for each answer. Then put your time into the first two.`,
        effort: 'low',
        time: 'a question at the counter for two weeks',
        cost: 'nothing',
        days: 14,
      },
      lostCustomers
        ? {
            act: `Write or call the ones who stopped coming, ten a week. They know you, and together they are worth ${usd(lostCustomers)}. Ask what changed before you offer anything.`,
            effort: 'medium',
            time: 'an hour a week',
            cost: 'nothing',
            days: 30,
          }
        : {
            act: 'Ask ten happy customers for a review and for one person who needs the same. Give them the sentence to forward.',
            effort: 'low',
            time: 'an hour',
            cost: 'nothing',
            days: 21,
          },
      mentions(
        given,
        /\b(?:tuesdays?|mondays?|wednesdays?|weekdays?|mornings?|afternoons?|slow (?:days?|nights?))\b/i,
      )
        ? {
            act: 'Give the slow time a reason of its own: a fixed offer, a class, a set for offices nearby. One thing, the same every week, for six weeks. No general discount.',
            effort: 'medium',
            time: 'two hours to plan, then an hour a week',
            cost: 'what the offer costs you each time',
            days: 45,
          }
        : {
            act: `Complete your page in the directory here: photos, hours, services, prices. Many who look for ${given.business.replace(/^your /, 'a ')} decide there whether to call.`,
            effort: 'low',
            time: 'an hour',
            cost: 'nothing',
            days: 21,
          },
      {
        act: customersForBudget
          ? `Spend the ${roles.budget?.text ?? 'budget'} on one channel only, for one month, and count the sales that come from it. You need ${customersForBudget.toLocaleString('en-US')} to be even.`
          : `Count new customers every week on a sheet by the till. Without that number nobody can say what brings you nearer to your goal: ${given.goal}.`,
        effort: 'low',
        time: 'ten minutes a week',
        cost: customersForBudget ? (roles.budget?.text ?? 'the budget') : 'nothing',
        days: 30,
      },
    ];
  },
  unseen: ({ computed: { roles } }) => [
    'how many customers come in a normal week, and how many come again',
    ...(roles.unitPrice ? [] : ['what a customer spends on average']),
    'where the present customers heard of you',
  ],
  professional:
    'for a second pair of eyes, free of charge: a mentor of SCORE or your Small Business Development Center',
};

const slowSeason: Plan = {
  id: 'slow-season',
  title: 'The slow season',
  words:
    /\b(?:(?:slow|off|dead|quiet|busy|low)[- ]?season|seasonal|season ends|in the winter|every winter|winters?|after (?:christmas|labor day|the holidays)|january|february|summer (?:is|when|dies)|snow)\b/gi,
  steps(given) {
    const { change } = given.computed.roles;
    const gap = change ? usd(Math.abs(change.from.value - change.to.value)) : undefined;
    return [
      {
        act: gap
          ? `Put money aside in the good months for the ${gap} that the weak ones miss, into an account of its own, by a fixed sum each week.`
          : `Work out what ${given.business} needs each month just to stay open, and put it aside in the good months by a fixed sum a week.`,
        effort: 'low',
        time: 'an hour',
        cost: 'nothing',
        days: 30,
      },
      {
        act: 'Sell the slow months before they come: prepaid packages, gift cards, a service plan, early booking. Begin while customers are still here.',
        effort: 'medium',
        time: 'a day to set up',
        cost: 'printing, and a small extra for those who pay early',
        days: 45,
      },
      {
        act: `Offer one thing that people need in exactly that time and that your team can already do. Ask ten customers of ${given.business} what it would be.`,
        effort: 'medium',
        time: 'an evening and ten short talks',
        cost: 'little before the first order',
        days: 45,
      },
      {
        act: `Plan the team for it now: fewer hours by agreement, vacations, training, repairs. People stay when they know it early. Your goal: ${given.goal}.`,
        effort: 'low',
        time: 'two hours',
        cost: 'nothing',
        days: 30,
      },
    ];
  },
  unseen: () => [
    'your revenue month by month for two years',
    'which costs go on in the slow months',
    'how much is put aside today',
  ],
  professional:
    'about a line of credit for the slow months, ask your bank before the season, while the books look good',
};

const noShows: Plan = {
  id: 'no-shows',
  title: 'Missed appointments',
  words:
    /\b(?:no[- ]?shows?|don't show|doesn't show|do not show|didn't show|not show(?:ing)? up|never show|cancel(?:s|led|lations?|ing)?(?: last minute| at the last)?|missed appointments?|stand(?:s|ing)? us up|ghost\w*)\b/gi,
  challenges: ['Operations'],
  steps(given) {
    const { noShow } = given.computed;
    return [
      {
        act: 'Send a message two days before and another on the morning, with one question: “Still good? Reply yes or move it.” A reply makes people come.',
        effort: 'low',
        time: 'two hours to set up',
        cost: 'the fee of a reminder service, or your own phone',
        days: 21,
      },
      {
        act: noShow
          ? `Ask for a card or a small deposit when people book, first for new ones and for the longest visits. Compare what it changes with the ${wholeUsd(noShow.weekly)} a week.`
          : `Ask for a card or a small deposit when people book at ${given.business}, first for new ones and for the longest visits.`,
        effort: 'medium',
        time: 'half a day',
        cost: 'card fees; perhaps a few bookings',
        days: 30,
      },
      {
        act: 'Keep a short list of people who would come on short notice, and message all of them when a slot opens. The first answer gets it.',
        effort: 'low',
        time: 'ten minutes a day',
        cost: 'nothing',
        days: 21,
      },
      {
        act: `Write down who does not come and when. If it is mostly one day, one service or people who booked weeks ahead, change that one thing first. Your goal: ${given.goal}.`,
        effort: 'low',
        time: 'five minutes a day',
        cost: 'nothing',
        days: 30,
      },
    ];
  },
  unseen: ({ computed }) => [
    ...(computed.noShow ? [] : ['how many visits a week are missed, and what one is worth']),
    'how long ahead those people booked',
    'whether the empty time gets filled by others',
  ],
  professional:
    'about fees for missed visits in health care or with insurance: the insurer’s contract decides, so ask them first',
};

const badReviews: Plan = {
  id: 'reviews',
  title: 'Reviews',
  words:
    /\b(?:reviews?|ratings?|stars?|yelp|complain(?:s|ed|ts?|ing)?|bad word|reputation|one-star|1-star)\b/gi,
  challenges: ['Customer Retention'],
  steps(given) {
    const { reviewsNeeded } = given.computed;
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
        act: `Call the customers behind the worst ones, if you know them, and offer to put it right. Some change what they wrote, and all of them tell you what to fix. Your goal: ${given.goal}.`,
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
  words:
    /\b(?:competitors?|competition|competing|rivals?|undercut\w*|chain|franchise|big[- ]box|opened (?:up |a |an |right )?(?:next|across|down|nearby|two|one|three|new)|cheaper (?:than|place|one)|steal\w*|walmart|amazon|starbucks|home depot)\b/gi,
  challenges: ['Competition'],
  steps(given) {
    const { lostCustomers, unitMargin, roles } = given.computed;
    return [
      {
        act: 'Buy there once, as a customer would, and write down price, wait, choice, and what was worse than at your place. Then let a friend do the same at yours.',
        effort: 'low',
        time: 'two hours',
        cost: 'one purchase',
        days: 7,
      },
      {
        act:
          unitMargin && roles.unitPrice
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
        act: `Choose one thing to be known for in this town within a year, and drop one that the other does better. Let your goal decide: ${given.goal}.`,
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
  words:
    /\b(?:marketing|advertis\w+|ads?|social media|instagram|facebook|tiktok|flyers?|promot(?:e|ing|ion)|get the word out|posts?|followers|brand|newsletter|boost(?:ed|ing)?)\b/gi,
  challenges: ['Marketing'],
  steps(given) {
    const { customersForBudget, roles } = given.computed;
    const budget = roles.budget?.text;
    return [
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
        act: `Find one neighbor with the same customers and no competition to you, and swap: their flyer at your place, yours at theirs. Tell them what you are after: ${given.goal}.`,
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

const retention: Plan = {
  id: 'retention',
  title: 'Customers who do not come back',
  words:
    /\b(?:come back|comes? again|return(?:ing)? customers?|repeat|churn|cancel(?:led|ling)? (?:their )?member\w*|members? (?:cancel|leave|left|quit)|loyal\w*|(?:lost|lose|losing) (?:about |around )?\d+ (?:members|clients|students|subscribers)|most cancel|retention|retain (?:customers|clients|members)|one-time|only once|rebook\w*)\b/gi,
  challenges: ['Customer Retention'],
  steps(given) {
    const { lostCustomers } = given.computed;
    return [
      {
        act: `Call five people who stopped coming to ${given.business} and ask one question: what would have kept you?${lostCustomers ? ` The ones you lost are worth ${usd(lostCustomers)}, so an hour is well spent.` : ''}`,
        effort: 'low',
        time: 'an hour',
        cost: 'nothing',
        days: 10,
      },
      {
        act: 'Make the next visit before the first one ends: “Same time in four weeks?” Write it down for them.',
        effort: 'low',
        time: 'a minute for each customer',
        cost: 'nothing',
        days: 30,
      },
      {
        act: 'Send one useful message to everyone who has not been in for twice the usual time. Their name, what they had last, one reason to come. No mass discount.',
        effort: 'medium',
        time: 'two hours a month',
        cost: 'nothing',
        days: 30,
      },
      {
        act: `Look at the first four weeks of a new customer. Most who leave, leave then. Plan one contact in that time. Your goal: ${given.goal}.`,
        effort: 'medium',
        time: 'an evening',
        cost: 'little',
        days: 60,
      },
    ];
  },
  unseen: () => [
    'how many of last year’s customers came again',
    'after how long they usually return',
    'what the first visit is like for them',
  ],
  professional: 'not needed here; the people who left are the experts',
};

export const customerPlans = [
  fewCustomers,
  slowSeason,
  noShows,
  badReviews,
  competitor,
  smallMarketing,
  retention,
];
