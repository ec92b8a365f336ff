import type { DecidingNumber } from './deciding-numbers.js';

/** Kinds of questions; the first one whose words are there is asked. */
type Asked =
  | 'leaseOrBuy'
  | 'loan'
  | 'app'
  | 'waste'
  | 'opening'
  | 'discount'
  | 'priceRise'
  | 'payGap'
  | 'hire'
  | 'advertising'
  | 'rent'
  | 'purchase'
  | 'cash'
  | 'capacity'
  | 'leaving'
  | 'breakEven'
  | 'stock'
  | 'noShows'
  | 'membership'
  | 'season'
  | 'cardFees'
  | 'margin';

/** A question with the numbers that decide it. */
export interface AskedQuestion {
  readonly asked: Asked;
  /** Words of the situation and the aim. */
  readonly words: RegExp;
  readonly numbers: readonly DecidingNumber[];
  /** The steps that fit, by the kind of plan. */
  readonly kind: string;
  /** The calculator of the portal that does such a sum. */
  readonly calculator?: 'loan' | 'roi' | 'breakEven';
}

/** The first row whose words are in a situation tells what it asks. */
export const rows: readonly AskedQuestion[] = [
  {
    asked: 'stock',
    words: /\b(?:too much (?:stock|inventory)|inventory|overstock\w*|stock (?:that|sits|is))\b/,
    numbers: ['stock', 'sales', 'share'],
    kind: 'stock',
  },
  {
    asked: 'noShows',
    words:
      /\bno[- ]?shows?\b|\b(?:don't|doesn't|not|never) (?:show up|come|appear)\b|\bno-show fee\b/,
    numbers: ['noShows', 'price'],
    kind: 'no-shows',
  },
  {
    asked: 'membership',
    words:
      /\b(?:memberships?|subscriptions?|monthly pass|unlimited|punch card|loyalty|suscripci[oó]n|membres[ií]a)\b/,
    numbers: ['price', 'visits', 'unitCost'],
    kind: 'margins',
  },
  {
    asked: 'season',
    words:
      /\b(?:winter work|off[- ]season|slow (?:season|months|winter|summer)|(?:dead|closed) (?:months|in winter)|temporada baja)\b/,
    numbers: ['cash', 'goesOut', 'comesIn'],
    kind: 'slow-season',
  },
  {
    asked: 'cardFees',
    words:
      /\b(?:cards?|processors?|square|stripe|clover)\b[^.]*%|%[^.]*\b(?:cards?|processor|square|stripe|clover)\b/,
    numbers: ['sales', 'part'],
    kind: 'card-fees',
  },
  {
    asked: 'leaseOrBuy',
    words:
      /\b(?:leas(?:e|ing)|rent(?:ing)?)\b[^.]*\bor\b[^.]*\b(?:buy|own)|\bbuy\b[^.]*\bor\b[^.]*\b(?:lease|rent)\b/,
    numbers: ['monthly', 'outlay', 'term'],
    kind: 'funding',
    calculator: 'loan',
  },
  {
    asked: 'loan',
    words: /\b(?:loan|borrow|finance|financing|lend|mortgage|credit line|line of credit)\b/,
    numbers: ['outlay', 'monthly', 'term'],
    kind: 'funding',
    calculator: 'loan',
  },
  {
    asked: 'app',
    words:
      /\b(?:door ?dash|uber ?eats|grub ?hub|delivery app|the app|etsy|amazon|platform|classpass|groupon)\b/,
    numbers: ['part', 'price', 'unitCost'],
    kind: 'platform-fees',
  },
  {
    asked: 'waste',
    words:
      /\b(?:waste|wasting|throw(?:ing)?|thrown|spoils?|unsold|leftover|left over|expired?|goes bad)\b/,
    numbers: ['wasted', 'unitCost', 'sold'],
    kind: 'waste',
  },
  {
    asked: 'opening',
    words:
      /\b(?:opening|(?:to|should i|should we|stay|if we|if i|could) open|clos(?:e|ing)|stay(?:ing)? open)\b[^.]*\b(?:sundays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|evenings?|lunch|breakfast|mornings?|nights?|late|later|earlier|hours?|days?|winter|summer)\b/,
    numbers: ['pay', 'hours', 'share', 'hourSales'],
    kind: 'open-hours',
    calculator: 'breakEven',
  },
  {
    asked: 'discount',
    words:
      /\b(?:discounts?|coupons?|% off|percent off|half off|happy hour|deal|promo\w*|lower (?:my|our|the) prices?|match (?:their|the|them)|cut (?:my|our) prices?)\b/,
    numbers: ['price', 'unitCost', 'sold'],
    kind: 'competitor',
  },
  {
    asked: 'priceRise',
    words:
      /\b(?:rais\w+|increas\w+|higher|charge more|go up|too (?:low|cheap))\b[^.]*\b(?:price\w*|rates?|charge|fees?|tuition)|\b(?:price\w*|rates?|fees?)\b[^.]*\b(?:rais\w+|increas\w+|higher|go up|up)\b/,
    numbers: ['price', 'sold', 'unitCost'],
    kind: 'price-rise',
  },
  {
    asked: 'payGap',
    words:
      /\b(?:(?<!\bcan )quit(?:ting)?|(?<!\b(?:is|be|have) |'s )left (?:me|us|for)|leaving (?:me|us|for)|pays? more|keep (?:my|our|the) (?:\w+ )?(?:staff|techs?|people|crew|teachers?|workers|cooks|employees|team|guys|drivers)|los(?:e|ing) (?:my |our )?(?:teachers?|staff|techs?|people|workers|cooks|employees|drivers))\b/,
    numbers: ['pay', 'theirPay', 'hours'],
    kind: 'hiring',
  },
  {
    asked: 'hire',
    words:
      /\b(?:hir(?:e|ing)|helper|(?:another|second|extra|new|part[- ]time) (?:person|employee|worker|stylist|tech|cook|baker|driver|assistant|barber|groomer|crew|mechanic)|somebody to help|bring on|contratar|ayudante)\b/,
    numbers: ['pay', 'hours', 'price', 'unitCost'],
    kind: 'hiring',
    calculator: 'breakEven',
  },
  {
    asked: 'advertising',
    words:
      /\b(?:ads?|advertis\w+|google|facebook|instagram|flyers?|radio|billboard|mailers?|marketing|anuncios?)\b/,
    numbers: ['spent', 'unitCost', 'won'],
    kind: 'marketing',
    calculator: 'roi',
  },
  {
    asked: 'rent',
    words:
      /\b(?:landlord|(?:the |my |our )?rent (?:is going|goes|went|will go|up)|higher rent|new lease|renew(?:ing)? (?:the |my |our )?lease|bigger (?:space|place|shop|location)|move to|moving to|la renta)\b/,
    numbers: ['rentNew', 'share', 'sales'],
    kind: 'rent',
    calculator: 'breakEven',
  },
  {
    asked: 'purchase',
    words:
      /\b(?:pays? for (?:itself|themselves)|(?:second|another|new|bigger|used|extra) (?:\w+ )?(?:van|truck|trailer|oven|machine|mower|chair|table|location|place|shop|kiosk|printer|press|lift|freezer|cooler|kiln|bike|boat|car|store|equipment)|buy(?:ing)? (?:a|an|the|another)|invest in|otra camioneta|comprar)\b/,
    numbers: ['monthly', 'more', 'price', 'outlay'],
    kind: 'payback',
    calculator: 'roi',
  },
  {
    asked: 'cash',
    words:
      /\b(?:cash|bank|bills|payroll|owes? (?:me|us)|run out|can't pay|cannot pay|short every|broke|behind on|unpaid|invoices|dinero|n[oó]mina)\b/,
    numbers: ['cash', 'goesOut', 'comesIn'],
    kind: 'cash-flow',
  },
  {
    asked: 'capacity',
    words:
      /\b(?:turn(?:ing|ed)? (?:people |them |customers |jobs )?away|wait ?list|booked (?:out|up|solid)|no time|too (?:busy|much work)|can't keep up|saying no|overbooked|full)\b/,
    numbers: ['turnedAway', 'price', 'monthly'],
    kind: 'growth',
  },
  {
    asked: 'leaving',
    words:
      /\b(?:members?|subscribers?|customers|clients|students|families)\b[^.]*\b(?:quit|leav\w+|left|cancel\w*|drop(?:ping|ped)?|don't come back|stopped)\b/,
    numbers: ['leaving', 'price', 'sold'],
    kind: 'retention',
  },
  {
    asked: 'breakEven',
    words:
      /\b(?:break ?even|cover (?:my|our|the) (?:costs|rent|bills)|how many (?:do|must|should|would|(?:i|we) (?:need|have) to sell)|not (?:to )?lose money)\b/,
    numbers: ['goesOut', 'price', 'unitCost'],
    kind: 'margins',
    calculator: 'breakEven',
  },
  {
    asked: 'margin',
    words:
      /\b(?:charge|quote|price|profit|margin|making (?:any )?money|worth it|what(?: is|['’]?s) left|what (?:do|am|would) i (?:really )?(?:make|making|clear|keep)|enough|me queda|ganancia|cobr\w+|precio)\b/,
    numbers: ['price', 'unitCost', 'hours', 'sold'],
    kind: 'margins',
    calculator: 'breakEven',
  },
];
