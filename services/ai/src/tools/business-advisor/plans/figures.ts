import { aiTexts } from '../../../texts/ai-texts.js';
import { amount, mainFigure, usd, wholeUsd } from '../dates-and-amounts.js';
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
  const { payGap, priceRise, rentRise, entered, breakEvenUnits, unitMargin, isSure } = computed;
  const { monthlyResult, runwayMonths, noShow, lostCustomers, missing, payback } = computed;
  const t = aiTexts(language);
  const months = payback && payback.outlay / payback.gain;
  // Where nothing was worked out, what was read as a price may be anything.
  const price = isSure ? entered.unitPrice : undefined;
  const rentInSales = rentRise && unitMargin ? rentRise.monthly / unitMargin : undefined;
  const quarrelers = quarrelersIn(text);
  const isMoney = computed.reading.numbers.filter(({ kind }) => kind === 'money').length > 1;
  return {
    ...trade,
    business,
    aBusiness: business.replace(/^your /, 'a '),
    figure: isSure ? mainFigure(computed.short) : undefined,
    rival: rivals.exec(text)?.[1],
    quarrelers,
    Quarrelers: quarrelers?.replace(/^y/, 'Y'),
    payGap: known(payGap?.each),
    halfPayGap: known(payGap && payGap.each / 2),
    yearlyPayGap: known(payGap?.yearly, wholeUsd),
    halfYearlyPayGap: known(payGap && payGap.yearly / 2, wholeUsd),
    ownPay: payGap?.own,
    otherPay: payGap?.other,
    owed: entered.owed?.text,
    cash: entered.cash?.text,
    costs: entered.costs?.text,
    need: entered.need?.text,
    missing: positive(missing),
    revenue: entered.revenue?.text,
    runway: runwayMonths && runwayMonths >= 1 ? amount(runwayMonths) : undefined,
    halfRunway: runwayMonths && runwayMonths >= 1 ? amount(runwayMonths / 2) : undefined,
    monthlyResult: monthlyResult === undefined ? undefined : usd(monthlyResult),
    monthlyProfit: positive(monthlyResult),
    halfMonthlyProfit: positive(monthlyResult && monthlyResult / 2),
    monthlyLoss: positive(monthlyResult && -monthlyResult),
    price: price?.text,
    smallPrice: price && price.value < 60 ? price.text : undefined,
    higherPrice: known(price && price.value * 1.05),
    unitCost: entered.unitCost?.text,
    jobPrice: known(computed.jobPrice, wholeUsd),
    margin: known(unitMargin),
    breakEven: known(breakEvenUnits, counted),
    weeklyBreakEven: known(breakEvenUnits && Math.ceil((breakEvenUnits * 12) / 52), counted),
    lostCustomers: known(lostCustomers),
    missedVisits: known(noShow?.weekly, wholeUsd),
    paidBack:
      months === undefined ? undefined : t('adviceMonths', { count: Math.round(months * 10) / 10 }),
    amounts: isMoney ? 'yes' : undefined,
    paidBackSoon: months && months <= 18 ? 'yes' : undefined,
    paidBackLate: months && months > 36 ? 'yes' : undefined,
    outlay: payback && usd(payback.outlay),
    gain: payback && `${usd(payback.gain)} ${t('advicePer', { per: 'month' })}`,
    fairOutlay: known(payback && payback.gain * 24, wholeUsd),
    rentRise: known(rentRise?.monthly),
    halfRentRise: known(rentRise && rentRise.monthly / 2),
    yearlyRentRise: known(rentRise?.yearly),
    rentInSales: known(rentInSales, amount),
    salesForRent: known(rentInSales && Math.ceil(rentInSales), counted),
    fromPrice: known(priceRise?.from),
    toPrice: known(priceRise?.to),
    enoughSpare: priceRise && priceRise.spare >= 1 ? amount(priceRise.spare) : undefined,
    spare: priceRise && amount(priceRise.spare),
  };
}
