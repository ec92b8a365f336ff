/** Words by which a note is read. Tables only; the logic is beside them. */

const words = (list: string) => new RegExp(`\\b(?:${list})\\b`, 'i');

/** Something that people come to. */
export const eventWords = words(
  'class(?:es)?|workshops?|trot|night|party|festival|fest|fair|concerts?|contest|tournament|trivia|bingo|karaoke|open mic|open house|tours?|tasting|market|sale(?= (?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|today|this|at|in|on))|book sale|yard sale|bake sale|plant sale|rummage sale|trunk or treat|egg hunt|parade|potluck|supper|dinner|breakfast|brunch|fundraiser|camp|clinic|drive|screening|show|exhibit|reading|story ?time|story hour|meetup|meeting|seminar|webinar|info session|game|race|5k|run|walk|retreat|bootcamp|swap|auction|recital|play|performance|dance|picnic|cookout|fish fry|car wash|check|lighting|social|mixer|celebration|ceremony|service|vigil|demo|lunch and learn|book club|jam|[a-z]+ day$',
);
/** Something that is done for people. */
export const serviceWords = words(
  'cleaning|washing|walking|sitting|boarding|grooming|lessons?|tutoring|repairs?|tune[- ]?ups?|inspections?|installation|hauling|removal|mowing|landscaping|painting|plumbing|haircuts?|cuts?|trims?|massages?|facials?|nails|manicures?|detailing|tinting|towing|moving|storage|rentals?|photography|photos?|portraits?|sessions?|catering|notary|bookkeeping|taxes|tax prep|returns|alterations|sharpening|tuning|training|coaching|care|delivery|pressure washing|window washing|junk removal|tree work|roofing|gutters?|hvac|service|services|checks?|appraisals?|consultations?|planning|design|printing|embroidery|engraving|oil changes?|brakes?|alignment|rotation|sealing|fencing|drywall|flooring|remodeling|pet sitting|day ?care|childcare|hemming|wills?|estate plans?|physicals?|exams?|shots|vaccinations?|adjustments?|cuttings?',
);
/** Things that have no plural and no "a". */
export const massWords = words(
  'delivery|shipping|coffee|tea|cider|cocoa|parking|wi-?fi|admission|installation|pickup|drop-off|food|advice|help|breakfast|lunch|dinner|dessert|popcorn|candy|pizza|ice cream|cake|entry|setup|removal|labor|gas|water|storage|training|child ?care|rent|music|beer|wine|clay|firing|glaze|wood|cotton|wool|steel|leather|walnut|oak|maple|cedar|trivia|bingo|karaoke|yoga|pilates|zumba|insurance|experience|financing|layaway|registration|seating|equipment|gear|gum|salsa|honey|soap|jam|jelly|bread|butter|granola|sauce|syrup|mulch|firewood|soil|gravel|sod|compost|mileage|time|space|work|care|service|support|heat|fun|art|bookkeeping|trunk or treat|propane|synthetic blend|travel|cash|byob|tint|film|hay|feed|ammunition|paint|produce|meat|beef|pork|chicken|fish|milk|cheese|sourdough|fudge|lemonade|punch|barbecue|bbq|chili|spanish|english|notary work',
);
/** Doings are masses ("grooming"); these are things. */
export const countedIngs =
  /\b(?:morning|evening|building|wedding|meeting|opening|listing|earring|railing|ring|spring|king|thing|string|wing|screening|showing|tasting|lighting|ceiling|painting|reading|signing|fitting|offering|outing|gathering|blessing|training|sibling|dressing)$/i;
/** Things of a class, included in its price where they stand behind it. */
export const supplies =
  /^(?:all )?(?:the )?(?:supplies|materials|equipment|ingredients|gear|tools|art supplies|shoes|food|drinks|clay|paint|snacks|lunch|dinner|everything)(?: (?:and|&) (?:supplies|materials|equipment|tools|firing|glaze|glazing|drinks|snacks|food|aprons?))?$/i;
/** Begins an order to the reader. */
export const imperatives =
  /^(?:please |just |then )?(?:bring|come|fill|get|order|call|book|text|ask|enter|join|stop|visit|buy|save|try|wear|register|sign|pay|pick|drop|send|tag|meet|add|choose|take|see|look|enjoy|start|keep|label|brush|touch|use|put|park|follow|share|mention|show|email|message|donate|reserve|apply|dress|arrive|plan|spend|win|learn|make|paint|dip|leave|rinse|store|grab|check out|tell|let|do not|don't|never|rsvp|hurry|treat|give|remember|turn|wash|clean|replace|change|cover|unplug|trim|water|feed|test|avoid|set|cut|mix|store|read|write|count|pack|wrap|drain|close|lock|move|schedule|shop|bid|vote|print) (?!(?:is|are|was|were)\b)/i;
/** Begins a sentence that lacks its subject: "takes 15 minutes". */
export const thirdPersons =
  'takes|burns|keeps|lasts|comes|includes|fits|holds|weighs|measures|costs|starts|ends|serves|feeds|makes|smells|tastes|works|needs|covers|ships|has|uses|opens|closes|seats|sleeps|goes|pairs|arrives|stays|speaks|sees|treats|teaches|does|plays|cures|dries|folds|charges|weighs';
export const withoutSubject = new RegExp(`^(?:${thirdPersons})\\b`, 'i');
/** What a thing is. */
export const adjectives =
  /^(?:ready|available|easy|gentle|soft|safe|(?:dishwasher|microwave|machine|oven|food)[- ](?:safe|washable)|washable|reusable|waterproof|handmade|homemade|fresh|local|organic|vegan|gluten[- ]free|sugar[- ]free|dairy[- ]free|nut[- ]free|unscented|solid|heavy|light|adjustable|foldable|numbered|limited|perfect|good|great|new|like new|used|cruelty[- ]free|made to order|shelf stable|spicy|mild|sweet|raw|unfiltered|unsweetened|all natural|natural|family[- ]friendly|pet[- ]friendly|kid[- ]friendly|wheelchair accessible|first come,? first served)\b/i;
export const people = words(
  'kids?|children|seniors?|veterans?|students?|teachers?|members?|adults?|teens?|toddlers?|families|customers?|clients?|guests?|everyone|everybody|beginners?|couples?|moms?|dads?|parents?|residents|neighbors|nurses|first responders|military|women|men|girls|boys|dogs|pets|vendors|newcomers|locals|players|riders|teams|groups|volunteers|ages|buyers|patients|shoppers|readers|runners',
);
/** Ends a head's name and begins its place. */
export const placeStart =
  /(?:^|\s)((?:at|in|on|near|behind|inside|outside|across from|next to) (?!any\b|all\b|every\b|each\b|most\b|for\b|stock\b|season\b|an? (?:[a-z]+ )?(?:jar|box|bag|bottle|can|cup|tin|pack|basket|bowl|row|set)\b)(?:(?:the|our|my|your) .+|[A-Z][\w'.]* ?.*|(?:station|room|suite|hall|building|lot|gate|pavilion|field|exit|unit) \w+.*|\d+ [A-Z].+|(?:\w+ )*(?:street|road|avenue|park|hall|church|library|school|center|shop|store|lot|garden|farm|office|market|house|building|gym|studio|town|downtown|st|rd|ave)\b.*|person\b.*|downtown\b.*))$/i;
/** US states, which notes write small. */
export const states =
  /\b(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|ohio|oklahoma|oregon|pennsylvania|tennessee|texas|utah|vermont|virginia|wisconsin|wyoming|santa(?! (?:cruz|fe|barbara|monica|clara))|thanksgiving|christmas|trek|halloween|easter|fahrenheit|servsafe|quickbooks|byob|dj|hvac|suv|suvs|atv|rv|rvs|tv|cpr|id|pdf)\b/gi;
