import type { Measure } from './measure.js';
import { areWorkers } from './people-and-times.js';
import { all, any, before, head, lead, not, type Row, worker } from './words-around.js';

/** The role of a part: the first row that holds tells it. */
export const percentRows: readonly Row[] = [
  [
    'leaving',
    ({ one }) =>
      /^[^.;]*\b(?:do(?:n['’]t| not) (?:show|come)|no[- ]?shows?|never (?:come|show))/.test(
        one.after,
      ),
  ],
  [
    'full',
    any(
      head('(?:full|booked|occupied|taken|rented|sold out)\\b'),
      lead('(?:occupancy|full|booked)(?: is| at)?'),
    ),
  ],
  [
    'off',
    lead(
      '\\b(?:mark(?:ed|ing)? (?:it|them) down|discount of|(?:reduce|lower|cut|drop) (?:it|them|(?:the|my|our) prices?) by)',
    ),
  ],
  ['off', head('(?:off|discount|de descuento|cheaper)\\b')],
  ['onTop', head('(?:\\w+ ){0,2}(?:payroll tax(?:es)?|taxes|on top|comp\\b|benefits)')],
  ['onTop', all(before('\\b(?:payroll taxes|workers?.? comp|comp|benefits)\\b'))],
  [
    'leaving',
    any(
      head(
        'of (?:them|our \\w+|my \\w+|members|customers|subscribers|clients) (?:quit|leave|cancel|drop|stop|churn)',
      ),
      head('(?:quit|leave|cancel|churn)'),
    ),
  ],
  [
    'leaving',
    all(lead('drops? to|falls? to|down to'), ({ lead: text }) =>
      /\b(?:quit|leave|cancel|churn)\b/.test(text),
    ),
  ],
  ['down', head('(?:down|as a down payment|deposit|up ?front)\\b')],
  [
    'wanted',
    any(
      all(
        lead('\\b(?:want|need|like|aim for)(?: to (?:make|keep|have))?'),
        head('(?:of (?:the )?(?:price|it|that)|margin|profit|for me|to be mine|left)'),
      ),
      all(lead('\\bwant|need|aim for'), head('profit|margin')),
    ),
  ],
  [
    'kept',
    any(
      lead('\\b(?:i|we) (?:keep|make|clear|have)|margin(?: is| of)?|leaves? (?:me|us)?|left is'),
      head('(?:margin|is left|profit|on food after)'),
    ),
  ],
  ['sells', head('(?:of (?:them|it|those) )?(?:sells?|gets? sold|are sold)\\b')],
  [
    'wasted',
    any(
      head(
        'no sirven?\\b|(?:are|is|get|gets|go|goes|of (?:them|it) (?:are|is|get|go|don.t)) (?:\\w+ )?(?:bad|spoil\\w*|thrown|waste\\w*|broken|unsold|damaged)',
      ),
      head('(?:waste|spoilage)'),
    ),
  ],
  [
    'taken',
    any(
      lead(
        '\\b(?:takes?|keeps?|takes a|charges?(?: me| us)?|they (?:take|keep|charge)|plus|commission (?:of|is)|cut of|on|wants?|fee of)',
      ),
      head(
        '(?:commission|fee|cut|royalty|of (?:what i sell|each (?:sale|order)|every (?:sale|order)|the (?:sale|ticket)|sales))',
      ),
    ),
  ],
  [
    'costShare',
    before(
      '\\b(?:food|products?|ingredients|materials?|parts|goods|cost of goods|supplies|color|labor|flour|stuff|cogs|merchandise|inventory)\\b',
    ),
  ],
  [
    'rise',
    any(
      lead(
        '\\b(?:up|raise\\w*|increase\\w*|rise|rising|going up|went up|goes up)(?: \\w+)?(?: by)?',
      ),
      head('(?:more|increase|raise|higher|rise|hike)'),
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
    ({ one }) =>
      /\b(?:state|law|rule|licen[cs]e|county|city) (?:says|is|requires|wants|allows)\b/.test(
        one.clause,
      ),
  ],
  [
    'aside',
    all(
      ({ one }) => one.things.includes('year'),
      not(lead('\\bfor|over|in|loan|lease')),
      not(before('\\b(?:payment|a month for|loan|lease|rate)\\b')),
    ),
  ],
  [
    'aside',
    all(
      any(lead("\\b(?:i'm|i am|turn(?:ing)?|aged?)"), head('(?:years? old|and been)')),
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
    'sold',
    ({ one }) =>
      /^\s*(?:people|guests|kids|heads|plates) at \$?[\d.]+ (?:an?|per) (?:head|person|plate|kid|guest)\b/.test(
        one.after,
      ),
  ],
  [
    'sold',
    all(
      lead('\\bwants?'),
      ({ one }) =>
        one.value > 1 && /^\s*(?:of them )?(?:with|at|for) (?:an? )?\$?\d/.test(one.after),
    ),
  ],
  ['people', head('people (?:averag\\w+|work\\w*|who work|at|on|each)\\b')],
  [
    'won',
    head(
      '(?:of (?:them|those) )?(?:\\w+ )?(?:turned into|became|booked|bought|hired|signed|ordered|said yes|were jobs|came in)',
    ),
  ],
  [
    'calls',
    any(
      ({ one }) =>
        one.things.some((thing) =>
          /^(?:call|inquiry|message|lead|click|visitor|quote|request)$/.test(thing),
        ),
      head('(?:people )?(?:called|messaged|asked|wrote|inquired)'),
    ),
  ],
  [
    'bad',
    any(
      head('(?:\\w+ ){0,3}miss(?:es|ed)?\\b'),
      ({ one }) =>
        /^\s*(?:out )?of (?:my |our |the )?\d+ [^.;,]*\b(?:do(?:n.t| not) (?:show|come)|no[- ]?shows?)/.test(
          one.after,
        ),
      all(
        head('(?:[a-z]+ ){0,4}(?:do(?:n.t| not) (?:show|come)|never (?:show|come))'),
        ({ lead: text }) => !/\bof (?:my |our |the )?$/.test(text),
      ),
      head(
        '(?:of (?:them|those) )?(?:come|came) back\\b|(?:\\w+ )?(?:no[- ]?shows?|returns|complaints|comebacks|redos)',
      ),
      lead('\\b(?:throw(?:ing)?(?: out| away)?|toss|waste|wasting|lose|losing)'),
      head('(?:of (?:them|those) )?(?:out|away|spoil|go bad|get thrown)'),
    ),
  ],
  [
    'lost',
    head(
      'of (?:them|my|our|those|the)(?: \\w+)? (?:will|would|might|could|may) (?:go|leave|quit|walk|cancel|stop|drop)\\b',
    ),
  ],
  [
    'lost',
    head(
      '(?:\\w+ )?(?:have |has )?(?:said |say |told me )?(?:they )?(?:will|would|might|could|may) (?:go|leave|quit|walk|cancel|stop|drop)\\b',
    ),
  ],
  ['gained', all(head('(?:\\w+ )?more\\b'), not(lead('\\bpays?|want')))],
  ['aside', ({ lead: text }) => /\ban? (?:set|pack|box|case|pair|bag) of\s*$/.test(text)],
  ['lost', head('(?:\\w+ ){0,3}cancel(?:s|ed)?\\b')],
  ['lost', all(lead('\\bturn(?:ing|ed)?'), head('(?:\\w+ ){0,3}away\\b'))],
  ['lost', lead('\\b(?:turn(?:ing|ed)?|send(?:ing)?) away')],
  ['lost', all(lead('\\b(?:lose|losing|lost)'), ({ one }) => one.kind === 'count')],
  [
    'lost',
    head(
      '(?:of (?:them|my|our|those) ?(?:\\w+ )?|\\w+ )?(?:quit|cancel\\w*|leave|left|drop(?:ped)? out)\\b',
    ),
  ],
  ['gained', lead('\\b(?:sign(?:ing|ed)? up|gain(?:ing)?|add(?:ing)?|get|pick up|bring in)')],
  ['floor', lead('\\b(?:under|below|at least|fewer than|less than)')],
  [
    'room',
    lead('\\b(?:room for|capacity (?:of|for|is)|licensed for|space for|up to|fits?|holds?)'),
  ],
  ['days', ({ one }) => one.things.includes('day') || one.things.includes('night')],
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
