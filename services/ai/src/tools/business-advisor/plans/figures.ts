import { aiTexts } from '../../../texts/ai-texts.js';
import { tenths } from '../arithmetic/line.js';
import { perBehind } from '../arithmetic/period-words.js';
import { amount, mainFigure, usd, wholeUsd } from '../dates-and-amounts.js';
import { type Period, periodsInYear } from '../reading/measure.js';
import type { Case } from './plan.js';

/** What the lines of a plan may name in braces or ask for; those that are not known are undefined. */
export type Figures = Readonly<Record<string, string | undefined>>;

/** "my foreman and my office manager": the two who are at odds. */
function quarrelersIn(text: string): string | undefined {
  const [, one, other] =
    /\b(?:my|our) ((?:[a-z]+ )?[a-z]+) and (?:my |our |the )?((?:[a-z]+ )?[a-z]+)\b(?= (?:are|aren't|don't|won't|hate|fight|can't|keep|have|do|always|stopped))/i.exec(
      text,
    ) ?? [];
  return one && other && !/^i$/i.test(other) ? `your ${one} and your ${other}` : undefined;
}

const rivals =
  /\b(Lowe’s|Amazon|Walmart|Costco|Home Depot|Chewy|Planet Fitness|Starbucks|Target)\b/;

/** Known where it is a number; an amount of nothing is none. */
const known = (value: number | undefined, shown: (value: number) => string = usd) =>
  value ? shown(value) : undefined;
const positive = (value: number | undefined, shown: (value: number) => string = usd) =>
  value !== undefined && value > 0 ? shown(value) : undefined;
const counted = (value: number) => value.toLocaleString('en-US');

/** The figures of a case and the words of its trade, by their names in the plans. */
export function figuresOf({ text, computed, business, trade, language = 'en' }: Case): Figures {
  const { payGap, priceRise, rentRise, roles, breakEvenUnits, unitMargin } = computed;
  const { monthlyResult, runwayMonths, noShow, lostCustomers, missing, leak } = computed;
  const t = aiTexts(language);
  const back = computed.payback;
  const yearlyGain = back && back.gain * periodsInYear[back.per as Exclude<Period, 'hour'>];
  const years = back && yearlyGain ? back.outlay / yearlyGain : undefined;
  // Where nothing was computed, what was read as a price may be anything.
  const price = computed.asked || computed.facts ? roles.unitPrice : undefined;
  const rentInSales = rentRise && unitMargin ? rentRise.monthly / unitMargin : undefined;
  const quarrelers = quarrelersIn(text);
  return {
    ...trade,
    business,
    aBusiness: business.replace(/^your /, 'a '),
    figure: mainFigure(computed.asked?.short?.(t)),
    rival: rivals.exec(text)?.[1],
    quarrelers,
    Quarrelers: quarrelers?.replace(/^y/, 'Y'),
    payGap: known(payGap?.each),
    halfPayGap: known(payGap && payGap.each / 2),
    yearlyPayGap: known(payGap?.yearly, wholeUsd),
    halfYearlyPayGap: known(payGap && payGap.yearly / 2, wholeUsd),
    payUnit: payGap?.hourly ? 'an hour' : 'a year',
    hourlyPay: payGap?.hourly ? payGap.own : undefined,
    ownPay: payGap?.own,
    otherPay: payGap?.other,
    owed: roles.owed?.text,
    cash: roles.cash?.text,
    costsOrBurn: (roles.costs ?? roles.burn)?.text,
    burn: roles.burn?.text,
    burnPer: roles.burn?.per ?? 'month',
    need: roles.need?.text,
    missing: positive(missing),
    revenue: roles.revenue?.text,
    runway: known(runwayMonths, amount),
    halfRunway: known(runwayMonths && runwayMonths / 2, amount),
    monthlyResult: monthlyResult === undefined ? undefined : usd(monthlyResult),
    monthlyProfit: positive(monthlyResult),
    halfMonthlyProfit: positive(monthlyResult && monthlyResult / 2),
    monthlyLoss: positive(monthlyResult && -monthlyResult),
    price: price?.text,
    smallPrice: price && price.value < 60 ? price.text : undefined,
    higherPrice: known(price && price.value * 1.05),
    unitCost: roles.unitCost?.text,
    margin: known(unitMargin),
    breakEven: known(breakEvenUnits, counted),
    weeklyBreakEven: known(breakEvenUnits && Math.ceil((breakEvenUnits * 12) / 52), counted),
    lostCustomers: known(lostCustomers),
    missedVisits: known(noShow?.weekly, wholeUsd),
    leak: leak && usd(leak.each),
    paidBack:
      back && t('decisionPeriods', { count: tenths(back.outlay / back.gain), per: back.per }),
    amounts:
      computed.read.quantities.filter(({ kind }) => kind === 'money').length > 1
        ? 'yes'
        : undefined,
    paidBackSoon: years && years <= 1.5 ? 'yes' : undefined,
    paidBackLate: years && years > 3 ? 'yes' : undefined,
    outlay: back && usd(back.outlay),
    gain: back && `${usd(back.gain)}${perBehind(back.per)(t)}`,
    fairOutlay: known(yearlyGain && yearlyGain * 2, wholeUsd),
    rentRise: known(rentRise?.monthly),
    halfRentRise: known(rentRise && rentRise.monthly / 2),
    yearlyRentRise: known(rentRise?.yearly),
    rentInSales: known(rentInSales, amount),
    salesForRent: known(rentInSales && Math.ceil(rentInSales), counted),
    fromPrice: known(priceRise?.from),
    toPrice: known(priceRise?.to),
    enoughSpare: priceRise && priceRise.spare >= 1 ? amount(priceRise.spare) : undefined,
    spare: priceRise && amount(priceRise.spare),
    sparePer: priceRise?.per,
  };
}
