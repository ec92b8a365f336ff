/** Words that tie a clause to the one before it. */
export const ties: ReadonlySet<string> = new Set(
  'and or but so because since if when whenever while as until till before after unless although though whether where wherever which who whom whose whoever that what whatever how why than like once nor yet'.split(
    ' ',
  ),
);

/** Words that begin a clause which cannot stand alone. */
export const subordinators: ReadonlySet<string> = new Set(
  'if when whenever because since while as until till before after unless although though once whoever whatever wherever'.split(
    ' ',
  ),
);

/** Pronouns that begin a clause as its subject. */
export const subjectPronouns: ReadonlySet<string> = new Set(
  'i we you he she it they there this that these those everyone everybody someone somebody nobody anyone everything nothing'.split(
    ' ',
  ),
);

/** After these a clause may follow without "that": "I hope you can make it". */
export const clauseVerbs =
  /^(?:think|hope|know|say|says|said|guess|believe|see|feel|felt|understand|mean|means|promise|promised|wish|hear|heard|told|tell|thought|knew|sorry|glad|sure|afraid|happy|learned|noticed|asked|ask|show|shows|showed|bet|pray|figure|let|make|made|makes|help|helps|helped|watch|have|sees|recommend|suggest)$/;

/** Verbs that leave the base form of another one after their object: "let me know", "help us get". */
export const causatives = /^(?:let|lets|make|makes|made|help|helps|helped|have|had|see|saw|watch)$/;

/** Sentences that need no verb, by their beginning. */
export const verbless =
  /^(?:thanks?|thank you|many thanks|a (?:big|huge|special) thank|sorry|welcome|congratulations|congrats|happy (?:birthday|anniversary|new year|holidays|thanksgiving)|merry|(?:good|great|nice) (?:luck|news|morning|work|job)|best wishes|yes|no (?:hurry|problem|worries|rush)|see you|talk (?:to you )?soon|questions\?|cheers|warm(?:ly)?|dear|hello|hi|not this time|maybe next|enough)\b/i;

/** "No gifts, please." asks. */
export const noPlease = /^no [a-z ]+, please$/i;

/** Things of which there is not one, so that no article is missing before them. */
export const massNouns: ReadonlySet<string> = new Set(
  'parking admission delivery shipping lunch dinner breakfast coffee tea bread milk water food music traffic business everything everyone everybody someone somebody nobody nothing something anyone anything work school church money cash time rain snow ice weather power gas electricity heat labor lumber paint gravel mulch flour meat beer wine pizza cake ice-cream wifi access help support service training advice information news equipment furniture software insurance payment registration enrollment attendance seating space storage demand business customer-service summer winter spring fall today tomorrow tonight yesterday noon midnight january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday christmas thanksgiving easter half part most more less such other mom dad grandma grandpa god please invoice order unit room suite quality experience feedback patience honesty childcare daycare yoga art dance soccer football'.split(
    ' ',
  ),
);

/** Words that name a stretch or point of time. */
export const timeNoun =
  /^(?:today|tomorrow|tonight|yesterday|morning|mornings|afternoon|evening|night|week|weeks|month|months|year|years|day|days|time|times|noon|hour|hours|minutes|minute|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)$/;

/** Nouns that take a number after them: "room 12", "invoice 1042". */
export const numberedNoun =
  /^(?:route|truck|order|orders|invoice|inv|acct|ref|po|unit|room|lot|site|campsite|cabin|suite|apt|apartment|step|page|number|no|highway|hwy|exit|grade|level|part|booth|table|lane|gate|bay|zone|van|bus|line|stage|field|court|model|size|section|building|floor|door|station|class|policy|claim|account|ticket|check|job|phase|week|day|year|chapter|hole|pier|dock|slip|space|spot|stall|post|box|ext|extension|at|district|ward|precinct)$/;

/** What may precede a price. */
export const beforePrice =
  /^(?:only|just|about|now|almost|nearly|over|under|up|down|another|extra|least|most|still|currently|exactly|roughly|around|past|plus|minus|all|both|same|first|full|additional|or|even|regular|instead|usually|normally)$/;
