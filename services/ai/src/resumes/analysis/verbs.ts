import { infinitiveOf, pastOf } from '../../facts/grammar/grammar.js';
import { tagged } from '../../facts/grammar/tagging.js';

interface WeakOpening {
  readonly form: RegExp;
  readonly by: string;
}

/** Names of work: "billing questions", "training programs"; before an article they are verbs too. */
const workNames =
  'accounting|advertising|banking|billing|bookkeeping|building|catering|coding|consulting|engineering|housekeeping|manufacturing|marketing|nursing|printing|purchasing|receiving|scheduling|shipping|testing|training';

/** "Responsible for cleaning rooms": what was done, and to what. */
const doing = new RegExp(
  String.raw`^(?:i )?(?:was |were |am )?(?:responsible for|in charge of|tasked with|(?:my )?duties (?:included?|were|are)) (?!.*\band \p{L}+ing\b)(?:(?=(?:${workNames}) (?:the|an?|all|our|up|out|new|\d\S*) )|(?!(?:${workNames})\b))(\p{L}{2,}ing) (?!(?:and|or|of|for|in|on|at|with|to|by|as)\b)(?=[\p{L}\d])`,
  'iu',
);

/** "My job was to train new hires", "had to lift …": what was done, and to what. */
const toDo =
  /^(?:i )?(?:(?:was |were )?(?:responsible|expected|required|hired) to|(?:my |the )?(?:main |primary )?(?:job|duty|role|task) (?:was|is) to|had to|used to) (?!(?:be|have|do|make|get|go|come)\b)(\p{L}{3,}) (?!(?:and|or)\b)(?=[\p{L}\p{N}$])/iu;

/** "Train new hires and fill in": a second verb would keep its form. */
const hasAnotherVerb = (rest: string) => {
  const words = tagged(rest);
  return words.some(({ pos }, at) => pos === 'VERB' && words[at - 1]?.pos === 'CCONJ');
};

/** "Responsible for", which says of no time, and "my job is to". */
const ofNoTime =
  /^(?:i )?(?:am )?(?:responsible|in charge|tasked|(?:my )?duties (?:include|are) |(?:my |the )?(?:main |primary )?(?:job|duty|role|task) is)\b/i;

/**
 * The weak opening of a sentence, and its replacement.
 * @param isCurrent whether it is of a job that the person still has: "Manage", not "Managed"
 */
export function weakOpeningOf(text: string, isCurrent = false): WeakOpening | undefined {
  const found = pastOpeningOf(text);
  if (!found || !isCurrent || !ofNoTime.test(text)) return found;
  const [verb = '', ...rest] = found.by.split(' ');
  return { form: found.form, by: [infinitiveOf(verb), ...rest].join(' ') };
}

function pastOpeningOf(text: string): WeakOpening | undefined {
  const [, gerund] = doing.exec(text) ?? [];
  if (gerund) return { form: doing, by: `${pastOf(gerund)} ` };
  const [beginning = '', verb] = toDo.exec(text) ?? [];
  if (verb && !hasAnotherVerb(text.slice(beginning.length)))
    return { form: toDo, by: `${pastOf(verb)} ` };
  return weakOpenings.find(({ form }) => form.test(text));
}

/** Weak openings, each with a stronger verb. None adds a fact. */
const weakOpenings: readonly WeakOpening[] = [
  {
    form: /^(?:i )?(?:was |were |am )?(?:responsible for|in charge of) (?=\p{L}+ing\b)/iu,
    by: 'Handled ',
  },
  // No one manages "14 residents".
  {
    form: /^(?:i )?(?:was |were |am )?(?:responsible for|in charge of) (?=(?:[\p{L}\d-]+ ){0,3}(?:residents|patients|children|kids|toddlers|infants|seniors|elders|animals|dogs|cats|horses)\b)/iu,
    by: 'Cared for ',
  },
  // Nor does anyone manage "$4,000 a shift"; a team is led, "the night shift saw line" is not.
  {
    form: /^(?:i )?(?:was |were |am )?(?:responsible for|in charge of) (?=(?:[\p{L}-]+ ){0,3}\$\d)/iu,
    by: 'Handled ',
  },
  {
    form: /^(?:i )?(?:was |were |am )?(?:responsible for|in charge of) (?=(?:an? |the )?(?:[\p{L}\d-]+ ){0,3}(?:team|crew|staff|shift)(?:$|[^\p{L}\s]| (?:of|on|in|at|with|who|that|and|for|from|during|to)\b))/iu,
    by: 'Led ',
  },
  { form: /^(?:i )?(?:was |were |am )?(?:responsible for|in charge of) /i, by: 'Managed ' },
  { form: /^(?:my )?duties (?:included?|were|are) /i, by: 'Handled ' },
  // "Helped with meals" is unchanged: meals are not supported.
  {
    form: /^(?:i )?(?:helped|assisted) (?:with|in) (?=(?:[\p{L}-]+ ){0,3}(?:\p{L}{3,}(?:tion|ment|ing|ance)s?|operations|events?|projects?|research|efforts?|programs?|campaigns?|cases?|teams?|rollout|launch|opening|closing|move|switch|set-?up|remodel)\b)/iu,
    by: 'Supported ',
  },
  // "Helped customers choose paint" and "Assisted 8 clients with meals" are unchanged: no stronger verb would be true.
  {
    form: /^(?:i )?was on (?=(?:the|a) (?:[\p{L}-]+ ){0,3}(?:committee|board|team|council|crew|panel|task force)\b)/iu,
    by: 'Served on ',
  },
  // "Worked on brakes" is work itself.
  {
    form: /^(?:i )?worked on (?=(?:[\p{L}-]+ ){0,4}(?:projects?|campaigns?|development|(?:re)?design|launch|research|proposals?|products?|apps?|software|programs?|stud(?:y|ies)|(?:web)?sites?|shows?|films?|committee|upgrades?|systems?|features?)\b)/iu,
    by: 'Contributed to ',
  },
  { form: /^(?:i )?participated in /i, by: 'Contributed to ' },
  { form: /^(?:was |i was )?tasked with /i, by: 'Took on ' },
  { form: /^(?:was |i was )?involved in /i, by: 'Contributed to ' },
];

/** Strong verbs at the beginning of a line. */
export const strongVerb =
  /^(?:achieved|administered|advised|analy[sz]ed|automated|baked|balanced|boosted|built|carried|coached|collaborated|completed|conducted|contributed|coordinated|created|cut|delivered|designed|developed|directed|doubled|drove|earned|ensured|established|evaluated|expanded|founded|generated|grew|guided|handled|hired|implemented|improved|increased|initiated|installed|introduced|launched|led|maintained|managed|mentored|migrated|negotiated|operated|opened|organi[sz]ed|oversaw|performed|planned|prepared|presented|processed|produced|published|raised|ran|recruited|reduced|repaired|researched|resolved|restored|reviewed|saved|scaled|scheduled|served|simplified|sold|solved|started|streamlined|supervised|supported|taught|tested|trained|transformed|tripled|turned|updated|upgraded|won|wrote)\b/i;

/** First person, which résumés avoid; the numeral of "Level I" and of "Clerk I at" is none. */
export const firstPerson =
  /(?<!\p{Lu}[\p{L}.-]*\s|(?:level|phase|type|class|grade|part|title|stage)\s|[\p{L}\d])(?:I(?:['’](?:m|ve|d|ll))?(?=\s+(?!(?:at|in|for|with|of|and|to|from|on)\b)\p{Ll})|i(?:['’](?:m|ve|d|ll))?(?=\s+\p{Ll}))|\b(?:me|my|mine)\b/u;
