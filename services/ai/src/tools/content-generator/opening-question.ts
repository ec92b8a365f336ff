import { figureOf } from '../../facts/facts.js';
import type { Brief } from './content-brief.js';
import { withTradeArticle } from './trade.js';

/** A question that the facts answer and that claims nothing. Undefined if none fits: no question is better than an empty one. */
export function questionOf({ facts, points, trade, pick }: Brief): string | undefined {
  const date = figureOf(facts, 'date')?.text;
  const isDay =
    date &&
    /^(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d|^\d+ \w+$/i.test(
      date,
    );
  const isEvent =
    /\b(?:party|open house|night|event|festival|workshop|concert|tasting|fair|opening|trivia|launch|market)\b/i.test(
      facts.entered,
    ) && !/\bclos(?:e|es|ed|ing)\b/i.test(facts.entered);
  const isHiring = /\bhir(?:e|ing)\b|\bapply\b/i.test(facts.entered);
  // The text is about its first thought; a trade named further on is another matter.
  const isAsked = trade && points[0]?.raw.toLowerCase().includes(trade);
  const choices = [
    ...(isHiring ? ['Looking for work?', 'Ready for a new job?'] : []),
    ...(isDay && isEvent
      ? [
          `Any plans for ${date}?`,
          `What are you doing ${/^\d|^[a-z]+ \d/i.test(date) && !/day/i.test(date) ? `on ${date}` : date}?`,
        ]
      : []),
    ...(isAsked && !isHiring
      ? [`Looking for ${withTradeArticle(trade)}?`, `Do you need ${withTradeArticle(trade)}?`]
      : []),
  ];
  return choices.length > 0 ? pick(choices, 'question') : undefined;
}
