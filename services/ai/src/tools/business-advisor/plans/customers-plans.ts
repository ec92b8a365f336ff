import { usd, wholeUsd } from '../dates-and-amounts.js';
import { mentions, type Plan } from './plan.js';

const fewCustomers: Plan = {
  id: 'few-customers',
  title: 'Too few customers',
  words:
    /\b(?:(?:not enough|few|fewer|no|lost|losing|more) (?:customers|clients|people|calls|orders|bookings|students|members|walk-ins)|foot traffic|nobody (?:knows|comes)|no one (?:knows|comes)|(?:don't|doesn't|do not) (?:even |just )?know (?:we're|we are|were|about us|I'm)|empty|vacant|instead of \d+|half the|slow (?:days?|weekdays?|mornings?|nights?|afternoons?)|tuesdays?|weekdays?|sales (?:are|have|fell|dropped|down)|used to (?:be|have|get|do)|dropped(?! out)|(?:so|too|very|is|are|it's|really|been) (?:quiet|dead)|walk[- ]?ins|new customers)\b/gi,
  challenges: ['Growth', 'Marketing'],
  steps(given) {
    const { lostCustomers } = given.computed;
    return [
      `Ask the next twenty customers how they found ${given.business}, and make a mark for each answer. Then put your time into the first two. | low, a question at the counter for two weeks | nothing | 14`,
      lostCustomers
        ? `Write or call the ones who stopped coming, ten a week. They know you, and together they are worth ${usd(lostCustomers)}. Ask what changed before you offer anything. | medium, an hour a week | nothing | 30`
        : `Visit those who could send you people: ${given.trade.senders}. Leave something useful behind, and ask ten happy customers for a review on the same day. | low, an hour | nothing | 21`,
      mentions(
        given,
        /\b(?:tuesdays?|mondays?|wednesdays?|weekdays?|mornings?|afternoons?|slow (?:days?|nights?))\b/i,
      )
        ? `Give the slow time a reason of its own, for example ${given.trade.quietOffer}. One thing, the same every week, for six weeks. No general discount. | medium, two hours to plan, then an hour a week | what the offer costs you each time | 45`
        : `Complete your page in the [directory](/business-directory) here: photos, hours, services, prices. Many who look for ${given.business.replace(/^your /, 'a ')} decide there whether to call. | low, an hour | nothing | 21`,
      'Count new customers every week on a sheet by the till. Write beside each one what brought them. After a month the sheet tells you what to do more of. | low, ten minutes a week | nothing | 30',
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
    /\b(?:(?:slow|off|dead|quiet|busy|low)[- ]?season|only (?:work|open|run) (?:from )?(?:january|february|march|april|may|june|july|august|september|october|november|december)|seasonal|season ends|in the winter|every winter|winters?|in (?:the )?(?:summer|winter) to|after (?:christmas|labor day|the holidays)|(?:money|income|everything) comes in (?:in|from)|nobody needs (?:me|us)|(?:nothing|no (?:work|money|income)) (?:after|in|from|between)|in season|summer (?:is|when|dies)|snow)\b/gi,
  steps(given) {
    const gap = undefined;
    return [
      gap
        ? `Put money aside in the good months for the ${gap} that the weak ones miss, into an account of its own, by a fixed sum each week. | low, an hour | nothing | 30`
        : `Work out what ${given.business} needs each month just to stay open, and put it aside in the good months by a fixed sum a week. | low, an hour | nothing | 30`,
      `Sell the slow months before they come: prepaid packages, gift cards, a service plan, early booking. For your trade, think of ${given.trade.quietOffer}. | medium, a day to set up | printing, and a small extra for those who pay early | 45`,
      `Offer one thing that people need in exactly that time and that your team can already do. Ask ten customers of ${given.business} what it would be. | medium, an evening and ten short talks | little before the first order | 45`,
      'Plan the team for it now: fewer hours by agreement, vacations, training, repairs. People stay when they know it early. | low, two hours | nothing | 30',
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
  headline: ({ computed: { noShow } }) =>
    noShow && `${wholeUsd(noShow.weekly)} a week in missed visits`,
  words:
    /\b(?:no[- ]?shows?|don't show|doesn't show|do not show|didn't show|not show(?:ing)? up|never show|cancel(?:s|led|lations?|ing)?(?: last minute| at the last)?|missed appointments?|stand(?:s|ing)? us up|ghost\w*)\b/gi,
  challenges: ['Operations'],
  steps(given) {
    const { noShow } = given.computed;
    return [
      'Send a message two days before and another on the morning, with one question: “Still good? Reply yes or move it.” A reply makes people come. | low, two hours to set up | the fee of a reminder service, or your own phone | 21',
      noShow
        ? `Ask for a card or a small deposit when people book, first for new ones and for the longest visits. Compare what it changes with the ${wholeUsd(noShow.weekly)} a week. | medium, half a day | card fees; perhaps a few bookings | 30`
        : `Ask for a card or a small deposit when people book at ${given.business}, first for new ones and for the longest visits. | medium, half a day | card fees; perhaps a few bookings | 30`,
      'Keep a short list of people who would come on short notice, and message all of them when a slot opens. The first answer gets it. | low, ten minutes a day | nothing | 21',
      'Write down who does not come and when. If it is mostly one day, one service or people who booked weeks ahead, change that one thing first. | low, five minutes a day | nothing | 30',
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

const retention: Plan = {
  id: 'retention',
  title: 'Customers who do not come back',
  headline: ({ computed: { lostCustomers } }) =>
    lostCustomers && `${wholeUsd(lostCustomers)} from customers who stopped coming`,
  words:
    /\b(?:come back|comes? again|had \d+ (?:members|clients|students|subscribers)|return(?:ing)? customers?|repeat|churn|cancel(?:led|ling)? (?:their )?member\w*|members? (?:cancel|leave|left|quit)|loyal\w*|(?:lost|lose|losing) (?:about |around )?\d+ (?:members|clients|students|subscribers)|most cancel|retention|retain (?:customers|clients|members)|dropped out|quit this (?:week|month|year|quarter)|(?:didn't|did not) (?:sign up|renew|come back|rebook)|took about \d+ clients|one-time|only once|rebook\w*)\b/gi,
  challenges: ['Customer Retention'],
  steps(given) {
    const { lostCustomers } = given.computed;
    return [
      `Call five people who stopped coming to ${given.business} and ask one question: what would have kept you?${lostCustomers ? ` The ones you lost are worth ${usd(lostCustomers)}, so an hour is well spent.` : ''} | low, an hour | nothing | 10`,
      'Make the next visit before the first one ends: “Same time in four weeks?” Write it down for them. | low, a minute for each customer | nothing | 30',
      'Send one useful message to everyone who has not been in for twice the usual time. Their name, what they had last, one reason to come. No mass discount. | medium, two hours a month | nothing | 30',
      'Look at the first four weeks of a new customer. Most who leave, leave then. Plan one contact in that time. | medium, an evening | little | 60',
    ];
  },
  unseen: () => [
    'how many of last year’s customers came again',
    'after how long they usually return',
    'what the first visit is like for them',
  ],
  professional: 'not needed here; the people who left are the experts',
};

export const customerPlans: readonly Plan[] = [fewCustomers, slowSeason, noShows, retention];
