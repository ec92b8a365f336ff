import type { Measure } from './measure.js';
import { areWorkers } from './people-and-times.js';
import {
  allOf,
  anyOf,
  follows,
  inClause,
  noneOf,
  precedes,
  type Row,
  worker,
} from './words-around.js';

/** The role of a part: the first row that holds tells it. */
export const percentRows: readonly Row[] = [
  [
    'leaving',
    ({ one }) =>
      /^[^.;]*\b(?:do(?:n['’]t| not) (?:show|come)|no[- ]?shows?|never (?:come|show))/.test(
        one.after,
      ),
  ],
  ['off', follows('(?:off|discount|de descuento|cheaper)\\b')],
  ['onTop', follows('(?:\\w+ ){0,2}(?:payroll tax(?:es)?|taxes|on top|comp\\b|benefits)')],
  ['onTop', allOf(inClause('\\b(?:payroll taxes|workers?.? comp|comp|benefits)\\b'))],
  ['down', follows('(?:down|as a down payment|deposit|up ?front)\\b')],
  [
    'kept',
    anyOf(
      precedes(
        '\\b(?:i|we) (?:keep|make|clear|have)|margin(?: is| of)?|leaves? (?:me|us)?|left is',
      ),
      follows('(?:margin|is left|profit|on food after)'),
    ),
  ],
  [
    'taken',
    anyOf(
      precedes(
        '\\b(?:takes?|keeps?|takes a|charges?(?: me| us)?|they (?:take|keep|charge)|plus|commission (?:of|is)|cut of|on|wants?|fee of)',
      ),
      follows(
        '(?:commission|fee|cut|royalty|of (?:what i sell|each (?:sale|order)|every (?:sale|order)|the (?:sale|ticket)|sales))',
      ),
    ),
  ],
  [
    'costShare',
    inClause(
      '\\b(?:food|products?|ingredients|materials?|parts|goods|cost of goods|supplies|color|labor|flour|stuff|cogs|merchandise|inventory)\\b',
    ),
  ],
  [
    'rise',
    anyOf(
      precedes(
        '\\b(?:up|raise\\w*|increase\\w*|rise|rising|going up|went up|goes up)(?: \\w+)?(?: by)?',
      ),
      follows('(?:more|increase|raise|higher|rise|hike)'),
    ),
  ],
];

/** The word that it counts stands behind it: not the one that was named before. */
const isNamed = ({ noun, after }: Measure) =>
  /^\s*of (?:them|those|which|these)\b/.test(after) ||
  (noun !== '' && after.slice(0, 40).includes(noun.split(' ').at(-1) ?? ''));
const aside = /^(?:year|kid|dog|cat|mil|mile|block|star|follower|child|grandkid|son|daughter)$/;
export const countRows: readonly Row[] = [
  [
    'aside',
    allOf(
      ({ one }) => one.things.includes('year'),
      noneOf(precedes('\\bfor|over|in|loan|lease')),
      noneOf(inClause('\\b(?:payment|a month for|loan|lease|rate)\\b')),
    ),
  ],
  [
    'aside',
    allOf(
      anyOf(precedes("\\b(?:i'm|i am|turn(?:ing)?|aged?)"), follows('(?:years? old|and been)')),
      ({ one }) => one.things.length === 0 || one.things.includes('year') || one.value > 17,
    ),
  ],
  [
    'people',
    ({ one }) =>
      /^\s*(?:\w+ )?(?:at|for|x) \d+ hours/.test(one.after) &&
      !one.period &&
      one.value < 40 &&
      !/^\s*(?:days?|hours?|weeks?|months?)/.test(one.after),
  ],
  [
    'calls',
    anyOf(
      ({ one }) =>
        one.things.some((thing) =>
          /^(?:call|inquiry|message|lead|click|visitor|quote|request)$/.test(thing),
        ),
      follows('(?:people )?(?:called|messaged|asked|wrote|inquired)'),
    ),
  ],
  [
    'bad',
    anyOf(
      follows('(?:\\w+ ){0,3}miss(?:es|ed)?\\b'),
      ({ one }) =>
        /^\s*(?:out )?of (?:my |our |the )?\d+ [^.;,]*\b(?:do(?:n.t| not) (?:show|come)|no[- ]?shows?)/.test(
          one.after,
        ),
      allOf(
        follows('(?:[a-z]+ ){0,4}(?:do(?:n.t| not) (?:show|come)|never (?:show|come))'),
        ({ lead: text }) => !/\bof (?:my |our |the )?$/.test(text),
      ),
      follows(
        '(?:of (?:them|those) )?(?:come|came) back\\b|(?:\\w+ )?(?:no[- ]?shows?|returns|complaints|comebacks|redos)',
      ),
      precedes('\\b(?:throw(?:ing)?(?: out| away)?|toss|waste|wasting|lose|losing)'),
      follows('(?:of (?:them|those) )?(?:out|away|spoil|go bad|get thrown)'),
    ),
  ],
  ['gained', allOf(follows('(?:\\w+ )?more\\b'), noneOf(precedes('\\bpays?|want')))],
  ['aside', ({ lead: text }) => /\ban? (?:set|pack|box|case|pair|bag) of\s*$/.test(text)],
  ['lost', precedes('\\b(?:turn(?:ing|ed)?|send(?:ing)?) away')],
  ['lost', allOf(precedes('\\b(?:lose|losing|lost)'), ({ one }) => one.kind === 'count')],
  [
    'lost',
    follows(
      '(?:of (?:them|my|our|those) ?(?:\\w+ )?|\\w+ )?(?:quit|cancel\\w*|leave|left|drop(?:ped)? out)\\b',
    ),
  ],
  [
    'days',
    ({ one }) =>
      one.things.some((thing) => /^(?:day|night|evening|morning|afternoon)$/.test(thing)),
  ],
  ['hours', ({ one }) => one.things.includes('hour') || one.things.includes('minut')],
  [
    'term',
    ({ one }) => one.things.some((thing) => /^(?:month|week|year|payment|season)$/.test(thing)),
  ],
  ['people', ({ one }) => areWorkers(one.things) || new RegExp(`^(?:${worker})$`).test(one.noun)],
  ['aside', ({ one }) => !one.period && one.things.some((thing) => aside.test(thing))],
  [
    'sold',
    ({ one, lead: text }) =>
      isNamed(one) ||
      one.period !== undefined ||
      /\b(?:sell|sold|do|did|make|made|get|got|serve|book|bake|order|rest|other|have|them)\s*(?:about |around )?$/.test(
        text,
      ),
  ],
];
