import { mentions, type Plan } from './plan.js';

/** "my foreman and my office manager": the two who are at odds. */
const pairOf = (text: string) => {
  const found =
    /\b(?:my|our) ((?:[a-z]+ )?[a-z]+) and (?:my |our |the )?((?:[a-z]+ )?[a-z]+)\b(?= (?:are|aren't|don't|won't|hate|fight|can't|keep|have|do|always|stopped))/i.exec(
      text,
    );
  return found?.[1] && found[2] && !/^i$/i.test(found[2])
    ? ([found[1], found[2]] as const)
    : undefined;
};

const conflict: Plan = {
  id: 'conflict',
  title: 'Two people who do not get along',
  headline: ({ text }) => {
    const pair = pairOf(text);
    return pair && `Your ${pair[0]} and your ${pair[1]}`;
  },
  words:
    /\b(?:not speaking|(?:aren't|not|don't|won't|doesn't) (?:talk|talking|speak|get(?:ting)? along|work together)|in the middle|fight(?:ing|s)?|argu(?:e|es|ing|ments?)|yell(?:s|ed|ing)?|hate each other|feud\w*|drama|gossip\w*|tension|bull(?:y|ies|ying)|conflict|each other)\b/gi,
  challenges: ['Leadership'],
  steps(given) {
    const pair = pairOf(given.text);
    const both = pair ? `your ${pair[0]} and your ${pair[1]}` : 'both of them';
    return [
      `Talk to ${both}, each alone, for half an hour this week. Ask the same three questions: what happened, what does it stop you from doing, what would be enough for you? Write down the answers and pass on nothing. | medium, two talks | nothing | 7`,
      'Look for what they collide over in the work: who decides, who tells whom, who gets the blame. Most quarrels sit on a job that two people think is theirs. Write one line for each such job: this one is yours, that one is yours. | medium, an evening | nothing | 10',
      `Put ${both} at one table for forty-five minutes, with you in the room. You read out the lines, each says what they need from the other to do the work, and you end with two things that change from Monday. No talk about character. | high, an hour | nothing | 14`,
      'Stop carrying messages. When one of them comes to you about the other, answer: “Have you told them? Then let us call them in now.” That takes you out of the middle. | low, a sentence each time | nothing | 21',
      'Fix ten minutes, the same time each day, in which the two hand over what the day needs, standing and with a list. If it is no better on the day below, decide who reports to whom, and say it to both in writing. | medium, ten minutes a day | nothing | 42',
    ];
  },
  unseen: () => [
    'what started it, and since when',
    'what it has cost so far: a job gone wrong, a customer lost, somebody who wants to leave',
    'which of the two you could not replace',
  ],
  professional:
    'when there were threats, insults about who somebody is, or anything physical: an employment lawyer, before you talk to either',
};

const wrongHire: Plan = {
  id: 'wrong-hire',
  title: 'Somebody who is not doing the job',
  words:
    /\b(?:redo(?:es|ing)?|rude|lazy|always late|shows up late|mistakes|screw\w* up|attitude|let (?:him|her|them) go|fire (?:him|her|them|my)|firing|not working out|wrong (?:person|hire)|complaints? about|on (?:his|her|their) phone|can't do the job|how to tell (?:him|her|them))\b/gi,
  challenges: ['Hiring', 'Leadership'],
  steps: (given) => [
    'Write down the last three times it went wrong: the day, what happened, what it cost you. Without feelings and without the word “always”. If you cannot find three, the problem may be smaller than the anger. | low, half an hour | nothing | 7',
    mentions(given, /\b(?:rude|patients|customers|complaints?|attitude)\b/i)
      ? 'Say it plainly and alone, within two days: “These people complained about this. I need you to do that instead. What gets in the way?” Then be quiet. Liking them is a reason to say it soon. | medium, twenty minutes | nothing | 7'
      : 'Say it plainly and alone, within two days: “This job came back for this reason. I need it right the first time. What gets in the way?” Then be quiet: it may be training, time or tools. | medium, twenty minutes | nothing | 7',
    'Agree on one thing that you can both see, and a day: “no complaint about this for four weeks”, “nothing comes back for a month”. Write it down and give them a copy. | low, an hour | nothing | 30',
    'Show it once yourself, or put your best person beside them for two days, so that nobody can say it was never shown. | medium, two days | the hours of the one who shows it | 14',
    'Decide on the day, not later. If it is no better, let them go kindly and quickly. The others have seen it as long as you have. | high, a hard morning | the time without them | 35',
  ],
  unseen: () => [
    'whether anybody has told them so far, and in which words',
    'whether they were ever shown how you want it done',
    'who would do the work in between',
  ],
  professional:
    'before you let somebody go: your payroll service or an employment lawyer, about the last pay and what should be in writing',
};

const leadership: Plan = {
  id: 'leadership',
  title: 'Leading your people',
  words:
    /\b(?:morale|motivat\w+|nobody listens|don't listen|won't listen|respect|boss around|manag(?:e|ing) (?:people|them|my team|a team)|team meeting|accountab\w+|follow through|delegate|training (?:them|people)|lead(?:ing)? (?:them|people|a team))\b/gi,
  challenges: ['Leadership'],
  steps: (given) => [
    `Talk to each person at ${given.business} alone for twenty minutes: what slows you down, what should I stop doing, what would you decide if you could? Only listen and write. | low, twenty minutes for each | nothing | 14`,
    'Answer within a week, in front of all: this is what I heard, this changes from Monday, this does not and here is why. One change that people see is worth more than a plan. | medium, an hour | nothing | 14',
    'Write for each job who decides without asking you, up to what sum. Put it on one page on the wall. | medium, an evening | nothing | 21',
    'Hold ten minutes at the start of the week, standing: what went well, what is in the way, who does what. The same day each time, even when you are busy. | low, ten minutes a week | nothing | 42',
  ],
  unseen: () => [
    'how many people work for you and how long they stay',
    'what they would say is the problem',
    'what you have tried, and what came of it',
  ],
  professional:
    'for somebody to talk it through with, free of charge: a SCORE mentor who has led people',
};

export const teamPlans: readonly Plan[] = [conflict, wrongHire, leadership];
