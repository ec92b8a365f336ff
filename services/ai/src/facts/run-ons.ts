/** A word that ends a thought: a figure, a day, "yet". */
const ended =
  '(?:\\d(?:st|nd|rd|th|am|pm|k|%)?|\\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues?|wed|thurs?|fri|sat|sun|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|today|tomorrow|yesterday|tonight|yet|already|again|anymore|now|late|week|month|year|asap|back|noon|ready|free|done)\\b)';

/** Places where a new thought begins without any mark, each with an example. */
const beginnings: readonly RegExp[] = [
  // "we can't take the job on Hwy 58 we're booked"
  new RegExp(
    `(?<=[a-z]{3,} .{0,80}${ended})\\s+(?=(?:we|I|they|it|he|she|you)'(?:re|ve|ll|m|s|d)\\s)`,
    'gi',
  ),
  // "rest of the month we buy 12 cases a week", but not "the week we opened"
  new RegExp(
    `(?<=[a-z]{3,} .{8,80}${ended})(?<!\\b(?:the|a|every|each|first|last|next|that|any|and|or|if|when|because|since|so|but|by|before|after|until)\\s\\w+)\\s+(?=we\\s(?:are|have|will|can|can't|do|don't|need|close|open|start|only|also|still|offer|want|would|got|had)\\s)`,
    'gi',
  ),
  /(?<=\bof the (?:week|month|year|day))\s+(?=we\s[a-z]+\s)/gi,
  // "due Oct 30 second reminder"
  new RegExp(
    `(?<=${ended})\\s+(?=(?:this is (?:the |our |my )?)?(?:second|third|final|last) (?:reminder|notice|request)\\b)`,
    'gi',
  ),
  // "second reminder if they pay by Friday waive the fee"
  /(?<=\b(?:reminder|notice|request|invoice))\s+(?=(?:if|unless|once)\s(?:they|he|she|you|we|it|I)\s)/gi,
  new RegExp(
    `(?<=${ended})\\s+(?=if\\s(?:they|he|she|you)\\s[^,]{4,60}?\\s(?:waive|refund|cancel|we|call|text|take|give|offer|I)\\b)`,
    'gi',
  ),
  // "deadline April 15, if we don't have it by April 5 we file"
  /(?<=(?:^|,\s)(?:the )?(?:deadline|due date|last day|start date|closing date)\s[^,]{2,30}),\s+(?=if|unless|after)/gi,
  // "from Friday at 1 my wrist is messed up"
  new RegExp(
    `(?<=[a-z]{3,} .{4,80}${ended})\\s+(?=(?:my|our)\\s[a-z]+\\s(?:is|was|has|are|were|broke|quit|died)\\b)(?<!\\b(?:the|before|after|when|because|since|until|that|if|with|by|on|and|or|for|to|of)\\s\\S+\\s)`,
    'gi',
  ),
  // "one more round is included after that it's $60"
  /(?<=[a-z]{4,})\s+(?=after that (?:it's|it is|we|I)\b)/gi,
  // "my cell is 423-555-0177 leave empties on the porch"
  /(?<=\d{3}[-. ]\d{4})\s+(?=(?!or\b|and\b|to\b|if\b|for\b|between\b|after\b|before\b|any\b|ext\b|until\b|till\b|from\b|on\b|at\b|by\b|with\b|x\d)[a-z]+\s[a-z])/g,
  // "called Harlan Glass they'll come Thursday"
  /(?<=\b(?:called|hired|booked)\s(?!me\b|us\b|him\b|her\b|them\b|you\b)[^.,]{3,30}[a-z])(?<!\b(?:and|that|if|when|but|because|so|twice|once))\s+(?=(?:they|he|she)(?:'ll|'re|'s| will| can| are| is)\b)/gi,
  // "how is the softener doing it's been 30 days"
  /(?<=[a-z]{4,}|\d)(?<!\b(?:that|because|since|and|but|if|though|think|know|say|says|said))\s+(?=it's been\b)/gi,
  // "need to know by Friday someone else is asking"
  new RegExp(`(?<=${ended})\\s+(?=(?:someone|somebody) else\\b)`, 'gi'),
  // "the next book it's $12"
  /(?<=[a-z]{4,})(?<!\b(?:that|because|since|though|think|know|say|says|said|when|then|which|where|else|unless|until|time|now|today|week|month|year))\s+(?=it's \$?\d)/gi,
  // "new instructor coach Dre he swam in college"
  /(?<=\b(?:[Nn]ew|[Mm]eet|[Ww]elcome)\s[^.,]{3,40}[A-Z][a-z]+)\s+(?=(?:he|she)(?:'s)?\s)/g,
  // "park in back the front lot is for customers"
  /(?<=\b(?:in|out|around|at the) (?:back|front))\s+(?=(?:the|our)\s(?:\w+\s){1,2}(?:is|are)\s)/gi,
  // "mud wasn't us the painters were there"
  /(?<=\b(?:us|me|them|you))\s+(?=(?:the|our|my)\s\w+\s(?:was|were|is|are)\s)(?<!\b(?:to|for|with|at|give|gave|tell|told|show|let|and|when|that|if)\s\w+\s)/gi,
];

/** Parts sentences that were typed without any mark between them. Where it is not plain, they stay as they are. */
export function atRunOns(sentence: string): string[] {
  const mark = '\uE001';
  return beginnings
    .reduce((text, beginning) => text.replace(beginning, mark), sentence)
    .split(mark)
    .map((part) => part.trim())
    .filter(Boolean);
}
