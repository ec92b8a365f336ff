import type { MarketRequest } from '@commons/contracts/tools/ai';
import type { z } from 'zod';
import type { MarketFacts } from '../../markets/market-facts.js';
import { compute } from '../business-advisor/computations/compute.js';
import { reviewDay } from '../business-advisor/dates-and-amounts.js';
import { numbersIn } from '../business-advisor/entered-numbers.js';
import { builtInOrigin } from '../business-advisor/origin.js';
import { toYou } from '../business-advisor/to-you.js';
import { bullets, cutAtWord, ended, numbered, quote } from '../entered-text.js';
import {
  businessLink,
  capitalDay,
  competitorsTable,
  openGaps,
  portalLines,
} from './portal-lines.js';
import { generalTrade, type Trade, trades } from './trades.js';

type Input = z.output<typeof MarketRequest>;

export const tradeOf = ({ businessType, productService }: Input): Trade =>
  trades.find(({ words }) => words.test(businessType)) ??
  trades.find(({ words }) => words.test(productService)) ??
  generalTrade;

const bare = (text: string) => cutAtWord(text, 300).replace(/[.!?\s]+$/, '');

function standOut(input: Input, { town }: MarketFacts, { compares }: Trade): string {
  const lines: string[] = [];
  const [gap] = town ? openGaps(town) : [];
  if (gap)
    lines.push(
      `**Hours.** ${capitalDay(gap.day)} is nearly free of competition here. Try it for six weeks before you decide, and write the hours on your page.`,
    );
  const best = town?.leading[0];
  if (best && best.reviews <= 12)
    lines.push(
      `**Reviews.** ${best.reviews + 1} reviews would make you the most reviewed of all in this portal. That is a matter of asking.`,
    );
  if (input.valueProposition)
    lines.push(
      `**Your own reason.** You say: “${bare(input.valueProposition)}”. ${input.mainCompetitors.length > 0 ? `Can ${quote(input.mainCompetitors[0] ?? '')} say the same? If yes, it is no reason yet.` : 'Ask five customers whether they would have said so too.'}`,
    );
  else
    lines.push(
      `**Your own reason.** You did not say why people should choose you for ${bare(toYou(input.productService)).replace(/^./, (letter) => letter.toLowerCase())}. Ask three customers, and use their words.`,
    );
  lines.push(
    `**What people compare** when they choose among such businesses: ${compares.slice(0, 4).join(', ')}. Pick the one where you are surely ahead, and say it first.`,
  );
  return bullets(lines);
}

interface Step {
  readonly act: string;
  readonly effort: string;
  readonly cost: string;
  readonly days: number;
}

function steps(input: Input, { town }: MarketFacts, { places }: Trade): Step[] {
  const listed = town?.named.flatMap(({ listing }) => listing ?? []) ?? [];
  const visits = [...listed, ...(town?.leading ?? [])]
    .filter((one, at, all) => all.findIndex(({ id }) => id === one.id) === at)
    .slice(0, 2)
    .map(businessLink);
  const named =
    visits.length > 0
      ? visits
      : input.mainCompetitors.slice(0, 2).map((name) => cutAtWord(name, 60));
  const [gap] = town ? openGaps(town) : [];
  const place = quote(input.targetLocation);
  return [
    {
      act: `Be a customer at ${named.length > 0 ? named.join(' and ') : `two businesses in ${place} that people name when they need this`}. Write down price, wait, choice, and what was worse than at your place.`,
      effort: 'low, two hours',
      cost: 'a purchase',
      days: 10,
    },
    {
      act: `Talk with ten people in ${place} who bought something like it this year: what did they compare, what did they pay, what annoyed them?`,
      effort: 'medium, ten short talks',
      cost: 'nothing',
      days: 21,
    },
    gap
      ? {
          act: `Open on ${capitalDay(gap.day)} as a trial, with one person and the part of the offer that needs least work. Count sales by the hour.`,
          effort: 'medium, six weeks of one day',
          cost: 'the pay of those hours',
          days: 45,
        }
      : {
          act: `Be seen where people look first: ${places[0]}. Set a small budget beforehand, try it for one month, and ask each new customer where they heard of you.`,
          effort: 'low, two hours',
          cost: 'the budget you set',
          days: 30,
        },
    {
      act: `Make your page in the directory complete (photos, hours, services), and ask ten customers for a review. ${town && town.with_reviews < town.looked_at ? `${town.looked_at - town.with_reviews} of the ${town.looked_at} you compete with here have none.` : 'It is the first thing many compare.'}`,
      effort: 'low, an evening',
      cost: 'nothing',
      days: 30,
    },
  ];
}

/**
 * Builds an analysis from the entries and from what the portal itself knows of the trade, which it names as such. It
 * contains no other market figures, because it knows none.
 * @param today the town's day, as midnight UTC
 */
export function writeMarketAnalysis(input: Input, today: Date, market: MarketFacts = {}): string {
  const trade = tradeOf(input);
  const place = quote(input.targetLocation);
  const offer = `${input.productService}\n${input.valueProposition ?? ''}`;
  const { lines: computed } = compute(numbersIn(offer), []);
  // Advice on a price alone belongs to the advisor.
  const lines = computed.filter((line) => !line.startsWith('A price 5%'));
  const competitors = competitorsTable(input.mainCompetitors, market);
  const missing = [
    `Businesses in ${place} that are not listed in this portal. Search a map for your offer as a customer would.`,
    `How many people there could buy, and what they spend: census.gov (QuickFacts) has people and incomes for ${place}.`,
    ...(input.mainCompetitors.length === 0
      ? ['Whom you see as your competitors: you named none.']
      : []),
    'Prices: the portal does not list them for all.',
  ];
  return [
    `# Market analysis: ${quote(input.businessType)} in ${place}`,
    `**What you offer:** ${ended(quote(toYou(input.productService)))}`,
    ...(lines.length > 0 ? [`## What your numbers say\n\n${bullets(lines)}`] : []),
    `## What this portal knows\n\n${bullets(portalLines(input, market, today))}`,
    ...(competitors ? [`## Your competitors, looked up\n\n${competitors}`] : []),
    `## Where you could stand out\n\n${standOut(input, market, trade)}`,
    `## What to do\n\n${numbered(
      steps(input, market, trade).map(
        ({ act, effort, cost, days }) =>
          `${act} **Effort:** ${effort}. **Cost:** ${cost}. **Look again:** ${reviewDay(today, days)}.`,
      ),
    )}`,
    `## What I could not see\n\n${bullets(missing)}`,
    `${builtInOrigin.replace('your entries alone', 'your entries and from what this portal lists')} It is general practice, not legal, tax or financial advice.`,
  ].join('\n\n');
}
