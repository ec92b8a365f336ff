import { anyMonth, anyWeekday } from '../grammar/calendar-names.js';

/** Corrections that apply to every sentence, each a pattern and its replacement. */
export const mends: readonly (readonly [RegExp, string])[] = [
  // "We need it by Wednesday or refund."
  [
    /\b(need (?:it|them|this|these) (?:by|before|on) [^,.]{3,40}?),? or (?:a )?(refund|replacement|credit)(?=[.]$)/g,
    '$1, or else a $2',
  ],
  // "$214.60 left after insurance paid."
  [/^(\$[\d,.]*\d) (left|due|owed) (?=(?:after|on|from|for|since)\b)/g, '$1 is $2 '],
  // "coffee & talk", within a sentence
  [/(?<=[a-z]) & (?=[a-z])/g, ' and '],
  [/^(?:I|We) met you (?=at\b)/g, 'It was good to meet you '],
  // "If we leave the logs for firewood $2,350."
  [/^(If [^,$]{8,80}?),? (\$[\d,.]*\d)(?=[.]$)/g, '$1, the price is $2'],
  [new RegExp(`\\b(${anyMonth} \\d{1,2}) (?=20\\d\\d\\b)`, 'g'), '$1, '],
  // "I could do Wednesday 4:30 or Saturday 11": an hour after its day.
  [
    new RegExp(
      `\\b((?:${anyWeekday}|[Tt]omorrow|[Tt]onight|[Tt]oday)s?) (?=(?:[1-9]|1[0-2])(?::[0-5]\\d)?(?: ?[ap]m)?(?:[.,;?!]|$| (?:or|and|if|works?|is|would|sharp) ))`,
      'g',
    ),
    '$1 at ',
  ],
  // "I been waiting", "the somebody", "our who": what the completion of a note left
  [/\b(I|[Ww]e|[Yy]ou|[Tt]hey) been (?=[a-z\d])/g, '$1 have been '],
  [/\b(He|She|It|he|she|it) been (?=[a-z\d])/g, '$1 has been '],
  [
    /^(?:The|Our|My|A|An) (?=(?:somebody|someone|everybody|everyone|nobody|no one|anybody|anyone|we|you|they|it|he|she|who|there|this|that|these)\b)/g,
    '',
  ],
  [/(?<=\b(?:the|our|my) )(?:the|our|my) /gi, ''],
  // "Card on file was declined"
  [
    /^(Card|Check|Payment|Deposit|Order|Package|Key|Part|Gate|Door|Invoice) (?=(?:on file|in the mail|on hold|in back|out front) (?:was|is|has|will)\b)/g,
    'The $1 ',
  ],
  [/(?<=\d)\s?([ap])m\b/gi, ' $1m'],
  [
    new RegExp(
      `\\b(${anyWeekday}s?(?: (?:and|or|to) ${anyWeekday})?),? (${anyMonth} \\d{1,2}(?: (?:and|or|to) \\d{1,2})?)(?:st|nd|rd|th)?\\b(?=[.!?,;:]|$)`,
      'g',
    ),
    '$1, $2',
  ],
  [
    new RegExp(
      `\\b(${anyWeekday}(?: (?:and|or|to) ${anyWeekday})?),? (${anyMonth} \\d{1,2}(?: (?:and|or|to) \\d{1,2})?)(?:st|nd|rd|th)?\\b(?= \\w)`,
      'g',
    ),
    '$1, $2,',
  ],
  // "the job $14 an hour"
  [
    /\b(job|position|role|shift|work|group|class|crew|route|gig|lessons?|slot) (?=\$\d[\d.,]* (?:an?|per) (?:hour|day|week|month|year)\b)/gi,
    '$1 at ',
  ],
  [/(?<=\w) not (?=\$?\d|the \d)/g, ', not '],
  // "until 6 Saturday until 4"
  [
    new RegExp(
      `\\b(until|to) (\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?),? (${anyWeekday}s?) (?:until|to) (?=\\d)`,
      'g',
    ),
    '$1 $2, and on $3 until ',
  ],
  // "you start route 3 Monday", "with you first week", "New chain came to"
  [
    new RegExp(
      `\\b((?:[Rr]oute|[Rr]oom|[Uu]nit|[Ll]ine|[Tt]ruck|[Jj]ob) \\d+) (?=${anyWeekday}s?\\b)`,
      'g',
    ),
    '$1 on ',
  ],
  [/(?<=\b(?:you|him|her|us|them)) (?=(?:first|last|whole) (?:week|day|month|shift)\b)/g, ' the '],
  [
    /^New (?=[a-z]+ (?:and [a-z]+ )?(?:[a-z]+ )?(?:came|comes|cost|costs|is|are|was|were|arrived|broke|went|goes)\b)/g,
    'The new ',
  ],
  // "Pickles the shop cat is glad"
  [
    /^([A-Z][a-z]+) (the (?:[a-z]+ )?(?:cat|dog|puppy|kitten|bird|parrot|goat|horse|pony|pig|owner|baker|chef|cook|barber|groomer|mechanic|manager|teacher|coach|driver|clerk|stylist|florist|butcher|farmer|plumber|nurse|elf|bear|mascot)) (?=(?:is|was|has|says|loves|loved|misses|sends|will)\b)/g,
    '$1, $2, ',
  ],
  [
    /^You (run|own|have) (?=the (?!key|keys|receipt|ticket|right|option)[a-z]+ (?:store|shop|salon|studio|gym|school|club|bakery|cafe|clinic)\b)/g,
    'I know that you $1 ',
  ],
  [/\bonly but (?=got|came|had|received)/gi, 'only '],
  [
    new RegExp(`\\b(${anyWeekday}s?) (?=\\d{1,2}(?::\\d\\d)? (?:to|and|-) \\d{1,2}\\b)`, 'g'),
    '$1 from ',
  ],
  // "half down that's $3,400", "thats 1,260": what it comes to.
  [
    /,? that(?:'s| is) (\$\d[\d,.]*\d)(,? before\b|,? by\b|,? up front\b|[.!]?$)/gi,
    ', which is $1$2',
  ],
  [/(, which is \$[\d,.]*\d) before\b/gi, '$1, before'],
  [
    /\b(\d+|two|three|four|five|six|ten) (hour|day|week|month|year|class|minute|mile|page|piece|person) (?=(?:[a-z]+ )?(?:warranty|guarantee|line|notice|pass|lease|contract|plan|class|course|shift|trial|drive|break|delay|wait|emergency|party|membership|workshop|session|cleanse|trip)\b)/gi,
    '$1-$2 ',
  ],
  [/, ((?:order|invoice|po) #?[A-Z]{0,4}-?\d[\w-]*)(?=[.]$)/gi, ' ($1)'],
  [/^Keep (?=your (?:number|name|application|r[eé]sum[eé]|details)\b)/g, 'We will keep '],
  [/\b(rent|deposit|balance|bill) (?=\$\d)/g, '$1 of '],
  [
    /\bsorry about ((?:the|our|your|my) [^,.]+?) (?=(?:was|were|is|are|came|got|did|had|has)\b)/gi,
    'sorry that $1 ',
  ],
  [/^Start (?=(?:with)?in \d)/g, 'We can start '],
  [
    new RegExp(`\\b(${anyWeekday}) (?=\\d{1,2}(?::\\d\\d)? [ap]m\\b(?! (?:to|and|-)))`, 'g'),
    '$1 at ',
  ],
  [/\bRSVP by (?:reply|replying)\b(?! to)/gi, 'RSVP by replying to this e-mail'],
  [/\bsocial security\b/g, 'Social Security'],
  [/\b(?:id|Id)(?=[\s,.]|$)(?<=\b(?:of|photo|your|an|picture) id)/gi, 'ID'],
  [/\bnon (?=slip|stick|profit|smoking|refundable)/gi, 'non-'],
  [/\b([Tt])une ups?\b/g, '$1une-ups'],
  [/\b(Mr|Mrs|Ms|Dr) (?=[A-Z])/g, '$1. '],
  [/^Inspection (?=(?:at|on|is|was|moved)\b)/g, 'The inspection '],
  [/^Meeting (?=(?:at|on|is|was|moved)\b)/g, 'The meeting '],
  [/^Appointment (?=(?:at|on|is|was|moved)\b)/g, 'The appointment '],
  // "Starting Monday the crew meets", "crew meets at 6:30"
  [
    new RegExp(
      `^((?:Starting|Beginning|From) (?:on )?(?:${anyWeekday}|${anyMonth} \\d{1,2}|next week)) (?=[a-z])`,
      'g',
    ),
    '$1, ',
  ],
  [
    /(?<=^|, )(crew|team|staff) (?=(?:meets?|starts?|leaves?|comes|gets|needs|has|is)\b)/g,
    'the $1 ',
  ],
  // "we have bought from you 11 years"
  [
    /\b((?:have|has|'ve) (?:bought|ordered|worked|been|shopped|banked|rented|used|had|known|lived|run)\b[^.]*?(?<!\b(?:for|over|almost|nearly|about|past|last|is|are|was|[Ii]t has been))) (?=\d+ (?:years|months|weeks)[.]?$)/gi,
    '$1 for ',
  ],
  // "out Thursday so the checkup has to move"
  [new RegExp(`(${anyWeekday}|\\d) so (?=(?:we|I|the|your|our|[A-Z][a-z]+'s)\\b)`, 'g'), '$1, so '],
  // "leaks again since November 17"
  [/\b(leak|smell|fail)s (again )?since\b/gi, 'has been $1ing $2since'],
  [/\b(drip|trip)s (again )?since\b/gi, 'has been $1ping $2since'],
  [/\bfor (?=interview\b)/g, 'for an '],
  // "refund your last 5 days $140"
  [/\brefund (your [\w ]+?) (\$\d[\d,.]*\d)\b/g, 'refund you $2 for $1'],
  // "for $18 refund"
  [/\bfor (?=\$\d[\d.,]* (?:refund|credit|discount|deposit|fee|gift card|coupon)\b)/g, 'for a '],
  [/\ba (?=\$(?:8|11|18)\d{0,2}(?:[.,]\d+)? (?:refund|credit|discount|deposit|fee)\b)/g, 'an '],
  [
    /\bweek of (?=[A-Z])(?<!\b(?:the|this|that|first|second|third|last|next|same|every|full|whole) week of )/g,
    'the week of ',
  ],
  [/\bit's (ice|snow|mud|water|black ice) on\b/gi, "there's $1 on"],
  [/\bnew years\b/gi, "New Year's"],
  [/\brsvp\b/gi, 'RSVP'],
  [/\bpo (?=#?\d)/gi, 'PO '],
];
