import { usd, wholeUsd } from '../dates-and-amounts.js';
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
    const { payGap } = given.computed;
    const unit = payGap?.hourly ? 'an hour' : 'a year';
    return [
      payGap
        ? `Decide how much of the ${usd(payGap.each)} ${unit} you close, and for whom. Half of it is ${usd(payGap.each / 2)} ${unit}, or ${wholeUsd(payGap.yearly / 2)} a year for each person. Begin with the people you cannot lose. | medium, an evening with your books | ${wholeUsd(payGap.yearly / 2)} a year for each person at half the gap, before payroll taxes | 14`
        : `Ask three people who left or turned you down for ten honest minutes: what made you go, what did the next place offer? Compare it with what ${given.business} pays. | low, two hours | nothing | 14`,
      payGap
        ? `Put into the posting what the ${payGap.other} employer may not offer: a fixed schedule, a four-day week, Sundays off, training, paid time off. Name the pay of ${payGap.own} or your new figure openly, or people will guess lower. | low, two hours | nothing; the [job board](/jobs) here is free | 21`
        : `Rewrite the posting for ${given.business}: the pay, the hours and the days in the first two lines, then what the person will do in the first month. | low, two hours | nothing; the [job board](/jobs) here is free | 21`,
      mentions(given, /\b(?:quit|left|leav(?:e|es|ing)|turnover|poach\w*|stay)\b/i)
        ? 'Talk to each person who is still there for twenty minutes: what would make you leave, what would make you stay a year? Write down the answers and fix one thing this month. | low, twenty minutes for each person | nothing | 30'
        : `Look where people of your trade are: ${given.trade.recruits}. Answer each one within two days, because slow answers lose people who have other offers. | low, twenty minutes for each person | nothing | 30`,
      payGap
        ? `Look where the money can come from: a small price rise, shorter hours on the weakest day, or one person fewer and the others at ${payGap.other}. Compare each with ${wholeUsd(payGap.yearly)} a year for one person. | ${payGap ? 'high' : 'low'}, ${payGap ? 'a few hours over two weeks' : 'half a day for each person'} | ${payGap ? 'none until you decide' : 'the pay of half a day'} | 45`
        : `Try the work with a paid half day before you hire, so that both sides see what they get. | ${payGap ? 'high' : 'low'}, ${payGap ? 'a few hours over two weeks' : 'half a day for each person'} | ${payGap ? 'none until you decide' : 'the pay of half a day'} | 45`,
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
  words:
    /\b(?:(?:hours|hrs) (?:a|per|every) week|only one who can|I cry|crying|burn(?:ed|t|ing)? out|burnout|exhausted|overwhelmed|do(?:ing)? everything|no (?:time|days? off)|day off|vacation|every weekend|all by myself|on my own|can't keep up|everything goes through me|delegat\w+)\b/gi,
  challenges: ['Leadership'],
  steps(given) {
    const over = 'your hours';
    return [
      `Write down for one week what ${over} go into, in blocks of half an hour. Mark what only you can do at ${given.business}. | low, five minutes a day | nothing | 7`,
      'Take the largest block that somebody else could do, write it down as a list of steps, and hand it over for good, not for a day. | medium, three hours, then a short talk each week | the pay of the hours that you hand over | 21',
      mentions(
        given,
        /\b(?:phone|calls?|texts?|emails?|messages|quotes|bookkeeping|invoic\w+|paperwork)\b/i,
      )
        ? 'Put calls, messages and paperwork into two fixed hours a day, and say so on the phone greeting and on the door. What comes in between waits. | low, an hour to set up | what that time brings in now: look at the till | 30'
        : `Close ${given.business} for the weakest half day of the week for one month, and see what it really costs. | low, an hour to set up | what that time brings in now: look at the till | 30`,
      'Fix one day off and tell everyone. If something breaks on that day, write down what: that is the next thing to hand over. | low, none | nothing | 45',
    ];
  },
  unseen: () => [
    'how many hours you work in a week',
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
    `Lay the sales of ${given.business} by hour beside the people on shift, for the last four weeks. Mark the hours with too many and with too few. | medium, two hours | nothing | 7`,
    'Publish the schedule two weeks ahead and keep to it. Let people swap among themselves, with one rule: whoever gives a shift away finds the cover. | low, an hour every two weeks | nothing | 30',
    mentions(given, /call(?:s|ed|ing)? (?:in|out)|sick|last minute|no[- ]?show/i)
      ? 'Name one person on call for each busy shift, who gets paid for being ready and comes when somebody calls out. | low, half an hour | a small amount for each shift on call, which you set | 30'
      : 'Move the start of one shift to the hour when customers really come, and watch it for two weeks. | low, half an hour | a small amount for each shift on call, which you set | 30',
    'Train two people for each job that only one can do today, so that one absence no longer stops the day. | medium, a few hours for each job | the pay of those hours | 60',
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
    `Write down what ${given.business} earns for its owner in a normal year, after everything, for the last three years. A buyer or heir asks for this first. | medium, a day with your books | nothing, or some hours of your bookkeeper | 30`,
    'List what only you know or do: customers, suppliers, recipes, prices, passwords. Each line needs a second person before anybody can take over. | medium, two evenings | nothing | 45',
    mentions(given, /\b(?:son|daughter|kids?|family|nephew|niece|manager|employee|foreman)\b/i)
      ? given.computed.missing && given.computed.missing > 0
        ? `Ask the buyer you have in mind to talk to two banks about the ${usd(given.computed.missing)}, and think about taking a part of it in payments over the years. Write down what each of you needs to sleep well. | medium, two hours | nothing | 60`
        : 'Have the talk with the person you think of: do they want it, by when, and what would they need to learn? Write down what you both said. | medium, two hours | nothing | 60'
      : 'Name three people who could want it: someone who works for you, a competitor, a customer. Talk to the first one in confidence. | medium, two hours | nothing | 60',
    'Be away for two weeks as a test. What stops without you is what a buyer would not pay for. | high, two weeks | somebody’s extra hours | 120',
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
