import {
  afterMoney,
  amount,
  counted,
  countingWords,
  end,
  money,
  months,
  namedByNumber,
  noUnit,
  numbered,
  paidFor,
  pricedThings,
  shortThings,
} from './amount-words.js';
import { noLimit } from './limits.js';

/**
 * Where a number is an amount, each with an example. The first group of a pattern is what stands before the amount, the
 * second the amount.
 */
export const amountPatterns: readonly RegExp[] = [
  // "8,400": nothing else is written so, without a thing that is counted: "3,800 food boxes".
  new RegExp(
    `()(?<![$\\d.,#/:–-])\\b(\\d{1,3}(?:,\\d{3})+(?:\\.\\d\\d)?)\\b(?!\\.?\\d)${noUnit}(?!\\s(?:(?!(?:for|from|in|on|to|and|or|an?|of|at|by|per|plus|with|if|before|after|when)\\b)[a-z]+ )?[a-z]+s\\b(?<!\\b(?:is|was|minus|less|plus|has|does)))`,
    'gi',
  ),
  // "318.60 banner": hundreds with cents are no time and no size.
  new RegExp(`()(?<![$\\d.,#/:–-])\\b(\\d{3,6}\\.\\d\\d)(?![\\d%])${noUnit}`, 'gi'),
  // "19 an hour", "24 a head", "11 each", "50 off", "25 late fee", "89/month"
  new RegExp(
    `()(?<![$\\d.,#/:–-])(?<!\\b(?:${numbered}|${months}|${countingWords}) )\\b${noLimit}(\\d{1,5}(?:\\.\\d\\d)?)\\b(?=\\s(?:an?|per|the) (?:${pricedThings})\\b|\\s(?:each|apiece|bucks|flat)\\b|\\soff\\b(?! (?:of|the road|main|exit|hwy))|\\s(?:${paidFor})\\b|/(?:${shortThings})\\b)`,
    'gi',
  ),
  // "quote was 8400", "late fee 25", "deposit is 500", "owes 75"
  new RegExp(
    `(\\b${money}(?: (?:is|was|are|were|of|goes to|comes to|came to|us|me|you|now|only|just|at|around|about))*(?:\\s?[:=])?\\s)${amount}(?! (?:for|of|or) (?:\\d|\\w+ got)|\\s+(?!${afterMoney})[a-z]+)`,
    'gi',
  ),
  // "it's 180 parts", "180 for labor"
  new RegExp(
    `((?:^|\\b(?:it's|it is|is|be|about|and|plus|[,.;]) ))(?=\\d{2,})${amount}(?= (?:for |in )?(?:parts|labor|materials)\\b)`,
    'gim',
  ),
  // "50 gal gas 1650 installed"
  new RegExp(
    `()(?<=[a-z]{2},? )(?<!\\b(?:${numbered}|about|around|over|have|has|had|got|we|i|the) )(?=\\d{2,})(?!(?:19|20)\\d\\d\\b)${amount}(?= (?:installed(?! (?!includes|plus|is)[a-z]+s\\b)|all in\\b|out the door\\b|plus tax\\b|materials included|labor included|parts and labor))`,
    'gi',
  ),
  // "14.50 to start"
  new RegExp(`((?:^|[,.;] ))(?=\\d{2,})${amount}(?= to start\\b)`, 'gim'),
  // "3 for 9", "11 each or 2 for 20"
  new RegExp(`(\\b(?:[1-9]|1[0-2]|two|three|four|five|six|a dozen|one) for )${amount}${end}`, 'gi'),
  // "starting at 45", "from 1200"
  new RegExp(
    `(\\b(?:starting at|starts at|start at|(?<!\\b(?:dropped|went|fell|down|up|grew|goes|rose) )from) )(?=\\d{2,})(?!\\d+ [a-z]+ (?:st |ave |rd )?to \\d)(?!(?:1[89]|20)\\d\\d\\b|1[0-2]\\b|\\d+ (?:to|till|until) \\d|\\d+ (?:${counted})\\b)${amount}`,
    'gi',
  ),
  // "booth is 300 for both days"
  new RegExp(
    `(\\b(?:is|was|are) )(?=\\d{3,5}\\b)(?!(?:19|20)\\d\\d\\b)${amount}(?= (?:for|plus|with|and)\\b|\\s*[,.;]|\\s*$)`,
    'gi',
  ),
  // "there is no charge this time but it's 35 next time", "lost 300 in meat", "5 gift cards of 20"
  new RegExp(
    `(\\b(?:it's|its|it is|thats|that's|only|just) )(?=\\d{2,})${amount}(?= (?:next time|after that|otherwise|if you|to replace|more)\\b)`,
    'gi',
  ),
  new RegExp(
    `(\\b(?:lost|out|spent|cost us|wasted|saved|made|raised) (?:about |over |almost )?)(?=\\d{2,})${amount}(?= (?:in|on|of|worth of) (?!a\\b)[a-z]+)`,
    'gi',
  ),
  new RegExp(
    `(\\b(?:gift ?cards?|coupons?|vouchers?|certificates?) (?:of|for|worth) )${amount}`,
    'gi',
  ),
  new RegExp(
    `(\\bpass |\\bregular |\\breg |\\bnormally |\\busually )(?=\\d{2,})${amount}(?=(?: (?:til|till|until|through|thru|regular|reg)\\b)|\\s*[,.;]|\\s*$)`,
    'gi',
  ),
  // "Pam Ortiz 425 invoice 3290"
  new RegExp(
    `((?<!\\b(?:order|po|no|number|unit|apt|suite|room|lot|job|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*) )(?<=[a-z] ))${amount}(?= (?:on |for )?(?:invoice|inv)\\.? #?\\d)`,
    'gi',
  ),
  // "invoice 2217 stump grinding 385 was due"
  new RegExp(
    `(\\binvoice #?\\d[\\w-]*,? (?:for )?(?:[a-z0-9' -]{3,40}[a-z] ))${amount}(?=,? (?:(?:was|is|were|are) )?(?:due|overdue|past due|still open|not paid|unpaid)\\b)`,
    'gi',
  ),
  // "40 delivery", "60 for installation"
  new RegExp(
    `((?:^|[,;]\\s|\\bor )(?:it's |its |plus |and )?)(?=\\d{2,})${amount}(?= (?:for )?(?:delivery|shipping|setup|installation|pickup|assembly|labor|haul[- ]?(?:off|away)|cleanup|to deliver|to install)\\b)`,
    'gim',
  ),
  // "85 due at pickup", "can redraw it for 45", "stay 260 till then", "refund her last 5 days 140"
  new RegExp(`((?:^|[,;]\\s))(?=\\d{2,})${amount}(?= due (?:at|on|when|by|now|upon)\\b)`, 'gim'),
  new RegExp(
    `(\\b(?:redraw|fix|repair|replace|clean|redo|deliver|install|reprint|rush|ship)(?: (?:it|that|this|them))? for )(?=\\d{2,})${amount}(?=\\s*(?:[,.;]|$))`,
    'gim',
  ),
  new RegExp(
    `(\\b(?:stays?|remains?) (?:at )?)(?=\\d{2,})${amount}(?= (?:till|until|through|for|if)\\b)`,
    'gi',
  ),
  new RegExp(
    `(\\brefund (?:[a-z]+ ){1,3}(?:\\d+ )?[a-z]+ )(?=\\d{2,})${amount}(?=\\s*(?:[,.;]|$))`,
    'gim',
  ),
  // "a raise to 26 an hour", "we charged 200 for 10 minutes", "95 to come look", "delivery 12 in town"
  new RegExp(
    `(\\b(?:raise|raised|goes up|went up) to |\\bcharged (?:us |me |him |her |them )?|\\bdelivery (?:is )?)(?=\\d{2,})${amount}(?= (?:an hour|for|in town|out of|to|locally)\\b)`,
    'gi',
  ),
  new RegExp(
    `((?:^|, ))(?=\\d{2,})${amount}(?= (?:the )?same as (?:last time|before|last year)\\b)`,
    'gim',
  ),
  new RegExp(
    `((?:^|, ))(?=\\d{2,})${amount}(?= to (?:come|look|deliver|install|haul|visit|diagnose)\\b)`,
    'gim',
  ),
  new RegExp(`((?<=\\$\\d+ in town,? (?:and )?))${amount}(?= out of town\\b)`, 'gi'),
  // "costumes 65 due March 1", "tickets 12 at the door", "240 cash or check", "95 plus $15"
  new RegExp(
    `((?<=[a-z]{4,} )(?<!\\b(?:${namedByNumber}) ))(?=\\d{2,})${amount}(?= (?:is |was |were |are )?(?:due (?!back)|overdue\\b|at the door\\b|at the gate\\b|cash\\b|(?:plus|less|minus) \\$))`,
    'gim',
  ),
  new RegExp(
    `((?:^|[,;]\\s|(?<![a-z])[a-z]{3,} ))(?=\\d{2,})${amount}(?= (?:cash|check)(?: or (?:cash|check|card|venmo|zelle))?\\s*(?:[,.;]|$))`,
    'gim',
  ),
  new RegExp(
    `((?<=[a-z] ))(?=\\d{2,})${amount}(?= (?:plus|less|minus) (?:a |the |an )?\\$\\d)`,
    'gi',
  ),
  // "came to 84", "I'll pay the tile man up to 200", "want 96 back", "done 89"
  new RegExp(
    `(\\b(?:came to|comes to|come to|adds up to) |\\b(?:pay|pays|cover|covers|credit|refund|reimburse)\\b[^.;,]{0,40}? up to |\\b(?:want|wants|need|refund|return) (?:my |our |the |her |his |their )?|\\b(?:done|finished|ready|fixed) )(?=\\d{2,})${amount}(?=\\s*(?:[,.;]|$)| (?:back|not|and|instead|with|total|ready|for|plus)\\b)`,
    'gi',
  ),
  // "80 chairs at 2.50 and 10 tables at 9", "eggs 2.10 to 3.40 a dozen"
  new RegExp(
    `(\\b\\d+ (?!(?:people|guests|kids|adults|of)\\b)[a-z]+s at )${amount}(?= and \\d| plus\\b|\\s*(?:[,;]|$))`,
    'gi',
  ),
  /((?:^|[a-z,] ))(?<!\b(?:version|ph|size|of|or|x) )(\d{1,2}\.\d\d)(?= to \$?\d{1,2}\.\d\d (?:an?|per|each)\b)/gi,
  /((?<=\$\d{1,2}\.\d\d to ))(\d{1,2}\.\d\d)(?= (?:an?|per|each)\b)/gi,
  // "furnace tune ups 89 til dec 15 normally 129"
  new RegExp(
    `((?<=[a-z]{3,} ))(?=\\d{2,})${amount}(?= (?:til|till|until|through|thru) [^,.;]{3,20} (?:normally|usually|regular|regularly|reg|was) \\$?\\d)`,
    'gi',
  ),
  // "Monday and Wednesday 6pm 150 only 8 spots"
  new RegExp(`((?<=\\d ?[ap]m ))(?=\\d{2,})${amount}(?= only\\b|\\s*(?:[,;]|$))`, 'gim'),
  // "28 to 36 an hour", "wholesale 4.25 a bar", "9 a gallon 5 a half gallon"
  /()(?<![$\d.,#/:–-])\b(\d{2,3})(?= to \$?\d{2,3} (?:an?|per) (?:hour|hr|head|person|night|day|plate)\b)/gi,
  /((?<=\$\d{2,3} to ))(\d{2,3})(?= (?:an?|per) (?:hour|hr|head|person|night|day|plate)\b)/gi,
  /()(?<![$\d.,#/:–-])\b(\d{1,3}\.\d\d)(?= (?:an?|per|each) [a-z])/gi,
  new RegExp(
    `((?<=\\$\\d[\\d.]* (?:an?|per) [a-z]+,? ))${amount}(?= (?:an? |per )?(?:half|quarter|dozen|pint|quart|gallon|gal|pound|lb)\\b)`,
    'gi',
  ),
  // "1 bedroom 420 2 bedroom 560"
  new RegExp(
    `(\\b\\d (?:bed|bedroom|bath|bathroom|car|door|tier|story|bay) )(?=\\d{2,})${amount}(?=\\s*(?:[,;]|$)| \\d (?:bed|bath|car|door|tier|story|bay))`,
    'gim',
  ),
  // "poinsettias 12 or 2 for 20", "whitening 199 thru January", "500 cards 39 ready tomorrow", "35 to enter"
  new RegExp(
    `((?<=[a-z]{3,} )(?<!\\b(?:${namedByNumber}|${countingWords}|${numbered}|${months}|ages?|grades?) ))(?=\\d{2,})${amount}(?= (?:or \\d+ for \\$?\\d|(?:thru|through) (?:${months})\\b|ready (?:today|tomorrow|by|in)\\b))`,
    'gi',
  ),
  new RegExp(
    `((?:^|[,.;] ))(?=\\d{1,3}\\b)${amount}(?= to (?:enter|play|join|get in|compete)\\b)`,
    'gim',
  ),
  // "stump 180 extra"
  new RegExp(
    `((?<=[a-z]{2,} ))(?=\\d{2,})${amount}(?= (?:extra|more|additional)\\s*(?:[,.;]|$))`,
    'gim',
  ),
  // "extra 350", "= 1475", "save 40", "minus 500"
  new RegExp(
    `(\\b(?:save|minus|plus|extra|take|knock|tip|(?<!\\b(?:lasts?|for|run|runs|wait) )another)\\s|=\\s?)(?=\\d{2,})${amount}(?=\\s*(?:[,.;=]|$)|\\s(?:off|deposit|left|from|for|total)\\b)`,
    'gi',
  ),
];
