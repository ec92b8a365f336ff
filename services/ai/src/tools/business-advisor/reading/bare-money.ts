/** Words that may follow an amount. Any other word is what the number counts: "40 seats". */
const functionWord =
  /^(?:|an?|per|each|apiece|every|and|but|or|so|for|from|to|in|on|at|by|with|now|then|since|after|before|is|was|that|which|when|we|i|they|he|she|it|if|than|plus|because|while|where|this|last|next|until|though|as|not|just|only|monthly|weekly|yearly|wholesale|short|owed|saved|instead|my|our|the|even|today|already|average|avg)$/i;
/** Words that may follow a large amount: "14k new", "20k saved". */
const amountWord =
  /^(?:used|new|more|less|extra|total|down|up|out|left|of|outstanding|unpaid|owing|overdue|profit|revenue|sales|loss|debt)$/i;
/** Things that are counted in thousands. */
const thousands =
  /^(?:followers|people|views|visitors|subscribers|miles|square|sq|feet|customers|orders|units|emails|residents)$/i;

const filler =
  '(?:(?:is|are|was|were|of|at|for|to|from|goes?|went|going|up|down|me|us|you|him|her|them|it|one|about|around|maybe|like|only|roughly|over|under|almost|just|by|on|be|would|will|says|than|now|still|probably|at least|another|an?|per|month|the)\\s+){0,4}$';
const moneyBefore = new RegExp(
  `\\b(?:pay|pays|paid|paying|payroll|wages?|salary|rent|lease|costs?|costing|charge[sd]?|charging|price[sd]?|tuition|fees?|dues|ticket|owe[sd]?|loan|deposits?|budget|clear(?:s|ed)?|profit|revenue|worth|spends?|spent|bills?|save[sd]?|savings|debt|balance|tak(?:es?|ing) in|bring(?:s|ing)? in|brings|earns?|makes?|making|(?:average|avg)(?: \\w+)?|averages|shipping|booth|part|parts|supplies|short|los(?:e|es|ing)|offer(?:s|ed)?|starts?|sells? (?:it|them|those|one|each)?\\s*(?:for|at)|sold (?:it|them)?\\s*(?:for|at)|for|at|deposit|insurance|commission|materials|ingredients|needs?|loses|fix|repair|quoted?|adds?|asking|asks|wants|groceries|fuel|electric(?:ity)?|utilities|gas|tax(?:es)?|fine|keep)\\s+${filler}`,
  'i',
);
/** "300 insurance": the cost is named after its amount. */
const namedCost =
  /^(?:insurance|rent|lease|utilities|electric\w*|payroll|deposit|permits?|fuel|materials)$/i;
/** "Raise my cut from 22 to 27", "drop the chair rent to 150". */
const priceMove =
  /\b(?:rais(?:e|ed|ing)|lower(?:ed|ing)?|bump(?:ed|ing)?|drop(?:ped|ping)?|increas(?:e|ed|ing)|go(?:ing)?|went|mov(?:e|ed|ing))\b[^.;]{0,30}\b(?:prices?|cuts?|rates?|fees?|haircuts?|tickets?|wash(?:es)?|groom|class(?:es)?|sessions?|visits?|tuition|rent|pay|wages?|dues|mowing|oil changes?)\s+(?:up |down )?(?:from|to)\s+$/i;
/** "The feed is 620 a month": an amount of a time after a verb, unless people or things are counted. */
const isVerb =
  /(?:\b(?:is|was|are|(?:would|will) be|comes? to|runs?(?: me| us)?|it's|its|that's)\s+(?:about |around |like |maybe |now |roughly )?)$/i;
const counting =
  /\b(?:hours?|customers?|clients?|people|orders|members|sell|selling|sold|serve|see|seeing|did|do|wash|make \d|bake|visits|appointments|covers|followers|students|kids|dogs|age|is|am|turn(?:ed|ing)?(?: away| down)?|use|uses|using|go through)\s+(?:about |around |maybe |only )?$/i;
/** "45 a yard", "180 per house": the price of one. */
const perPiece =
  /^\s*(?:\/|per|an?|each)\s*(?:house|home|yard|lawn|car|haircut|cut|job|plate|cake|window|room|dog|head|groom|cleaning|roof|tree|load|driveway)\b/i;
/** "18 average check", "65 average". */
const averageOf =
  /^\s*(?:on )?(?:average|avg)(?:\s+(?:check|ticket|bill|tab|spend|sale|order|visit)\b|\s*(?:[.,;]|$))/i;
const clock =
  /\b(?:open(?:s|ed)?|clos(?:e|es|ed|ing)|start(?:s|ed|ing)?|begin|until|till|by|wake|up)\s+(?:\w+\s+){0,2}at\s+$/i;

interface BareNumber {
  readonly value: number;
  readonly digits: string;
  readonly hasThousand: boolean;
  /** The sentence before the number, and after it. */
  readonly before: string;
  readonly after: string;
  /** The words since the number before, if that one is money. */
  readonly gapToMoney?: string | undefined;
}

const clauseOf = (text: string) =>
  text.split(/[,;:()–—]|\b(?:and|but|while|because|when|where)\b/i).at(-1) ?? text;

/** Whether a number without a currency sign is an amount of money: "payroll is 9,200 every two weeks", "6.25 each". */
export function isBareMoney({ value, digits, hasThousand, before, after, gapToMoney }: BareNumber) {
  if (/^\s*[/x×-]\s*\d/.test(after) || /\d\s*[/x×]\s*$/.test(before)) return false;
  const next = /^\s*([a-z'’]*)/i.exec(after)?.[1] ?? '';
  if (
    /^\s*(?:of (?:his|her|their|my|our|the|these|those) )?(?:billable )?(?:hours?|hrs?|stars?|%)/i.test(
      after,
    )
  )
    return false;
  if (value >= 50 && namedCost.test(next)) return true;
  if (hasThousand) return !thousands.test(next);
  const isHourly = /^\s*(?:\/|an?\s|per\s)\s*(?:hour|hr)\b/i.test(after);
  const isLarge = value >= 1_000;
  if (!/^\s*\//.test(after) && !functionWord.test(next))
    if (!(isLarge && amountWord.test(next))) return false;
  const clause = clauseOf(before);
  if (/^\d+\.\d\d$/.test(digits)) return !/\b(?:stars?|ratings?|rated)\b/i.test(before);
  if (
    clock.test(clause) &&
    gapToMoney === undefined &&
    !/\b(?:pay|paid|wages?|hour)\b/i.test(`${before} ${after}`)
  )
    return false;
  if (/\b(?:licensed|room|table|party|capacity|certified|seats?|enough) for\s+$/i.test(clause))
    return false;
  if (isHourly) return !counting.test(clause);
  if (/^\s*(?:each|apiece)\b/i.test(after)) return true;
  if (perPiece.test(after) || averageOf.test(after)) return value > 2 && !counting.test(clause);
  if (priceMove.test(clause)) return true;
  // "At the market I get 9."
  if (
    /\b(?:i|we) (?:only )?(?:get|charge|ask)\s+(?:about )?$/i.test(clause) &&
    /^\s*(?:[.;!?]|$)/.test(after)
  )
    return true;
  if (moneyBefore.test(clause)) return value > 2 || /\bat\s+$/i.test(clause);
  const hasPeriod =
    /^\s*(?:\/|an?\s|per\s)\s*(?:day|night|week|month|mo|year|yr|[a-z]+day)\b/i.test(after);
  if (hasPeriod && isVerb.test(clause) && !/\b(?:hours|orders|sales of)\b/i.test(clause))
    return true;
  if (isLarge && !counting.test(clause)) return true;
  // "We sell about 38,000 a month": few count their goods by the ten thousand.
  if (value >= 5_000 && hasPeriod && /\b(?:sell|sold|do|did|make|made)\b/i.test(clause))
    return true;
  return isJoined(gapToMoney, clause);
}

/** "short 85, Saturday 120 and the Sunday before 95". */
const dayInList =
  /^\s*,?\s*(?:and\s+)?(?:(?:the|on|in)\s+)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)s?(?:\s+before)?\s*$/i;

/** "from 13 to 15", "$15, we are 55", "340 in September and 610 in October": like the amount before. */
const isJoined = (gap: string | undefined, clause: string) =>
  gap !== undefined &&
  gap.length < 40 &&
  (/(?:^|\s)(?:and|or|to)\s*(?:about |around )?$/i.test(gap) ||
    dayInList.test(gap) ||
    /\b(?:(?:we|mine|ours|I) ?(?:'m|'re|am|are|is)(?: at)?|versus|vs|against|not)\s*$/i.test(
      gap,
    )) &&
  !counting.test(clause.replace(/\b(?:we|I|mine|ours) (?:am|are|is)(?: at)?\s*$/i, ''));
