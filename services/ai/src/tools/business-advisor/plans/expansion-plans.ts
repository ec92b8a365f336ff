import { usd } from '../dates-and-amounts.js';
import type { Row } from '../step-rows.js';
import { type Case, mentions, type Plan } from './plan.js';

/** Somebody more for work that waits. */
const hireSteps = ({ trade, computed: { hire, idle } }: Case): readonly Row[] => [
  `Turn those who wait into promises first: ask each one for a deposit and the day on which they would start. The ${usd(idle?.each ?? 0)} a ${idle?.per} counts only as far as deposits come in. | low, a call each | nothing | 10`,
  'Take as many as the people you have can serve by the rules, this week, before you hire anybody. | low, an hour with the schedule | nothing | 14',
  `Put the whole cost beside it: payroll taxes, days off, training, and what one more person needs in space and supplies.${hire ? ` They have to fit into the ${usd(Math.abs(hire.left))} a ${hire.per} that pay leaves.` : ''} | medium, an evening | nothing | 14`,
  `Look where people of your trade are: ${trade.recruits}. Offer part-time hours to begin with, and grow them as the deposits come in. | medium, three afternoons | nothing; the job board here is free | 30`,
];

const expansion: Plan = {
  id: 'expansion',
  title: 'A bigger step',
  answer: ({ computed: { hire } }) =>
    hire &&
    (hire.left > 0
      ? `by pay alone, yes, if all who wait really come: ${usd(hire.left)} a ${hire.per} is left. If only half of them come, ${hire.left >= hire.cost ? 'it still pays' : 'it does not pay for full hours'}`
      : `not for a full week: one more person costs ${usd(-hire.left)} a ${hire.per} more than those who wait would bring`),
  headline: ({ computed: { idle }, text }) =>
    idle &&
    /\bwait(?:ing)? ?list|turn(?:ed|ing)? away/i.test(text) &&
    `${usd(idle.each)} a ${idle.per} that you cannot take today`,
  words:
    /\b(?:second (?:location|shop|store|truck|site|van|chair|crew)|another (?:location|truck|shop|van|crew)|new location|expand(?:ing)?|expansion|franchis(?:e|ing)|bigger (?:space|place|kitchen)|open (?:a|another|our) (?:second|new)|grow(?:ing)? (?:too )?fast|scale|turn(?:ing)? (?:away|down) (?:work|jobs|customers|orders|(?:about |around )?\d+)|second (?:oven|truck|van|room|line|kitchen|crew)|wait(?:ing)? ?list|next door is free|unit is free|full every)\b/gi,
  challenges: ['Growth', 'Strategy'],
  steps(given) {
    const { roles, monthlyResult, missing, idle } = given.computed;
    if (given.computed.hire) return hireSteps(given);
    const sum = roles.need?.text;
    return [
      idle
        ? `Turn those who wait into promises before you sign: ask each one for a deposit and a start date. The ${usd(idle.each)} a ${idle.per} counts only as far as deposits come in. | medium, a few weekends | little | 45`
        : 'Test the demand before you sign: a market stall, a weekend, a waiting list with deposits. Set the number beforehand that means go. | medium, a few weekends | little | 45',
      sum
        ? `Write the worst case on one page: the ${sum}, six months with half the sales you hope for, and what you do then.${missing && missing > 0 ? ` You still miss ${usd(missing)}.` : ''} | medium, an evening | nothing | 14`
        : 'Write the worst case on one page: what it costs to begin, six months with half the sales you hope for, and what you do then. | medium, an evening | nothing | 14',
      monthlyResult
        ? `Ask whether the present place can carry it. It ${monthlyResult > 0 ? `leaves ${usd(monthlyResult)} a month` : 'makes a loss today'}; how many bad months of the new one is that? | low, an hour | nothing | 14`
        : `Ask whether ${given.business} runs for two weeks without you. If not, a second one halves the first. | low, an hour | nothing | 14`,
      mentions(
        given,
        /\b(?:location|shop|store|truck|place|site|across town|franchise|crew|van|next door|unit)\b/i,
      )
        ? 'Find the person who will run it before you find the place, and let them run the present one for a month. | high, a few months | a salary before the first sale | 90'
        : 'Begin with a part of it: rent the machine or the hours, or borrow a kitchen or bench on two days a week, and take only the work you turn away. Buy when those days are full for two months. | high, a few months | a salary before the first sale | 90',
    ];
  },
  unseen: ({ computed: { roles, monthlyResult, hire } }) => [
    ...(hire ? ['how many of those who wait would start within a month'] : []),
    ...(roles.need || hire ? [] : ['what the step costs']),
    ...(monthlyResult === undefined ? ['what the present business leaves in a month'] : []),
    ...(hire ? [] : ['who would run it']),
    'how many customers you turn away now',
  ],
  professional: ({ computed: { hire } }) =>
    hire
      ? 'about the rule itself, before you count on it: the office that licenses you; your payroll service for the full cost of one more person'
      : 'before a lease, a purchase or a partner: an accountant for the numbers, a lawyer for the contract',
};

export const expansionPlans: readonly Plan[] = [expansion];
