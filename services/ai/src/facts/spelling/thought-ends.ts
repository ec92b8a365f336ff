const weekday = '(?:mon|tues?|weds?|wednes|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?';
/** Words that a thought does not end with: what follows belongs to them. */
const open =
  'a|an|the|and|or|but|with|without|has|have|had|is|are|was|were|there|say|says|said|get|got|need|take|takes|accept|do|does|charge|by|in|of|for|to|at|on|under|means|mean|leave|leaves|see|no|not|be|been|still|absolutely|almost|if|so|because|since|when|while|that|from|about|like|than|as|make|makes|made|found|find|saw|give|gives|gave|offer|offers|want|wants|know|come|comes';

/**
 * Where a thought surely ends though nobody set a mark, and the mark that belongs there; each with an example.
 * Everywhere else the end of a thought is a guess, made by the joints.
 */
const ends: readonly (readonly [RegExp, string])[] = [
  // "bring your boxes back please we're running out"
  [
    /(?<=[a-z\d]+ [a-z\d]+ please) (?=(?:we|we're|we've|we'll|i|i'm|i'll|it|it's|they|they're|there|there's) [a-z])/gi,
    '. ',
  ],
  // "trued the back wheel total 142"
  [/(?<=[a-z]{3})(?<!\b(?:the|a|your|our|sub|grand|of|in|and|is)) (?=total \$?\d)/gi, ', '],
  // "walk ins only no appts"
  [
    new RegExp(
      `(?<=[a-z]{2}|\\d(?:[ap]m)?|%)(?<!\\b(?:${open})) (?=no (?:more )?(?:appointments?|walk-?ins?|cash|cards?|checks?|refunds?|returns?|exchanges?|pets|dogs|drop-offs|calls|kids|minimum|contracts?|fees?|limit|tipping|smoking|parking|reservations?|deposits?|experience|weekends|nights|drama|cover|strings|exceptions|questions asked)\\b)`,
      'gi',
    ),
    ', ',
  ],
  // "check pH first should be 7.2 to 7.6"
  [
    / (?=should be (?:\d|between|about|around|at|under|over)\b)(?<=(?:^|[,.;:] ?)(?:please )?(?:check|test|set|keep|water|run|use|feed|measure|fill|heat|store|cut|mow) [^,.;:]{3,40}[a-z] )/gi,
    ', it ',
  ],
  // "oven fixed finally sorry about last week"
  [
    /(?<=[a-z]{3})(?<!\b(?:so|very|really|am|i'm|is|are|we're|be|truly|say|said|tell|told|him|her|them|you|everyone|customers|again)) (?=sorry (?:about|for) (?:last|the|that|it|this|your|any)\b)/gi,
    '. ',
  ],
  // "got a festival Saturday need it by Wednesday"
  [
    /(?<=[a-z\d])(?<!\b(?:we|i|they|you|he|she|will|do|don't|to|and|or|but|really|still|may|might|would|who|only|also|if|that|so|just)) (?=need (?:it|them|this|these) (?:by|before|on)\b)/gi,
    '. ',
  ],
  [/(?<=\d) (?=net \d\d\b)/gi, ', '],
  // "a plus but we'll train"
  [/(?<=\b(?:a plus|helpful|preferred|required|optional)) (?=but (?:we|not|i)\b)/gi, ', '],
  // "met her at the lunch want to trade referrals"
  [
    new RegExp(
      `(?<=\\bmet [^,.;]{6,60}(?:${weekday}|lunch|breakfast|dinner|fair|show|mixer|meeting|market|event|church|game|conference|party|week|month|night)) (?=(?:would like|want|wanna|hoping|wanted) to\\b)`,
      'gi',
    ),
    '. ',
  ],
  // "$150 only 8 spots"
  [/(?<=\d) (?=only \d+ (?:spots|seats|places|left)\b)/gi, ', '],
  // "welcome Darla to the team she starts Monday"
  [
    /(?<=\b(?:welcome|meet|congratulate) [^,.;]{3,50}[a-z])(?<!\b(?:if|when|that|who|because|until|since|once|as|while|where|what|day|time|and|but|or)) (?=(?:she|he|they) (?:starts?|begins?|joins?|comes?|will|is|are)\b)/gi,
    '. ',
  ],
  // "introduce our designer Omar Haddad he takes over"
  [
    /(?<=\bintroduce [^,.;]{5,60}[a-z]) (?:he|she) (?=(?:takes?|starts?|joins?|will|has|is|comes)\b)/gi,
    ', who ',
  ],
  // "your bike is ready brakes and chain done"
  [/(?<=\b(?:is|are) ready) (?=[a-z]+ (?:and [a-z]+ )?(?:done|fixed|replaced)\b)/gi, '. '],
  // "write to Harlow Gifts would love to"
  [/(?<=^(?:please )?write to [\w' &]{3,30}) (?=(?:would love|we|i|want|hoping)\b)/gi, ', '],
  // "ordered Nov 3 order 8841 customer is waiting"
  [/(?<=\bordered [^,.;]{3,20}\d) (?=order #?\d{3,6}\b)/gi, ', '],
  [
    /(?<=\border #?\d{3,6}) (?=(?:the )?(?:customer|client)s? (?:is|are|was|has|wants?|needs?)\b)/gi,
    '. ',
  ],
  // "ask where my fork is ordered Nov 3"
  [
    /(?<=\bwhere (?:my|our|the) [a-z ]{2,20} (?:is|are)) (?=(?:ordered|order|po|promised|paid|invoice)\b)/gi,
    '. ',
  ],
  // "bill for Hillside Dairy they had us pull a tractor out"
  [
    // What follows is looked for first, and words are bounded: a long one is not walked back at each letter.
    / (?=(?:they|we) (?:had|have|did|asked|needed|wanted|called|hired|got|[a-z]{2,20}ed)\b)(?<=(?:^|[.;] )(?:bill|invoice|billing|charge) (?:for|to) (?:the )?[\p{L}'&]{1,20}(?: [\p{L}'&]{1,20}){0,3} )(?<!\b(?:that|which|what|work|job|repairs?|time|days?|hours?) )/giu,
    '. ',
  ],
];

/** A line of notes with the marks that surely belong between its thoughts. */
export const withSureEnds = (line: string): string =>
  ends.reduce((text, [at, mark]) => text.replace(at, mark), line);
