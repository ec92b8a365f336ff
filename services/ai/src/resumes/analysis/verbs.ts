/** Weak openings, each with a stronger verb. None adds a fact. */
export const weakOpenings: readonly { readonly form: RegExp; readonly by: string }[] = [
  { form: /^(?:was |were |am |i was |i am )?responsible for managing /i, by: 'Managed ' },
  { form: /^(?:was |were |am |i was |i am )?responsible for /i, by: 'Handled ' },
  { form: /^(?:was |i was )?in charge of /i, by: 'Led ' },
  { form: /^(?:my )?duties (?:included|were) /i, by: 'Handled ' },
  { form: /^(?:i )?(?:helped|assisted) (?:with|in) /i, by: 'Supported ' },
  // "Helped customers choose paint" and "Helped at the food truck" stay: no stronger verb fits.
  { form: /^(?:i )?assisted (?!to |at |by |on )/i, by: 'Supported ' },
  { form: /^(?:i )?worked on /i, by: 'Contributed to ' },
  { form: /^(?:i )?participated in /i, by: 'Contributed to ' },
  { form: /^(?:was |i was )?tasked with /i, by: 'Took on ' },
  { form: /^(?:was |i was )?involved in /i, by: 'Contributed to ' },
];

/** Strong verbs at the beginning of a line. */
export const strongVerb =
  /^(?:achieved|administered|advised|analy[sz]ed|automated|baked|balanced|boosted|built|carried|coached|collaborated|completed|conducted|contributed|coordinated|created|cut|delivered|designed|developed|directed|doubled|drove|earned|ensured|established|evaluated|expanded|founded|generated|grew|guided|handled|hired|implemented|improved|increased|initiated|installed|introduced|launched|led|maintained|managed|mentored|migrated|negotiated|operated|opened|organi[sz]ed|oversaw|performed|planned|prepared|presented|processed|produced|published|raised|ran|recruited|reduced|repaired|researched|resolved|restored|reviewed|saved|scaled|scheduled|served|simplified|sold|solved|started|streamlined|supervised|supported|taught|tested|trained|transformed|tripled|turned|updated|upgraded|won|wrote)\b/i;

/** First person, which résumés avoid. */
export const firstPerson = /\b(?:I|I'm|I've|me|my|mine)\b/;
