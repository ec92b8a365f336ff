import type { Row } from '../step-rows.js';
import { type Case, mentions, type Plan } from './plan.js';

const falseReviewSteps = ({ business }: Case): readonly Row[] => [
  'Report the review once more, with the rule of the site that it breaks in the first line and your proof attached: not a customer, a former employee, no such visit. | low, an hour | nothing | 10',
  'Answer it once where everybody can read it, calmly and without guessing who wrote it: “We cannot find your visit. Please call us, we want to know what happened.” You write for the people who read it later, not for the author. | low, half an hour | nothing | 7',
  `Ask every satisfied customer of ${business} for a review on the day itself, with a link they only have to tap. One bad voice among many weighs little. Pay nobody for it. | low, a minute for each customer | nothing | 30`,
  'Tell your regulars yourself, in two sentences. People defend a place they know when they hear it from you and not from the screen. | low, an hour | nothing | 14',
];

const badReviews: Plan = {
  id: 'reviews',
  title: 'Reviews',
  words:
    /\b(?:(?:bad|one|1|fake|false|negative) ?(?:star )?reviews?|reviews?|ratings?|stars?|yelp|food poisoning|complain(?:s|ed|ts?|ing)?|bad word|reputation|one-star|1-star)\b/gi,
  challenges: ['Customer Retention'],
  steps(given) {
    if (
      mentions(
        given,
        /\b(?:fake|false|not true|never happened|isn't true|made up|lie|lying|ex[- ]employee)\b/i,
      )
    )
      return falseReviewSteps(given);
    return [
      'Answer each bad review once, in three sentences: thank you, what went wrong or how you see it, what you changed and how to reach you. Never argue about facts in public. | low, an hour | nothing | 7',
      'Read all bad ones in one go and count what they are about. Fix the first thing on the list before you ask anybody for praise. | medium, an hour, then what the fix takes | depends on what it is | 21',
      `Ask every satisfied customer of ${given.business} on the day, with a link they only have to tap. Do not pay or reward anyone for it. | low, a minute for each customer | nothing | 45`,
      'Call the customers behind the worst ones, if you know them, and offer to put it right. Some change what they wrote, and all of them tell you what to fix. | medium, an hour | a repeat, or a refund where it was your fault | 30',
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

export const reviewPlans: readonly Plan[] = [badReviews];
