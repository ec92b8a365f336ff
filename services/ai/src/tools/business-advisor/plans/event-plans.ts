import type { Plan } from './plan.js';

const event: Plan = {
  id: 'event',
  title: 'A market or a festival',
  words:
    /\b(?:festivals?|fairs?|craft shows?|farmers['’]? market|city event|event wants|(?:holiday|craft|flea|street) market|vendor fee|booth fee|booth is|pop[- ]?up)\b/gi,
  challenges: ['Strategy', 'Growth'],
  steps: () => [
    'Ask the organizer three things in writing: how many came last year, how many vendors sell what you sell, and what happens to the fee when it rains. | low, one message | nothing | 5',
    'Call two vendors who were there last year and ask what a day brought. The list of vendors is on the event’s page; most tell you. | low, half an hour | nothing | 7',
    'Ask for a better deal before you sign: a lower share of sales for the same fee, or no fee on the second day. | low, one call | nothing | 10',
    'Go with few things that are quick to make and easy to carry, and pack for one and a half usual days. What is left on Sunday night was your profit. | medium, an evening to plan | the goods | 30',
    'Write down what each day sold, and hand out a card that brings people to your usual place. Next year you decide by that sheet. | low, ten minutes a day | printed cards | 40',
  ],
  unseen: () => [
    'how many people came last year, and how many others sell the same',
    'what the extra people and the fuel of these days cost you',
    'what you would have earned at your usual place meanwhile',
  ],
  professional:
    'your county health department and your insurer, before you sell food or stand on the ground of others',
};

export const eventPlans: readonly Plan[] = [event];
