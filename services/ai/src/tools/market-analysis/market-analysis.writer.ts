import type { MarketRequest } from '@commons/contracts/ai';
import type { z } from 'zod';
import {
  builtInNote,
  bullets,
  capitalised,
  cutAtWord,
  ended,
  enteredFigures,
  numbered,
  quote,
  table,
} from '../entered-text.js';
import { generalTrade, type Trade, trades } from './trades.js';

type Input = z.output<typeof MarketRequest>;

const tradeOf = ({ businessType, productService }: Input): Trade =>
  trades.find(({ words }) => words.test(businessType)) ??
  trades.find(({ words }) => words.test(productService)) ??
  generalTrade;

function size({ targetLocation }: Input, { unit }: Trade): string {
  return bullets([
    `People or businesses in ${quote(targetLocation)} who could buy: [fill in: number]. Free figures: census.gov (QuickFacts, County Business Patterns).`,
    `Of these, those who have the need: [fill in: share]. What each spends a year: ${unit} = [fill in: $].`,
    'Market a year = number × share × spending = [fill in: $].',
    'What you can serve with the people and hours you have: [fill in: $]. This number counts for the plan, not the one above.',
  ]);
}

function competitors({ mainCompetitors, targetLocation }: Input, { compares }: Trade): string {
  const criteria = compares.slice(0, 4);
  const names = mainCompetitors.length > 0 ? mainCompetitors : ['[fill in: competitor]'];
  const rows = ['You', ...names.map((name) => cutAtWord(name, 60))].map((name) => [
    name,
    ...criteria.map(() => '[fill in]'),
  ]);
  const missing =
    mainCompetitors.length === 0
      ? `You named no competitors. Search for your offer in ${quote(targetLocation)} as a customer would and take the first three.\n\n`
      : '';
  return `${missing}${table(['', ...criteria.map(capitalised)], rows)}\n\nA cell that is better for you in every row is a reason to buy; a row without one is a gap to close.`;
}

function position({
  businessType,
  targetLocation,
  productService,
  valueProposition,
}: Input): string {
  const value = valueProposition
    ? cutAtWord(valueProposition, 300).replace(/[.!?]+$/, '')
    : '[fill in: what you do better, that customers can check]';
  return [
    `For [fill in: kind of customer] in ${quote(targetLocation)}, we are the ${quote(businessType)} that offers ${cutAtWord(productService, 300).replace(/[.!?]+$/, '')}. Why us: ${value}.`,
    'Test: show the sentence to five customers. It is good when they can say in their own words why they would choose you.',
  ].join('\n\n');
}

function swot({ mainCompetitors, valueProposition, targetLocation }: Input): string {
  const rivals =
    mainCompetitors.length > 0
      ? `Named competitors: ${mainCompetitors.map((name) => cutAtWord(name, 60)).join(', ')}`
      : 'Competitors not named yet: [fill in]';
  return bullets([
    `Strength: ${valueProposition ? quote(valueProposition) : '[fill in]'} – proof: [fill in: reviews, numbers, samples]`,
    'Weakness: [fill in: what customers have to put up with today]',
    `Opportunity: [fill in: a group in ${quote(targetLocation)} that nobody serves well]`,
    `Threat: ${rivals}; what they could copy from you: [fill in]`,
  ]);
}

function plan({ targetLocation, mainCompetitors }: Input, { places }: Trade): string {
  const [first, second, third] = places;
  const visit = mainCompetitors[0]
    ? `Buy once at ${cutAtWord(mainCompetitors[0], 60)} and at one other`
    : 'Buy once at two competitors';
  return numbered([
    `Weeks 1–2: talk with ten people in ${quote(targetLocation)} who bought something like it; ask what they compared and paid.`,
    `Weeks 3–4: ${visit}; fill the table above.`,
    `Weeks 5–8: try ${first} and ${second}, each with a fixed budget: [fill in: $]. Count enquiries and orders of each.`,
    `Weeks 9–12: keep the better one, try ${third}, and set prices by what the talks and the trial showed.`,
    'Day 90: go on, change or stop, by the measures below.',
  ]);
}

/**
 * Builds an analysis from the entries and general practice of the trade: what to find out, a comparison table, a
 * position, a plan of ninety days. It contains no market figures, because it knows none.
 */
export function writeMarketAnalysis(input: Input): string {
  const trade = tradeOf(input);
  const figures = enteredFigures(`${input.productService}\n${input.valueProposition ?? ''}`);
  return [
    `# Market analysis: ${quote(input.businessType)} in ${quote(input.targetLocation)}`,
    `${builtInNote} It knows no market figures: where one is needed, it says where to find it.`,
    `## Your offer\n\n${ended(quote(input.productService))}${figures.length > 0 ? `\n\nFigures you named:\n${bullets(figures)}` : ''}`,
    `## What customers compare\n\n${bullets(trade.compares.map((item) => `${capitalised(item)}: how you do [fill in]`))}`,
    `## Size of the market\n\n${size(input, trade)}`,
    `## Competitors\n\n${competitors(input, trade)}`,
    `## Position\n\n${position(input)}`,
    `## Strengths, weaknesses, opportunities, threats\n\n${swot(input)}`,
    `## Plan for 90 days\n\n${plan(input, trade)}`,
    `## Measures\n\n${bullets(['Enquiries a week, by where they came from', 'Share of enquiries that buy', 'Cost of a new customer', 'Reviews a month'].map((name) => `${name}: now [fill in], goal [fill in]`))}`,
    'General practice, not legal, tax or financial advice.',
  ].join('\n\n');
}
