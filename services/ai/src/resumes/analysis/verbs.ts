interface WeakOpening {
  readonly form: RegExp;
  readonly by: string;
}

const irregular: Readonly<Record<string, string>> = Object.fromEntries(
  'making:made running:ran selling:sold writing:wrote leading:led keeping:kept driving:drove building:built teaching:taught taking:took giving:gave getting:got setting:set cutting:cut putting:put buying:bought paying:paid holding:held overseeing:oversaw feeding:fed finding:found sending:sent bringing:brought drawing:drew growing:grew sweeping:swept doing:did'
    .split(' ')
    .map((pair) => pair.split(':')),
);

/** "cleaning" → "cleaned", "supplying" → "supplied". */
const pastOf = (doing: string) =>
  irregular[doing.toLowerCase()] ??
  doing
    .toLowerCase()
    .replace(/(?<=[^aeiou])ying$/, 'ied')
    .replace(/ing$/, 'ed');

/** Names of work: "billing questions", "training programs"; before an article they are verbs too. */
const workNames =
  'accounting|advertising|banking|billing|bookkeeping|building|catering|coding|consulting|engineering|housekeeping|manufacturing|marketing|nursing|printing|purchasing|receiving|scheduling|shipping|testing|training';

/** "Responsible for cleaning rooms": what was done, and to what. */
const doing = new RegExp(
  String.raw`^(?:i )?(?:was |were |am )?(?:responsible for|in charge of|tasked with|(?:my )?duties (?:included|were)) (?!.*\band \p{L}+ing\b)(?:(?=(?:${workNames}) (?:the|an?|all|our|up|out|new|\d\S*) )|(?!(?:${workNames})\b))(\p{L}{2,}ing) (?!(?:and|or|of|for|in|on|at|with|to|by|as)\b)(?=[\p{L}\d])`,
  'iu',
);

/** The weak opening of a sentence, with what stands for it. */
export function weakOpeningOf(text: string): WeakOpening | undefined {
  const [, gerund] = doing.exec(text) ?? [];
  if (gerund) return { form: doing, by: `${pastOf(gerund)} ` };
  return weakOpenings.find(({ form }) => form.test(text));
}

/** Weak openings, each with a stronger verb. None adds a fact. */
const weakOpenings: readonly WeakOpening[] = [
  { form: /^(?:was |were |am |i was |i am )?responsible for (?=\p{L}+ing\b)/iu, by: 'Handled ' },
  // Nobody manages "14 residents".
  {
    form: /^(?:was |were |am |i was |i am )?responsible for (?=(?:[\p{L}\d-]+ ){0,3}(?:residents|patients|children|kids|toddlers|infants|seniors|elders|animals|dogs|cats|horses)\b)/iu,
    by: 'Cared for ',
  },
  { form: /^(?:was |were |am |i was |i am )?responsible for /i, by: 'Managed ' },
  { form: /^(?:was |i was )?in charge of (?=\p{L}+ing\b)/iu, by: 'Handled ' },
  { form: /^(?:was |i was )?in charge of /i, by: 'Led ' },
  { form: /^(?:my )?duties (?:included|were) /i, by: 'Handled ' },
  // "Helped with meals" stays: meals are not supported.
  {
    form: /^(?:i )?(?:helped|assisted) (?:with|in) (?=(?:[\p{L}-]+ ){0,3}(?:\p{L}{3,}(?:tion|ment|ing|ance)s?|operations|events?|projects?|research|efforts?|programs?|campaigns?|cases?|teams?)\b)/iu,
    by: 'Supported ',
  },
  // "Helped customers choose paint" and "Helped at the food truck" stay: no stronger verb fits.
  { form: /^(?:i )?assisted (?!to |at |by |on )/i, by: 'Supported ' },
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
