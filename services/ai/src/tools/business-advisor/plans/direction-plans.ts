import { mentions, type Plan } from './plan.js';

const growth: Plan = {
  id: 'growth',
  title: 'Growing from what works',
  words: /\b(?:grow(?:th|ing)?|next level|plateau\w*|stuck|more business|bigger)\b/gi,
  challenges: ['Growth'],
  steps: (given) => [
    'List last year’s sales by kind of work and by customer. Mark the fifth that leaves most for the least trouble. Growth begins there, not with something new. | medium, two hours | nothing | 14',
    'Ask ten of those best customers what else they buy elsewhere that you could do, and who else they know who needs it. | low, ten short talks | nothing | 21',
    `Make an arrangement with those who send people like them: ${given.trade.senders}. One visit each, with something useful in your hand. | medium, an afternoon | little | 30`,
    `Close the leaks before you add work: ${given.trade.leaks}. More sales with the same leak is more work for the same money. | medium, two evenings | nothing | 30`,
  ],
  unseen: () => [
    'which of your customers and services leave most',
    'whether your people and rooms could do more today',
    'what growing should bring you: more money, fewer hours, or something to sell',
  ],
  professional:
    'for a second look at the plan, free of charge: SCORE or your Small Business Development Center',
};

const operations: Plan = {
  id: 'operations',
  title: 'Work that runs the same way each time',
  words:
    /\b(?:disorgani[sz]ed|chaos|chaotic|mess|mix(?:ed|ing)? up|wrong orders?|double[- ]?book\w*|forget|forgot|lost (?:orders?|keys|paperwork)|process|bottleneck|delays?|late (?:orders|deliveries|jobs)|wait(?:s|ing)? times?|slow kitchen)\b/gi,
  challenges: ['Operations'],
  steps: (given) => [
    'For one week write down every time something stops, comes back or is done twice: what, when, how long. A sheet on the wall is enough; everyone writes. | low, a line each time | nothing | 7',
    'Take the one that comes most often and walk through it with the people who do it. Find the place where it is handed over. That is where it breaks. | medium, an hour | nothing | 14',
    'Write the new way on one page with at most seven lines, hang it where the work is done, and let the person who does it write it. | low, an hour | nothing | 21',
    `Then look at the usual leaks of the trade: ${given.trade.leaks}. Choose one and count it for a month. | medium, ten minutes a day | nothing | 45`,
  ],
  unseen: () => [
    'how often it happens in a week, and what one time costs',
    'who does that step today',
    'what you tried before',
  ],
  professional:
    'for someone who watches a day with you, free of charge: your Small Business Development Center',
};

const software: Plan = {
  id: 'software',
  title: 'Programs that take work off you',
  words:
    /\b(?:software|on paper|spreadsheets?|excel|retyp\w*|data entry|by hand|crm|pos|point of sale|program|computers?|tech(?:nology)?|outdated|quickbooks|app\b|ai|automat\w+|system)\b/gi,
  challenges: ['Technology'],
  steps: () => [
    'Write down for one week what is typed or copied twice, from where to where, and how long it takes. | low, an hour | nothing | 7',
    'Look first at what you already pay for: the accounting program, the till, the calendar. Most can read a file or a form from each other, and nobody has switched it on. | low, two hours | nothing | 14',
    'Try one program for one form with real cases for two weeks, with the person who types today. It has to save more than it costs. | medium, two weeks beside the work | a monthly fee that you can end | 30',
    'Before you sign, ask three questions: how do I get my data out, who answers when it stops, what does it cost for one more person? Keep the old way for a month beside it. | low, an hour | nothing | 45',
  ],
  unseen: () => [
    'which programs you have now',
    'how many hours a week the work by hand takes',
    'who of your people likes such things',
  ],
  professional:
    'about customers’ data of health or money: ask the maker in writing how it is protected, and your insurer what they expect',
};

const strategy: Plan = {
  id: 'strategy',
  title: 'Which way to go',
  words:
    /\b(?:don't know what to do|no idea what to do|which (?:way|direction)|crossroads|should (?:I|we) (?:close|keep|stay|go|stop|sell)|worth it anymore|give up|long term|future of|reinvent\w*|pivot\w*)\b|\bI don't know(?=[.!]|$)/gi,
  challenges: ['Strategy'],
  steps: (given) => [
    'Write three endings for the sentence “In two years I want to…”: one that keeps things as they are, one that changes them, one that ends them. Do not choose yet. | low, an hour alone, away from work | nothing | 7',
    `Put two numbers under each: what ${given.business} would have to leave you in a month, and how many hours you would give. Take last year’s books for the first one. | medium, an evening | nothing | 14`,
    'Show the three to two people who know you and owe you nothing, and ask which one made your voice change. Often they hear it before you do. | low, two coffees | two coffees | 21',
    mentions(given, /\b(?:close|give up|sell|tired|quit)\b/i)
      ? 'Find out what stopping would cost and bring: the lease, what you owe, what somebody would pay for it. An end that you know is less frightening than one that you do not. | medium, six weeks | set a limit first | 49'
      : 'Choose the smallest real step toward one of them and do it for six weeks. Write down beforehand what you would have to see to go on. | medium, six weeks | set a limit first | 49',
  ],
  unseen: () => [
    'what the business leaves you in a year, and in how many hours',
    'what you would do with the freed time or money',
    'who else depends on the decision',
  ],
  professional:
    'for somebody to think it through with, free of charge: a SCORE mentor or your Small Business Development Center',
};

export const directionPlans = [growth, operations, software, strategy];
