import type { Plan } from './plan.js';

const missedCalls: Plan = {
  id: 'missed-calls',
  title: 'Calls that nobody answers',
  words:
    /\b(?:miss(?:ed|ing)? (?:\d+ )?(?:phone )?calls?|answering service|can(?:'|no)t (?:get to|answer) the phone|phone rings|voice ?mail)\b/gi,
  challenges: ['Operations', 'Growth'],
  steps: () => [
    'Turn on a text that answers every missed call by itself: “I am on a job. What is it about, and where? I call you by five.” Most phones and phone companies can do this. | low, half an hour | nothing, or a few dollars a month | 7',
    'Set two fixed half hours to call back, at noon and at five, and say so on the voicemail. The first who calls back usually gets the job. | low, an hour a day | nothing | 14',
    'Try an answering service for one month only, with three questions that they ask: name, place, what happened. | low, an hour to set up | the fee of a month | 35',
    'Write each call on a sheet for a month: answered or not, what for, won or lost. Then you know what a missed call costs, and no longer guess. | low, five minutes a day | nothing | 35',
  ],
  unseen: () => [
    'how many of the missed calls were new customers, and how many called again',
    'how much more work you could take at all',
    'how many jobs you win of those you answer',
  ],
  professional: 'not needed; ask two other trades in town which service they use',
};

export const callPlans: readonly Plan[] = [missedCalls];
