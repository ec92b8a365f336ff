import { usd } from '../dates-and-amounts.js';
import { mentions, type Plan } from './plan.js';

/** Somebody more for work that waits. */

const expansion: Plan = {
  id: 'expansion',
  title: 'A bigger step',
  words:
    /\b(?:second (?:location|shop|store|truck|site|van|chair|crew)|another (?:location|truck|shop|van|crew)|new location|expand(?:ing)?|expansion|franchis(?:e|ing)|bigger (?:space|place|kitchen)|open (?:a|another|our) (?:second|new)|grow(?:ing)? (?:too )?fast|scale|turn(?:ing)? (?:away|down) (?:work|jobs|customers|orders|(?:about |around )?\d+)|second (?:oven|truck|van|room|line|kitchen|crew)|wait(?:ing)? ?list|next door is free|unit is free|full every)\b/gi,
  challenges: ['Growth', 'Strategy'],
  steps(given) {
    const { roles, monthlyResult, missing } = given.computed;

    const sum = roles.need?.text;
    return [
      'Test the demand before you sign: a market stall, a weekend, a waiting list with deposits. Set the number beforehand that means go. | medium, a few weekends | little | 45',
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
  unseen: ({ computed: { roles, monthlyResult } }) => [
    ...(roles.need ? [] : ['what the step costs']),
    ...(monthlyResult === undefined ? ['what the present business leaves in a month'] : []),
    'who would run it',
    'how many customers you turn away now',
  ],
  professional: () =>
    'before a lease, a purchase or a partner: an accountant for the numbers, a lawyer for the contract',
};

export const expansionPlans: readonly Plan[] = [expansion];
