import { isStatement, termsOf } from '../../facts/grammar.js';
import { lowerFirst, upperStart } from '../wording/phrases.js';

/** Words of an ad as a sentence in two wordings: one for the plain variant, one for another. */
type Wordings = readonly [string, string];

const thing =
  "((?!(?:we|no|free|all|every|add|also|plus|now|open|closed|back|again|mon|tues?|wed|thurs?|fri|sat|sun|come|call|text|get|bring|takes?|from|only|just|starting|until|by|on|at)\\b)[A-Za-z][\\w'-]*(?: (?!(?:and|or)\\b)[a-z][\\w'-]*){0,4}?)";
const day =
  '(?:(?:this |next |every )?(?:mon|tues?|wed|thurs?|thu|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\\b|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december)\\.? \\d|today|tonight|tomorrow|daily|\\d{1,2}(?::\\d\\d)? ?[ap]m\\b)';

/** "Showers", "roses and tulips": many. */
const isMany = (words: string) => {
  const [head = ''] = words.split(/\s(?:of|in|for|with|from|at|on|to)\s/, 1);
  const last = termsOf(head.toLowerCase()).at(-1);
  return Boolean(
    / (?:and|&) /.test(head) ||
      last?.tags.has('Plural') ||
      (/[a-z]{3,}[^s'iu]s$/.test(head) && !last?.tags.has('Person') && !last?.tags.has('Singular')),
  );
};
const be = (words: string) => (isMany(words) ? 'are' : 'is');
/** Things of which there is one want an article inside a sentence. */
const hasNoVerb = (words: string) =>
  !isStatement(`${words} now`) &&
  !/\b(?:is|are|was|were|has|have|will|can|wins?|eats?|gets?)\b/i.test(words);

/** Kinds of fragments, each with an example. The first that fits is taken. */
const kinds: readonly (readonly [RegExp, (match: RegExpExecArray) => Wordings | undefined])[] = [
  // "2 openings this Sat 10am and 1:30"
  [
    /^((?:\d+|two|three|four|five|a few|some) (?:more |last |new )?(?:openings?|spots?|seats?|slots?|places|tables?|rooms?|appointments?|tickets?)\b)(?: (?:open|left|available))?([^,]*)$/i,
    ([, what = '', rest = '']) => [
      `We have ${lowerFirst(what)}${rest}`,
      `There are ${lowerFirst(what)} left${rest}`,
    ],
  ],
  // "finished swapping 14 units at Northgate Plaza"
  [
    /^((?:just )?(?:finished|completed|installed|replaced|swapped|opened|moved|built|hired|bought|added|won|served|delivered|repaired|rebuilt|started|planted|painted|cleaned|helped|raised|trained|upgraded|remodeled|sold|cut)) ((?!by\b|for\b|on site\b|to order\b|fresh\b|daily\b|in house\b|in \d{4} by\b).+)$/i,
    ([, verb = '', rest = '']) => [
      `We ${lowerFirst(verb)} ${rest}`,
      `We ${lowerFirst(verb)} ${rest}`,
    ],
  ],
  // "run by Grace Methodist since 1998", "started in 2021 by a teacher"
  [
    /^((?:run|owned|operated|founded|started|opened|created|launched)(?: in \d{4})? by .+)$/i,
    ([, what = '']) => {
      const said = `We ${/ since /.test(what) ? 'have been' : /^(?:run|owned|operated)/i.test(what) ? 'are' : 'were'} ${lowerFirst(what)}`;
      return [said, said];
    },
  ],
  // "made by sisters Ana and Lucia"
  [
    /^((?:made|baked|grown|built|roasted|sewn|designed|handmade|brewed) (?:by|in|from|with) .+)$/i,
    ([, what = '']) => [`It is ${lowerFirst(what)}`, `It is ${lowerFirst(what)}`],
  ],
  // "new instructor coach Dre"
  [
    /^[Nn]ew ((?:[a-z]+ )??(?:instructor|teacher|stylist|barber|coach|trainer|chef|baker|groomer|manager|owner|vet|doctor|dentist|hygienist|mechanic|tech|artist|director|pastor)),? ((?:(?:[Cc]oach|[Cc]hef|[Dd]r\.?|[Mm]iss|[Mm]rs?\.?) )?[A-Z].{1,40})$/,
    ([, role = '', name = '']) => [
      `Meet our new ${role.toLowerCase()}, ${upperStart(name)}`,
      `Say hello to our new ${role.toLowerCase()}, ${upperStart(name)}`,
    ],
  ],
  // "showers fixed", "chocolates added"
  [
    new RegExp(
      `^${thing} (fixed|repaired|replaced|back|in|here|ready|gone|included|extra|available|sharpened)$`,
      'i',
    ),
    ([, what = '', state = '']) =>
      hasNoVerb(what)
        ? [`${upperStart(what)} ${be(what)} ${state}`, `${upperStart(what)}: ${state}`]
        : undefined,
  ],
  // "Q4 estimated taxes due Jan 15"
  [
    /^([A-Za-z][\w' -]{2,40}?) (due|closed|open(?: now)?|starting) ((?:on |at |by |till |until |from |now )?(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|now|till).*)$/i,
    ([, what = '', verb = '', rest = '']) => {
      if (!hasNoVerb(what) || /\d\s?[-–:]\s?\d/.test(what)) return undefined;
      const said = /^starting$/i.test(verb)
        ? `${isMany(what) ? 'start' : 'starts'}`
        : `${be(what)} ${verb}`;
      return [`${upperStart(what)} ${said} ${rest}`, `${upperStart(what)}: ${verb} ${rest}`];
    },
  ],
  // "story hour Sat 10 with Mr. Bill", "tours Tues and Thurs at 10"
  [
    new RegExp(`^${thing},? (?:on )?(${day}.*)$`, 'i'),
    ([, what = '', when = '']) => {
      if (!hasNoVerb(what) || /\$/.test(when)) return undefined;
      const on =
        /^(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(
          when,
        )
          ? / \d+ ?[-–] ?\d/.test(when)
            ? ''
            : 'on '
          : /^\d/.test(when)
            ? 'at '
            : '';
      return [
        `${upperStart(what)} ${be(what)} ${on}${when}`,
        `${upperStart(when)}: ${lowerFirst(what)}`,
      ];
    },
  ],
  // "horchata 2 dollars", "gel fill $38"
  [
    new RegExp(
      `^${thing},? (\\$\\d[\\d.,]*\\d?|\\d[\\d.]* (?:dollars|bucks|cents))((?: (?:each|apiece|a \\w+|per \\w+|and up|all \\w+|every \\w+))*)$`,
      'i',
    ),
    ([, what = '', price = '', rest = '']) =>
      hasNoVerb(what) &&
      !/\b(?:from|for|only|just|at|to|save|off|reg|over|under|than|or|up|of|and)$/i.test(what)
        ? [
            `${upperStart(what)} ${be(what)} ${price}${rest}`,
            `${price}${rest} for ${lowerFirst(what)}`,
          ]
        : undefined,
  ],
  // "no weekend upcharge", "no appointment needed"
  [
    /^no ((?:[a-z]+ ){0,2}?[a-z]+)( needed| required)?$/i,
    ([, what = '', need = '']) =>
      // "No appointment" means that none is needed, not that there is none.
      !/\bplease$/i.test(what) &&
      hasNoVerb(what) &&
      (need || !/^(?:appointments?|reservations?)$/i.test(what))
        ? [
            need
              ? `You do not need ${/s$/.test(what) ? '' : /^[aeiou]/i.test(what) ? 'an ' : 'a '}${what}`
              : `There ${be(what)} no ${what}`,
            `No ${what}${need}`,
          ]
        : undefined,
  ],
];

/** A fragment in two wordings as whole sentences, without their full stops; undefined where none can be made surely. */
export function fragmentSentences(text: string): Wordings | undefined {
  const plain = text.replace(/[.!]+$/, '');
  if (/:\s|[?()]/.test(plain) || plain.split(' ').length > 14) return undefined;
  for (const [pattern, say] of kinds) {
    const match = pattern.exec(plain);
    const said = match && say(match);
    if (said) return said;
  }
  return undefined;
}
