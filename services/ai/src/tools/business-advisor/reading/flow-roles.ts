import { areWorkers } from './people-and-times.js';
import {
  allOf,
  anyOf,
  costNames,
  end,
  follows,
  inClause,
  isWorkerEach,
  noPeriod,
  precedes,
  type Row,
} from './words-around.js';

/** What comes in and goes out, and what is paid once: the rows of an amount that no surer words tell. */
export const flowRows: readonly Row[] = [
  [
    'sales',
    allOf(
      ({ one }) => !one.each,
      anyOf(
        precedes(
          '\\b(?:ring up|rings up|take in|takes in|taking in|bring in|brings in|gross(?:es)?|sales (?:of|are|is)|revenue (?:of|is)|turnover of|does|do|comes? in|in services|bills?|sells?)',
        ),
        follows(
          '(?:an? \\w+ )?(?:(?:comes?|came) in\\b|in (?:sales|services|revenue|business|takings)|of sales|(?:for|from) us\\b)',
        ),
      ),
      ({ before: text }) => !/\b(?:cost|rent|pay)\b/.test(text.slice(-25)),
    ),
  ],
  [
    'fixed',
    allOf(
      ({ one }) => one.period !== undefined && !one.each?.length,
      anyOf(
        ({ one }) => one.flow === 'out',
        inClause(`\\b(?:${costNames})\\b`),
        follows(`(?:an? \\w+ )?(?:(?:in|of|for) )?(?:${costNames})\\b|(?:goes|went) out`),
      ),
    ),
  ],
  [
    'fixed',
    allOf(
      ({ one }) => one.period !== undefined && one.period !== 'hour',
      anyOf(({ one }) => one.flow === 'out', isWorkerEach),
    ),
  ],
  ['sales', allOf(({ one }) => one.period !== undefined && one.flow === 'in' && !one.each)],
  [
    'fixed',
    allOf(
      noPeriod,
      inClause(`\\b(?:${costNames})(?: \\w+){0,2}${end}`),
      ({ before: text }) => !/\b(?:fee|deposit)\b/.test(text),
    ),
  ],
  [
    'unitCost',
    ({ lead: text, head: behind }) =>
      /\b(?:uses?|takes?|has|needs?|with|plus)\s*(?:about )?$/.test(text) &&
      /^\s*(?:of|in) (?!repairs?\b)[a-z]+/.test(behind),
  ],
  [
    'unitCost',
    anyOf(
      follows(
        '(?:of that|to make|in (?:parts|materials|food|product|ingredients|flour|driver|supplies|beans|wax))\\b',
      ),
      precedes(
        'costs? (?:me|us)|cost of (?:one|each)|in it (?:is|costs)|parts (?:are|is|run)|cost (?:me|us) (?:to make )?|products? runs?(?: me| us)?|to make (?:is|costs)|ingredients (?:are|cost|run)|stuff in it is|gets',
      ),
    ),
  ],
  [
    'price',
    allOf(({ one }) => one.flow === 'in' && one.each !== undefined && !areWorkers(one.each)),
  ],
  [
    'unitCost',
    allOf(
      ({ one }) => one.flow === 'out' && one.each !== undefined && one.isOfSubject !== true,
      noPeriod,
      ({ one }) => one.value < 1_000,
    ),
  ],
  [
    'outlay',
    allOf(
      noPeriod,
      anyOf(
        follows(
          '(?:fee|deposit|permit|ticket|entry)\\b|(?:for|on) (?:a |an |the )?(?:new|used|second)?',
        ),
        inClause(
          '\\b(?:fee|booth|permit|spent|spend|paid|buy|buying|new|used|machine|truck|van|trailer|cost|costs|ads?|deposit|gas|fuel|parking|rental|stall|stand|table|flyers|tolls|propane|ice|dump|stone|paint|materials|sand|wood|lumber)\\b',
        ),
      ),
      ({ one }) => !one.each || one.value >= 300 || one.isOfSubject === true,
      ({ one }) => one.flow !== 'in' || one.value >= 300 || /\bfee\b/.test(one.after.slice(0, 8)),
    ),
  ],
  [
    'price',
    anyOf(
      ({ one }) => one.each !== undefined && !areWorkers(one.each),
      precedes(
        '\\b(?:at|for|sell (?:it|them)?(?: at| for)?|charge|charging|price (?:is|of)|quote|bill|who spend|spend|paying|pay|average (?:ticket|order|sale|check) is|each)',
      ),
    ),
  ],
];
