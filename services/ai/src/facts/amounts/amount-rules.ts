import { noLimit } from './limits.js';

/** A number that may be an amount, and what never is one: a time, a date, a part of a longer number. */
const number =
  '(?<![$\\d.,#/:–-])\\b(?:\\d{1,3}(?:,\\d{3})+|\\d{1,5})(?:\\.\\d\\d)?\\b(?![.,]?\\d)';
/** What has a number for a name: "unit 204", "order 5521", "check 1093". */
export const numbered =
  'unit|order|po|no|number|invoice|inv|apt|suite|ste|room|lot|ticket|check|job|case|account|acct|box|route|bay|space|slot|gate';
const units =
  'days?|weeks?|months?|years?|hours?|minutes?|mins?|hrs?|yrs?|wks?|am|pm|a\\.m|p\\.m|people|persons?|guests|kids|adults|percent|feet|foot|ft|inch(?:es)?|in\\.|times|x|oz|lbs?|pounds?|miles?|mi|units?|items?|spots?|seats?|sq|cm|mm|gal|gallons?|bags?|boxes|cases|dozen|star|stars|acres?|am|pm|bedroom|bed|bath|car|door|tier|foot|page|piece|pack|person|point|st|street|ave|avenue|rd|road|dr|drive|ln|lane|pine|oak|main';
const noUnit = `(?!\\s?(?:${units})\\b|\\s?[%:/°"'’-]|st\\b|nd\\b|rd\\b|th\\b)`;
export const amount = `(${number})${noUnit}`;
const money =
  '(?:prices?|fees?|deposits?|quotes?|totals?|bills?|balance|charges?|costs?|rent|refund|credit|rate|estimate|owes?|owed|worth|budget|bid|invoice total|late fee|payment|pays?|paid|tuition|installment|copay|retainer|discount)';
const end = '(?=\\s*(?:[,.;)]|$))';

/** Each with an example. The first group of a rule is what stands before the amount, the second the amount. */
export const amountRules: readonly (readonly [RegExp, string])[] = [
  // "8,400": nothing else is written so, without a thing that is counted.
  [
    new RegExp(
      `()(?<![$\\d.,#/:–-])\\b(\\d{1,3}(?:,\\d{3})+(?:\\.\\d\\d)?)\\b(?!\\.?\\d)${noUnit}(?!\\s[a-z]+s\\b(?<!\\b(?:is|was|minus|less|plus|has|does)))`,
      'gi',
    ),
    '$1$$$2',
  ],
  // "19 an hour", "24 a head", "11 each", "50 off", "25 late fee", "89/month"
  [
    new RegExp(
      `()(?<![$\\d.,#/:–-])(?<!\\b(?:${numbered}|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december|limit|max|only|least|most|times|up to|by|twice|from|to|instead of|than|about|around|get|got|see|have|had|serve|make|sell|sold|away|mow|wash|groom|bake|\\d on) )\\b${noLimit}(\\d{1,5}(?:\\.\\d\\d)?)\\b(?=\\s(?:an?|per|the) (?:head|person|sheet|hour|hr|month|mo|week|day|visit|plate|piece|ticket|night|yard|foot|sq|square|load|bag|box|case|jar|bottle|pound|dozen|kid|child|adult|couple|family|student|car|room|window|tree|pair|unit|class|session|lesson|seat|table|gallon|ton|mile|trip|stop|cut|trim|wash|walk|cleaning|sitting|pan|tray|pie|loaf|cord|round|game|lane|stem|bale|roll|gallon|acre)\\b|\\s(?:each|apiece|bucks|flat)\\b|\\soff\\b(?! (?:of|the road|main|exit|hwy))|\\s(?:late fee|fee|deposit|discount|gift card|credit|refund|bonus|tip|voucher|coupon|per)\\b|/(?:mo|month|hr|hour|week|wk|visit|day|night|person|head|sheet|yr|year|each|ea)\\b)`,
      'gi',
    ),
    '$1$$$2',
  ],
  // "quote was 8400", "late fee 25", "deposit is 500", "owes 75"
  [
    new RegExp(
      `(\\b${money}(?: (?:is|was|are|were|of|goes to|comes to|came to|us|me|you|now|only|just|at|around|about))*(?:\\s?[:=])?\\s)${amount}(?! (?:for|of|or) (?:\\d|\\w+ got)|\\s+(?!minus|plus|total|down|left|due|and|or|for|by|if|to|starts?|starting|with|per|a|an|each|at|on|is|was|off|until|till|which|because|but|so|extra|more|cash|check|today|back|now)[a-z]+)`,
      'gi',
    ),
    '$1$$$2',
  ],
  // "it's 180 parts", "180 for labor"
  [
    new RegExp(
      `((?:^|\\b(?:it's|it is|is|be|about|and|plus|[,.;]) ))(?=\\d{2,})${amount}(?= (?:for |in )?(?:parts|labor|materials)\\b)`,
      'gim',
    ),
    '$1$$$2',
  ],
  // "50 gal gas 1650 installed"
  [
    new RegExp(
      `()(?<=[a-z]{2},? )(?<!\\b(?:${numbered}|about|around|over|have|has|had|got|we|i|the) )(?=\\d{2,})(?!(?:19|20)\\d\\d\\b)${amount}(?= (?:installed(?! (?!includes|plus|is)[a-z]+s\\b)|all in\\b|out the door\\b|plus tax\\b|materials included|labor included|parts and labor))`,
      'gi',
    ),
    '$1$$$2',
  ],
  // "14.50 to start"
  [new RegExp(`((?:^|[,.;] ))(?=\\d{2,})${amount}(?= to start\\b)`, 'gim'), '$1$$$2'],
  // "3 for 9", "11 each or 2 for 20"
  [
    new RegExp(
      `(\\b(?:[1-9]|1[0-2]|two|three|four|five|six|a dozen|one) for )${amount}${end}`,
      'gi',
    ),
    '$1$$$2',
  ],
  // "starting at 45", "from 1200"
  [
    new RegExp(
      `(\\b(?:starting at|starts at|start at|(?<!\\b(?:dropped|went|fell|down|up|grew|goes|rose) )from) )(?=\\d{2,})(?!(?:1[89]|20)\\d\\d\\b|1[0-2]\\b|\\d+ (?:to|till|until) \\d|\\d+ (?:customers|people|clients|members|orders|guests|kids|students|followers|visitors|patients)\\b)${amount}`,
      'gi',
    ),
    '$1$$$2',
  ],
  // "booth is 300 for both days"
  [
    new RegExp(
      `(\\b(?:is|was|are) )(?=\\d{3,5}\\b)(?!(?:19|20)\\d\\d\\b)${amount}(?= (?:for|plus|with|and)\\b|\\s*[,.;]|\\s*$)`,
      'gi',
    ),
    '$1$$$2',
  ],
  // "there is no charge this time but it's 35 next time", "lost 300 in meat", "5 gift cards of 20"
  [
    new RegExp(
      `(\\b(?:it's|its|it is|thats|that's|only|just) )(?=\\d{2,})${amount}(?= (?:next time|after that|otherwise|if you|to replace|more)\\b)`,
      'gi',
    ),
    '$1$$$2',
  ],
  [
    new RegExp(
      `(\\b(?:lost|out|spent|cost us|wasted|saved|made|raised) (?:about |over |almost )?)(?=\\d{2,})${amount}(?= (?:in|on|of|worth of) (?!a\\b)[a-z]+)`,
      'gi',
    ),
    '$1$$$2',
  ],
  [
    new RegExp(
      `(\\b(?:gift ?cards?|coupons?|vouchers?|certificates?) (?:of|for|worth) )${amount}`,
      'gi',
    ),
    '$1$$$2',
  ],
  [
    new RegExp(
      `(\\bpass |\\bregular |\\breg |\\bnormally |\\busually )(?=\\d{2,})${amount}(?=(?: (?:til|till|until|through|thru|regular|reg)\\b)|\\s*[,.;]|\\s*$)`,
      'gi',
    ),
    '$1$$$2',
  ],
  // "Pam Ortiz 425 invoice 3290"
  [
    new RegExp(
      `((?<!\\b(?:order|po|no|number|unit|apt|suite|room|lot|job|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*) )(?<=[a-z] ))${amount}(?= (?:on |for )?(?:invoice|inv)\\.? #?\\d)`,
      'gi',
    ),
    '$1$$$2',
  ],
  // "invoice 2217 stump grinding 385 was due"
  [
    new RegExp(
      `(\\binvoice #?\\d[\\w-]*,? (?:for )?(?:[a-z0-9' -]{3,40}[a-z] ))${amount}(?=,? (?:(?:was|is|were|are) )?(?:due|overdue|past due|still open|not paid|unpaid)\\b)`,
      'gi',
    ),
    '$1$$$2',
  ],
  // "40 delivery", "60 for installation"
  [
    new RegExp(
      `((?:^|[,;]\\s|\\bor )(?:it's |its |plus |and )?)(?=\\d{2,})${amount}(?= (?:for )?(?:delivery|shipping|setup|installation|pickup|assembly|labor|haul[- ]?(?:off|away)|cleanup|to deliver|to install)\\b)`,
      'gim',
    ),
    '$1$$$2',
  ],
  // "85 due at pickup", "can redraw it for 45", "stay 260 till then", "refund her last 5 days 140"
  [
    new RegExp(`((?:^|[,;]\\s))(?=\\d{2,})${amount}(?= due (?:at|on|when|by|now|upon)\\b)`, 'gim'),
    '$1$$$2',
  ],
  [
    new RegExp(
      `(\\b(?:redraw|fix|repair|replace|clean|redo|deliver|install|reprint|rush|ship)(?: (?:it|that|this|them))? for )(?=\\d{2,})${amount}(?=\\s*(?:[,.;]|$))`,
      'gim',
    ),
    '$1$$$2',
  ],
  [
    new RegExp(
      `(\\b(?:stays?|remains?) (?:at )?)(?=\\d{2,})${amount}(?= (?:till|until|through|for|if)\\b)`,
      'gi',
    ),
    '$1$$$2',
  ],
  [
    new RegExp(
      `(\\brefund (?:[a-z]+ ){1,3}(?:\\d+ )?[a-z]+ )(?=\\d{2,})${amount}(?=\\s*(?:[,.;]|$))`,
      'gim',
    ),
    '$1$$$2',
  ],
  // "a raise to 26 an hour", "we charged 200 for 10 minutes", "95 to come look", "delivery 12 in town"
  [
    new RegExp(
      `(\\b(?:raise|raised|goes up|went up) to |\\bcharged (?:us |me |him |her |them )?|\\bdelivery (?:is )?)(?=\\d{2,})${amount}(?= (?:an hour|for|in town|out of|to|locally)\\b)`,
      'gi',
    ),
    '$1$$$2',
  ],
  [
    new RegExp(
      `((?:^|, ))(?=\\d{2,})${amount}(?= (?:the )?same as (?:last time|before|last year)\\b)`,
      'gim',
    ),
    '$1$$$2',
  ],
  [
    new RegExp(
      `((?:^|, ))(?=\\d{2,})${amount}(?= to (?:come|look|deliver|install|haul|visit|diagnose)\\b)`,
      'gim',
    ),
    '$1$$$2',
  ],
  [new RegExp(`((?<=\\$\\d+ in town,? (?:and )?))${amount}(?= out of town\\b)`, 'gi'), '$1$$$2'],
  // "costumes 65 due March 1", "tickets 12 at the door", "240 cash or check", "95 plus $15"
  [
    new RegExp(
      `((?<=[a-z]{4,} )(?<!\\b(?:order|invoice|number|route|truck|unit|room|suite|page|step|january|february|march|april|june|july|august|september|october|november|december|about|around|until|till|only|just|over|under|least|most|from|with|than|after|before|between) ))(?=\\d{2,})${amount}(?= (?:is |was |were |are )?(?:due (?!back)|overdue\\b|at the door\\b|at the gate\\b|cash\\b|(?:plus|less|minus) \\$))`,
      'gim',
    ),
    '$1$$$2',
  ],
  [
    new RegExp(
      `((?:^|[,;]\\s|(?<![a-z])[a-z]{3,} ))(?=\\d{2,})${amount}(?= (?:cash|check)(?: or (?:cash|check|card|venmo|zelle))?\\s*(?:[,.;]|$))`,
      'gim',
    ),
    '$1$$$2',
  ],
  [
    new RegExp(
      `((?<=[a-z] ))(?=\\d{2,})${amount}(?= (?:plus|less|minus) (?:a |the |an )?\\$\\d)`,
      'gi',
    ),
    '$1$$$2',
  ],
  // "came to 84", "I'll pay the tile man up to 200", "want 96 back", "done 89"
  [
    new RegExp(
      `(\\b(?:came to|comes to|come to|adds up to) |\\b(?:pay|pays|cover|covers|credit|refund|reimburse)\\b[^.;,]{0,40}? up to |\\b(?:want|wants|need) (?:my |our |the )?|\\b(?:done|finished|ready|fixed) )(?=\\d{2,})${amount}(?=\\s*(?:[,.;]|$)| (?:back|not|and|instead|with|total|ready|for|plus)\\b)`,
      'gi',
    ),
    '$1$$$2',
  ],
  // "stump 180 extra"
  [
    new RegExp(
      `((?<=[a-z]{3,} ))(?=\\d{2,})${amount}(?= (?:extra|more|additional)\\s*(?:[,.;]|$))`,
      'gim',
    ),
    '$1$$$2',
  ],
  // "extra 350", "= 1475", "save 40", "minus 500"
  [
    new RegExp(
      `(\\b(?:save|minus|plus|extra|take|knock|tip|(?<!\\b(?:lasts?|for|run|runs|wait) )another)\\s|=\\s?)(?=\\d{2,})${amount}(?=\\s*(?:[,.;=]|$)|\\s(?:off|deposit|left|from|for|total)\\b)`,
      'gi',
    ),
    '$1$$$2',
  ],
];
