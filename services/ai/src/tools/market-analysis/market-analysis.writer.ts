import { upperFirst } from '@commons/contracts/text/upper-first';
import type { MarketRequest } from '@commons/contracts/tools/ai';
import type { z } from 'zod';
import { answerLanguage } from '../../facts/language/answer-language.js';
import type { MarketFacts } from '../../markets/market-facts.js';
import { reviewDay } from '../business-advisor/dates-and-amounts.js';
import { tidySituation } from '../business-advisor/tidy-situation.js';
import { toYou } from '../business-advisor/to-you.js';
import { compute } from '../business-advisor/worksheet/compute.js';
import { bullets, cutAtWord, ended, numbered, quote } from '../entered-text.js';
import { type Words, wordsOf } from './market-texts.js';
import { businessLink, competitorsTable, dayName, openGaps, portalLines } from './portal-lines.js';
import { practiceOf } from './trade-practice.js';

type Input = z.output<typeof MarketRequest>;

/** 'es' or 'en'. */
const marketLanguage = (input: Input, page?: string): 'en' | 'es' =>
  answerLanguage(
    `${input.businessType}\n${input.productService}\n${input.valueProposition ?? ''}`,
    page,
  ) === 'es'
    ? 'es'
    : 'en';

const bare = (text: string) => cutAtWord(text, 300).replace(/[.!?\s]+$/, '');
const lowered = (text: string) => text.replace(/^./, (letter) => letter.toLowerCase());
/** A Spanish sentence stays as it was said: it is repeated in quotation marks. */
const turned = (text: string, { language }: Words) =>
  language === 'es' ? text : toYou(tidySituation(text));

function standOut(input: Input, { town }: MarketFacts, words: Words): string {
  const { t, language } = words;
  const lines: string[] = [];
  const [gap] = town ? openGaps(town) : [];
  if (gap) lines.push(t('marketOutHours', { day: dayName(gap.day, words) }));
  const best = town?.leading[0];
  if (best && best.reviews <= 12) lines.push(t('marketOutReviews', { count: best.reviews + 1 }));
  const [competitor] = input.mainCompetitors;
  const said = input.valueProposition ?? '';
  const reason = bare(language === 'es' ? said : tidySituation(said));
  if (!reason)
    lines.push(
      t('marketOutNoReason', { offer: lowered(bare(turned(input.productService, words))) }),
    );
  else
    lines.push(
      competitor
        ? t('marketOutReason', {
            reason,
            competitor: quote(competitor),
          })
        : t('marketOutReasonAlone', { reason }),
    );
  lines.push(t('marketOutCompare', { compares: practiceOf(town?.category).compares[language] }));
  return bullets(lines);
}

interface Step {
  readonly act: string;
  readonly effort: string;
  readonly cost: string;
  readonly days: number;
}

/**
 * To see others as their customers do: by buying something, or by asking for a price where customers do that first.
 * @param named the others; empty where none is known
 */
function visit(named: string, place: string, category: string | undefined, { t }: Words) {
  if (practiceOf(category).isQuoted) {
    const act = named ? t('marketAskNamed', { named }) : t('marketAskAny', { place });
    return { act, cost: t('marketAskCost') };
  }
  const act = named ? t('marketVisitNamed', { named }) : t('marketVisitAny', { place });
  return { act, cost: t('marketVisitCost') };
}

function steps(input: Input, { town }: MarketFacts, words: Words): Step[] {
  const { t, language } = words;
  const listed = town?.named.flatMap(({ listing }) => listing ?? []) ?? [];
  const visits = [...listed, ...(town?.leading ?? []), ...(town?.best ?? [])]
    .filter((one, at, all) => all.findIndex(({ id }) => id === one.id) === at)
    .slice(0, 2)
    .map(businessLink);
  const named =
    visits.length > 0
      ? visits
      : input.mainCompetitors.slice(0, 2).map((name) => cutAtWord(name, 60));
  const [gap] = town ? openGaps(town) : [];
  const place = quote(input.targetLocation);
  const without = town ? town.looked_at - town.with_reviews : 0;
  return [
    {
      ...visit(named.join(` ${t('marketAnd')} `), place, town?.category, words),
      effort: t('marketVisitEffort'),
      days: 10,
    },
    {
      act: t('marketTalk', { place }),
      effort: t('marketTalkEffort'),
      cost: t('marketTalkCost'),
      days: 21,
    },
    gap
      ? {
          act: t('marketOpenOn', { day: dayName(gap.day, words) }),
          effort: t('marketOpenOnEffort'),
          cost: t('marketOpenOnCost'),
          days: 45,
        }
      : {
          act: t('marketBeSeen', { place: practiceOf(town?.category).place[language] }),
          effort: t('marketBeSeenEffort'),
          cost: t('marketBeSeenCost'),
          days: 30,
        },
    {
      act:
        town && without > 0 && town.looked_at > 1
          ? t('marketCompletePage', { count: without, all: town.looked_at })
          : t('marketCompletePageAlone'),
      effort: t('marketCompletePageEffort'),
      cost: t('marketCompletePageCost'),
      days: 30,
    },
  ];
}

/** "little rock, ar" → "Little Rock, AR"; a place that has capitals stays. */
const properPlace = (place: string): string =>
  /\p{Lu}/u.test(place)
    ? place
    : place
        .replace(/(?<=,\s*)[a-z]{2}$/, (state) => state.toUpperCase())
        .replace(/(?<![\p{L}’'])(?!(?:de|del|of|on|the|and|y|la|el)\s)\p{Ll}/gu, (letter) =>
          letter.toUpperCase(),
        );

/**
 * Builds an analysis from the entries and from what the portal itself knows of the trade, which it names as such. It
 * contains no other market figures, because it knows none.
 * @param today the town's day, as midnight UTC
 * @param page language of the page, for entries without words
 */
export function writeMarketAnalysis(
  entered: Input,
  today: Date,
  found: MarketFacts = {},
  page?: string,
): string {
  const input: Input = {
    ...entered,
    businessType: upperFirst(entered.businessType),
    targetLocation: properPlace(entered.targetLocation),
  };
  const { town } = found;
  const market: MarketFacts = {
    ...found,
    ...(town?.place && { town: { ...town, place: properPlace(town.place) } }),
  };
  const words = wordsOf(marketLanguage(input, page));
  const { t, language } = words;
  const place = quote(input.targetLocation);
  const offer = `${input.productService}\n${input.valueProposition ?? ''}`;
  const computed = compute(offer, '', '', language);
  const lines = computed.isSure ? computed.lines : [];
  const competitors = competitorsTable(input.mainCompetitors, market, words);
  const missing = [
    t('marketUnseenOthers', { place }),
    t('marketUnseenPeople', { place }),
    ...(input.mainCompetitors.length === 0 ? [t('marketUnseenCompetitors')] : []),
    market.town && market.town.priced.length > 0
      ? t('marketUnseenOtherPrices')
      : t('marketUnseenPrices'),
  ];
  return [
    `# ${t('marketTitle', { business: quote(input.businessType), place })}`,
    `**${t('marketOffer')}:** ${ended(upperFirst(quote(turned(input.productService, words))))}`,
    ...(lines.length > 0 ? [`## ${t('marketNumbers')}\n\n${bullets(lines)}`] : []),
    `## ${t('marketKnown')}\n\n${bullets(portalLines(input, market, today, words))}`,
    ...(competitors ? [`## ${t('marketCompetitors')}\n\n${competitors}`] : []),
    `## ${t('marketStandOut')}\n\n${standOut(input, market, words)}`,
    `## ${t('marketTodo')}\n\n${numbered(
      steps(input, market, words).map(
        ({ act, effort, cost, days }) =>
          `${act} **${t('marketEffort')}:** ${effort}. **${t('marketCost')}:** ${cost}. **${t('marketLookAgain')}:** ${reviewDay(today, days, language)}.`,
      ),
    )}`,
    `## ${t('marketUnseen')}\n\n${bullets(missing)}`,
    t('marketOrigin'),
  ].join('\n\n');
}
