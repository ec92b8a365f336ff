import { amount, usd, wholeUsd } from '../dates-and-amounts.js';
import { mentions, type Plan } from './plan.js';

const hiring: Plan = {
  id: 'hiring',
  title: 'Hiring and pay',
  headline: ({ computed: { payGap } }) =>
    payGap?.hourly && `Hiring at ${payGap.own} while others pay ${payGap.other}`,
  words:
    /\b(?:hir(?:e|ed|ing)|quit(?:s|ting)?|turnover|applicants?|candidates?|applied|wages?|pay (?:more|less|them|our)|(?<!\b(?:customers?|clients?|bars|restaurants|stores|shops|members|parents|families|people|buyers|students|tenants|guests|each|they|who|kids) )pays? (?:about |around )?\$|vacanc\w+|openings?|recruit\w*|poach\w*|understaffed|short[- ]staffed|leave for|left for|leaving for|(?:can't|cannot)(?= find)|find (?:any|good |more )?(?:anyone|cooks?|people|help|teachers?|drivers?|techs?|cleaners?|stylists?|workers?|mechanics?)|anyone for|everybody (?:I )?hires?|hired? stays|(?:need|lost|short) (?:\d+|two|three|four|five)(?: more| of (?:my|our))?(?: \d+)? (?:\w+ )?(?:cooks?|people|cleaners?|techs?|teachers?|drivers?|stylists?|servers|workers|mechanics))\b/gi,
  challenges: ['Hiring'],
  steps(given) {
    const { payGap, idle } = given.computed;
    const unit = payGap?.hourly ? 'an hour' : 'a year';
    return [
      payGap
        ? {
            act: `Decide how much of the ${usd(payGap.each)} ${unit} you close, and for whom. Half of it is ${usd(payGap.each / 2)} ${unit}, or ${wholeUsd(payGap.yearly / 2)} a year for each person. Begin with the people you cannot lose.`,
            effort: 'medium',
            time: 'an evening with your books',
            cost: `${wholeUsd(payGap.yearly / 2)} a year for each person at half the gap, before payroll taxes`,
            days: 14,
          }
        : {
            act: `Ask three people who left or turned you down for ten honest minutes: what made you go, what did the next place offer? Compare it with what ${given.business} pays.`,
            effort: 'low',
            time: 'two hours',
            cost: 'nothing',
            days: 14,
          },
      {
        act: payGap
          ? `Put into the posting what the ${payGap.other} employer may not offer: a fixed schedule, a four-day week, Sundays off, training, paid time off. Name the pay of ${payGap.own} or your new figure openly, or people will guess lower.`
          : `Rewrite the posting for ${given.business}: the pay, the hours and the days in the first two lines, then what the person will do in the first month.`,
        effort: 'low',
        time: 'two hours',
        cost: 'nothing; the job board here is free',
        days: 21,
      },
      {
        act: mentions(given, /\b(?:quit|left|leav(?:e|es|ing)|turnover|poach\w*|stay)\b/i)
          ? 'Talk to each person who is still there for twenty minutes: what would make you leave, what would make you stay a year? Write down the answers and fix one thing this month.'
          : `Look where people of your trade are: ${given.trade.recruits}. Answer each one within two days, because slow answers lose people who have other offers.`,
        effort: 'low',
        time: 'twenty minutes for each person',
        cost: 'nothing',
        days: 30,
      },
      {
        act: payGap
          ? `Look where the money can come from: a small price rise, shorter hours on the weakest day, or one person fewer and the others at ${payGap.other}. Compare each with ${wholeUsd(payGap.yearly)} a year for one person.`
          : idle
            ? `Work out what one more person lets you take of the ${usd(idle.each)} a ${idle.per} that waits, under the rules of your license. Then you know what a raise may cost, and it is probably more than you thought.`
            : 'Try the work with a paid half day before you hire, so that both sides see what they get.',
        effort: payGap ? 'high' : 'low',
        time: payGap ? 'a few hours over two weeks' : 'half a day for each person',
        cost: payGap ? 'none until you decide' : 'the pay of half a day',
        days: 45,
      },
    ];
  },
  unseen: ({ computed }) => [
    ...(computed.payGap ? [] : ['what you pay, and what others in town pay for the same work']),
    'what benefits, tips or overtime come on top of the pay',
    'how many people apply now, and where you lose them: before, at or after the first talk',
  ],
  professional:
    'before you change the pay of some and not of others, or move people between hourly pay and salary: an employment lawyer or your payroll service knows the rules of your state',
};

const overload: Plan = {
  id: 'overload',
  title: 'Too much on one person',
  headline: ({ computed: { overHours } }) =>
    overHours && `${amount(overHours + 40)} hours a week on one person`,
  words:
    /\b(?:(?:hours|hrs) (?:a|per|every) week|only one who can|I cry|crying|burn(?:ed|t|ing)? out|burnout|exhausted|overwhelmed|do(?:ing)? everything|no (?:time|days? off)|day off|vacation|every weekend|all by myself|on my own|can't keep up|everything goes through me|delegat\w+)\b/gi,
  challenges: ['Leadership'],
  steps(given) {
    const { overHours } = given.computed;
    const over = overHours ? `the ${amount(overHours)} hours over a full week` : 'your hours';
    return [
      {
        act: `Write down for one week what ${over} go into, in blocks of half an hour. Mark what only you can do at ${given.business}.`,
        effort: 'low',
        time: 'five minutes a day',
        cost: 'nothing',
        days: 7,
      },
      {
        act: `Take the largest block that somebody else could do, write it down as a list of steps, and hand it over for good, not for a day.${overHours ? ` Begin with ${amount(overHours / 2)} hours a week, half of what is too much.` : ''}`,
        effort: 'medium',
        time: 'three hours, then a short talk each week',
        cost: 'the pay of the hours that you hand over',
        days: 21,
      },
      {
        act: mentions(
          given,
          /\b(?:phone|calls?|texts?|emails?|messages|quotes|bookkeeping|invoic\w+|paperwork)\b/i,
        )
          ? 'Put calls, messages and paperwork into two fixed hours a day, and say so on the phone greeting and on the door. What comes in between waits.'
          : `Close ${given.business} for the weakest half day of the week for one month, and see what it really costs.`,
        effort: 'low',
        time: 'an hour to set up',
        cost: 'what that time brings in now: look at the till',
        days: 30,
      },
      {
        act: `Fix one day off and tell everyone. If something breaks on that day, write down what: that is the next thing to hand over.`,
        effort: 'low',
        time: 'none',
        cost: 'nothing',
        days: 45,
      },
    ];
  },
  unseen: ({ computed }) => [
    ...(computed.overHours ? [] : ['how many hours you work in a week']),
    'which of your tasks earn money, and which only have to be done',
    'what you could pay somebody for a few hours a week',
  ],
  professional: 'when you cannot sleep, or the work makes you ill: your doctor, soon',
};

const scheduling: Plan = {
  id: 'scheduling',
  title: 'Shifts and cover',
  words:
    /\b(?:schedul(?:e|es|ing)|shifts?|coverage|cover|call(?:s|ed|ing)? (?:in|out)(?: sick)?|overtime|roster|rota|short on|too many people|overstaffed)\b/gi,
  challenges: ['Operations'],
  steps: (given) => [
    {
      act: `Lay the sales of ${given.business} by hour beside the people on shift, for the last four weeks. Mark the hours with too many and with too few.`,
      effort: 'medium',
      time: 'two hours',
      cost: 'nothing',
      days: 7,
    },
    {
      act: 'Publish the schedule two weeks ahead and keep to it. Let people swap among themselves, with one rule: whoever gives a shift away finds the cover.',
      effort: 'low',
      time: 'an hour every two weeks',
      cost: 'nothing',
      days: 30,
    },
    {
      act: mentions(given, /call(?:s|ed|ing)? (?:in|out)|sick|last minute|no[- ]?show/i)
        ? 'Name one person on call for each busy shift, who gets paid for being ready and comes when somebody calls out.'
        : 'Move the start of one shift to the hour when customers really come, and watch it for two weeks.',
      effort: 'low',
      time: 'half an hour',
      cost: 'a small amount for each shift on call, which you set',
      days: 30,
    },
    {
      act: `Train two people for each job that only one can do today, so that one absence no longer stops the day.`,
      effort: 'medium',
      time: 'a few hours for each job',
      cost: 'the pay of those hours',
      days: 60,
    },
  ],
  unseen: () => [
    'your sales by hour and day',
    'who wants more hours, and who wants fewer',
    'how often somebody calls out in a month',
  ],
  professional:
    'about overtime, breaks and schedules that must be announced: your state’s labor office or your payroll service',
};

const succession: Plan = {
  id: 'succession',
  title: 'Handing over the business',
  headline: ({ computed: { missing } }) =>
    missing && missing > 0 && `Selling, with ${usd(missing)} still to find`,
  words:
    /\b(?:retir(?:e|ing|ement)|succession|take it over|take over the|want(?:s)? to take over|(?:doesn't|don't|does not) want it|buy me out|what (?:it|the business|the shop) is worth|hand(?:ing)? (?:it )?over|sell(?:ing)? (?:the|my|our) (?:business|shop|company|practice|restaurant|store|salon|bakery)|exit|buyer|step back)\b/gi,
  challenges: ['Leadership', 'Strategy'],
  steps: (given) => [
    {
      act: `Write down what ${given.business} earns for its owner in a normal year, after everything, for the last three years. A buyer or heir asks for this first.`,
      effort: 'medium',
      time: 'a day with your books',
      cost: 'nothing, or some hours of your bookkeeper',
      days: 30,
    },
    {
      act: 'List what only you know or do: customers, suppliers, recipes, prices, passwords. Each line needs a second person before anybody can take over.',
      effort: 'medium',
      time: 'two evenings',
      cost: 'nothing',
      days: 45,
    },
    {
      act: mentions(
        given,
        /\b(?:son|daughter|kids?|family|nephew|niece|manager|employee|foreman)\b/i,
      )
        ? given.computed.missing && given.computed.missing > 0
          ? `Ask the buyer you have in mind to talk to two banks about the ${usd(given.computed.missing)}, and think about taking a part of it in payments over the years. Write down what each of you needs to sleep well.`
          : 'Have the talk with the person you think of: do they want it, by when, and what would they need to learn? Write down what you both said.'
        : 'Name three people who could want it: someone who works for you, a competitor, a customer. Talk to the first one in confidence.',
      effort: 'medium',
      time: 'two hours',
      cost: 'nothing',
      days: 60,
    },
    {
      act: `Be away for two weeks as a test. What stops without you is what a buyer would not pay for.`,
      effort: 'high',
      time: 'two weeks',
      cost: 'somebody’s extra hours',
      days: 120,
    },
  ],
  unseen: () => [
    'what the business earns without your own unpaid work',
    'whether lease, licences and contracts can pass to somebody else',
    'what you need to live on afterwards',
  ],
  professional:
    'before you name a price or sign anything: an accountant for the value and the taxes, and a lawyer for the contract',
};

export const peoplePlans = [hiring, overload, scheduling, succession];
