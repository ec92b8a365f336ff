import { countedNoun, plain, tenths } from '../arithmetic/line.js';
import { perBehind } from '../arithmetic/period-words.js';
import { type Amount, bare, count, money, type Sheet } from '../arithmetic/sheet.js';
import { usd } from '../dates-and-amounts.js';
import { trialPlan } from '../plans/trial-plan.js';
import { worthPlan } from '../plans/worth-plan.js';
import { asksPrice } from '../questions/paid-and-kept.js';
import { inPeriod } from '../questions/times.js';
import type { Period } from '../reading/measure.js';
import type { Quantity } from '../reading/quantity.js';
import type { Given } from '../reading/read-situation.js';
import { allIn, commonPeriod } from './common-period.js';
import { hourOf, lowestPrice, priceForAim } from './price-answers.js';
import type { Parts, Statement } from './statement.js';
import { kindOf, type Told } from './told.js';
import { periodOfDays } from './volume.js';

const asksHowMany =
  /\bhow many\b|\bhow much (?:more )?(?:do|does|would|must) (?:i|we|it) (?:have to |need to )?(?:sell|make|bring|do)\b|\bbreak[- ]?even\b|\bcome out even\b|\bwhat (?:does|do|must|would) (?:\w+ )?(?:have|need)s? to bring\b|\bwhat sales\b|\bsales would\b|\bto cover\b|\bcu[aá]nt[oa]s\b/;
/** What is left may be the answer to these. */
const asksResult =
  /\b(?:worth|left|make|making|money|profit\w*|pays?|paid|paying|afford|charg\w+|enough|take|should|cheap|ganar|hire|keep|earn\w*|clear\w*|cover|price|los(?:e|ing)|gain|deal|accept|sense|out of it|in it|what (?:is|are|do)|know|see|figure|decide|do it|go|good|can (?:i|we)|yes|ok(?:ay)?|fine|open|or not|surviv\w*|cu[aá]nto|queda|conviene|acepto|ganancia)\b/;
const paysForItself = /\bpays? for (?:itself|himself|herself|themselves)\b/;
const asksHour = /\b(?:an|per|my) hour(?:ly)?\b|\bhourly\b/;

/** How many have to be sold, or which sales cover it. */
function needed(statement: Statement, parts: Parts, given: Given, sheet: Sheet): Told | undefined {
  const { one, keptPart, volume, price } = statement;
  if (statement.ownHours) return undefined;
  // "Until I can pay myself 2,500": in the period of the costs.
  const goals = parts.goal.map((goal) => ({
    ...bare(goal),
    period:
      goal.period ??
      (given.goals.includes(goal) ? commonPeriod(statement.costs, given.aim) : undefined),
  }));
  const running = [...statement.costs, ...goals];
  const once = parts.outlay.map(bare);
  const isOnce = once.length > 0;
  const flat = running.filter(({ period }) => !period);
  if (isOnce && (running.length > flat.length || statement.sales)) return undefined;
  const all = [...running, ...once];
  const per = commonPeriod(running, given.aim);
  const costs = allIn(sheet, all, per, parts.days);
  if (!costs || costs.length === 0) return undefined;
  const total = sheet.plus('together', ...costs);
  if (!one) {
    if (!keptPart || statement.sales || keptPart.value <= 0) return undefined;
    const sales = sheet.over('needed', bare(total), keptPart, per);
    return {
      value: sales.value,
      likely: 0,
      decided: sheet.tells('margins', 'decisionSales', {
        needed: sales,
        cost: bare(total),
        share: keptPart,
      }),
    };
  }
  if (one.value <= 0 || one.value >= total.value) return undefined;
  const inOne = one.period && per && one.period !== per ? inPeriod(sheet, one, per) : one;
  if (!inOne) return undefined;
  if (total.value / inOne.value < 2) return undefined;
  if (volume && volume.factors.length > 1) return undefined;
  const many = sheet.enough('count', bare(total), bare(inOne), per);
  const open = parts.days.find((days) => periodOfDays(days) === per);
  if (open && !volume?.factors.length) sheet.enough('count', count(many), bare(open), 'day');
  const now =
    volume && volume.factors.length === 1 && (volume.per ?? per) === per
      ? volume.factors[0]
      : undefined;
  if (volume && volume.factors.length > 0 && !now) return undefined;
  if (now) {
    if (many > now.value) sheet.minus('missing', count(many), bare(now));
    else sheet.minus('spare', bare(now), count(many));
  }
  return {
    value: many,
    likely: 0.2,
    decided: sheet.tells(
      'margins',
      'decisionSell',
      {
        needed: count(many),
        per: per ?? 'none',
        more: /\bmore\b/.test(given.aim) ? 'yes' : 'no',
        goal: goals[0] && bare(goals[0]),
        noun:
          price?.eachNoun && /^[a-z]+$/.test(price.eachNoun)
            ? countedNoun(price.eachNoun, many)
            : 'none',
      },
      {
        plan: (t) =>
          trialPlan(t, {
            all: `${usd(total.value)}${perBehind(per)(t)}`,
            one: usd(inOne.value),
            needed: `${plain(many)}${perBehind(per)(t)}`,
          }),
      },
    ),
  };
}

/** Something that is thought about or offered, and not done yet. */
const planned =
  /\b(?:would|will|thinking|consider\w*|offers?|offered|could|asked (?:me|us)|wants? (?:me|us|to)|(?:take|open|start|hire|buy|accept|do) (?:it|one|her|him)|should (?:i|we) (?:take|open|start|hire|buy|accept|do)|if (?:i|we))\b/;

/** "14 hours on each one" */
const areOfEach = (hours: readonly Quantity[]) =>
  hours.every(({ after }) => /^[^.;,]*\b(?:each|per|every)\b/.test(after));

/** Days on which it is open belong into the sum, or it is another one. */
const hasUnusedDays = ({ volume, sales, costs }: Statement, { days, hours }: Parts): boolean =>
  days.length > 0 &&
  !volume?.factors.some((one) => days.includes(one)) &&
  ![...(sales ? [sales] : []), ...costs, ...hours].some(({ period }) => period === 'day');

/** Nothing goes out, and nothing is multiplied. */
const isBare = ({ costs, volume }: Statement, parts: Parts): boolean =>
  costs.length === 0 &&
  (volume?.factors.length ?? 0) < 2 &&
  parts.price.length < 2 &&
  (['outlay', 'unitCost', 'share', 'kept', 'wage'] as const).every(
    (one) => parts[one].length === 0,
  );

/** What is left, with the hours of the owner in it; nothing where the two are of different things. */
function forHours(
  { sales, one, ownHours, volume }: Statement,
  parts: Parts,
  left: { rest: Amount; per: Period | undefined; isOne: boolean; isJob: boolean },
  sheet: Sheet,
): { rest: Amount; hours: Amount } | undefined {
  const { rest, per, isOne, isJob } = left;
  if (!ownHours) return undefined;
  if (ownHours.period && ownHours.period !== per)
    return per && per !== 'hour'
      ? {
          rest: bare(sheet.inYear({ ...rest, period: per })),
          hours: bare(sheet.inYear(ownHours, 'hours')),
        }
      : undefined;
  if (!ownHours.period && !isOne && !isJob) {
    const factors = volume && volume.per === per ? volume.factors : [];
    if (factors.length === 0 || !areOfEach(parts.hours)) return undefined;
    return {
      rest: bare(rest),
      hours: bare(sheet.times('time', ...factors.map(bare), bare(ownHours))),
    };
  }
  return { rest: bare(sales && !ownHours.period && one ? one : rest), hours: bare(ownHours) };
}

/** What is left of it all. */
function left(statement: Statement, parts: Parts, given: Given, sheet: Sheet): Told | undefined {
  const { sales, costs, one, ownHours, price } = statement;
  const isOne = !sales && one !== undefined && price !== undefined;
  const brings = sales ?? (isOne ? one : undefined);
  if (!brings || parts.costTo.length > 0 || !asksResult.test(given.aim)) return undefined;
  if (!ownHours && isBare(statement, parts)) return undefined;
  // The costs of a month say nothing of one that is sold.
  if (isOne && costs.some(({ period }) => period)) return undefined;
  if (hasUnusedDays(statement, parts)) return undefined;
  const isJob = [brings, ...costs].every(({ period }) => !period);
  const once = parts.outlay.map(bare);
  const outs = isJob ? [...costs, ...once] : costs;
  if (isOne && one.value === price.value && outs.length === 0 && !ownHours) return undefined;
  const per = isJob ? undefined : commonPeriod([brings, ...outs], given.aim);
  const flows = allIn(sheet, [brings, ...outs], per, parts.days);
  if (!flows) return undefined;
  const [come, ...go] = flows as [Amount, ...Amount[]];
  const rest = go.length > 0 ? sheet.minus('left', come, ...go) : come;
  if (isOne && rest.value < -price.value / 2) return undefined;
  const uses = !isJob && once.length > 0 ? sheet.plus('together', ...once) : undefined;
  const isPurchase = uses !== undefined && rest.value > 0 && per !== undefined && per !== 'hour';
  const kind = isPurchase ? 'payback' : kindOf(statement, parts, isOne, per, rest);
  const worth = {
    brings: come.value,
    left: rest.value,
    per,
    costs: go.map(({ value }, at) => ({ name: outs[at]?.paidFor ?? ('other' as const), value })),
    isPlanned: planned.test(`${given.text} ${given.aim}`),
  };
  // A loss larger than all that comes in: a number is taken for what it is not.
  if (rest.value < -Math.abs(come.value)) return undefined;
  const likely = rest.value < 0 ? -0.8 : 0;
  // What one day brings ten times is no purchase that has to be paid back.
  if (uses && (rest.value <= 0 || uses.value < rest.value / 10)) return undefined;
  if (uses && per && per !== 'hour') sheet.periods('paidBackAfter', uses, bare(rest), per);
  if (ownHours && uses) return undefined;
  if (ownHours) {
    const worked = forHours(statement, parts, { rest, per, isOne, isJob }, sheet);
    return worked && hourOf(worked.rest, worked.hours, statement, parts, likely, sheet);
  }
  if (asksHour.test(given.aim)) return undefined;
  const [goal, ...moreGoals] = parts.goal;
  // "I'd need a tub for $2,800" is no goal of a day.
  const perGoal = goal && (goal.period ?? (given.goals.includes(goal) ? per : undefined));
  if (goal && (moreGoals.length > 0 || perGoal !== per || isOne)) return undefined;
  if (goal) {
    if (goal.value > rest.value) sheet.minus('missing', goal, bare(rest));
    else sheet.minus('spare', bare(rest), goal);
  }
  return {
    value: rest.value,
    likely,
    decided: sheet.tells(
      kind,
      'decisionLeft',
      {
        left: money(Math.abs(rest.value)),
        some: rest.value > 0,
        per: per ?? 'none',
        one: isOne && outs.length === 0,
        outlay: uses ?? 'none',
        periods: uses ? tenths(uses.value / rest.value) : '',
      },
      isPurchase
        ? { found: { payback: { outlay: uses.value, gain: rest.value, per } } }
        : kind && kind !== 'worth'
          ? {}
          : { plan: (t) => worthPlan(t, worth) },
    ),
  };
}

/** The answer of a statement to what is asked. */
export function answerOf(
  statement: Statement,
  parts: Parts,
  given: Given,
  sheet: Sheet,
): Told | undefined {
  if (asksPrice.test(given.aim))
    return priceForAim(statement, parts, sheet) ?? lowestPrice(statement, parts, given, sheet);
  const isHowMany =
    asksHowMany.test(given.aim) || (!statement.sales && paysForItself.test(given.aim));
  if (isHowMany) {
    const told = needed(statement, parts, given, sheet);
    if (told || /\bhow many\b/.test(given.aim)) return told;
  }
  return left(statement, parts, given, sheet);
}
