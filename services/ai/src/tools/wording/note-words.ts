/** Words by which a note is read. Tables only; the logic is beside them. */

const words = (list: string) => new RegExp(`\\b(?:${list})\\b`, 'i');

/** Things that have no plural and no "a". */
export const massWords = words(
  'delivery|shipping|coffee|tea|cider|cocoa|parking|wi-?fi|admission|installation|pickup|drop-off|food|advice|help|breakfast|lunch|dinner|dessert|popcorn|candy|pizza|ice cream|cake|entry|setup|removal|labor|gas|water|storage|training|child ?care|rent|music|beer|wine|clay|firing|glaze|wood|cotton|wool|steel|leather|walnut|oak|maple|cedar|trivia|bingo|karaoke|yoga|pilates|zumba|insurance|experience|financing|layaway|registration|seating|equipment|gear|gum|salsa|honey|soap|jam|jelly|bread|butter|granola|sauce|syrup|mulch|firewood|soil|gravel|sod|compost|mileage|time|space|work|care|service|support|heat|fun|art|bookkeeping|trunk or treat|propane|synthetic blend|travel|cash|byob|tint|film|hay|feed|ammunition|paint|produce|meat|beef|pork|chicken|fish|milk|cheese|sourdough|fudge|lemonade|punch|barbecue|bbq|chili|spanish|english|notary work',
);
/** Doings are masses ("grooming"); these are things. */
export const countedIngs =
  /\b(?:morning|evening|building|wedding|meeting|opening|listing|earring|railing|ring|spring|king|thing|string|wing|screening|showing|tasting|lighting|ceiling|painting|reading|signing|fitting|offering|outing|gathering|blessing|training|sibling|dressing)$/i;
/** Things of a class, included in its price where they stand after it. */
export const supplies =
  /^(?:all )?(?:the )?(?:supplies|materials|equipment|ingredients|gear|tools|art supplies|shoes|food|drinks|clay|paint|snacks|lunch|dinner|everything)(?: (?:and|&) (?:supplies|materials|equipment|tools|firing|glaze|glazing|drinks|snacks|food|aprons?))?$/i;
/** Begins an order to the reader. */
export const imperatives =
  /^(?:please |just |then )?(?:bring|come|fill|get|order|call|book|text|ask|enter|join|stop|visit|buy|save|try|wear|register|sign|pay|pick|drop|send|tag|meet|add|choose|take|see|look|enjoy|start|keep|label|brush|touch|use|put|park|follow|share|mention|show|email|message|donate|reserve|apply|dress|arrive|plan|spend|win|learn|make|paint|dip|leave|rinse|store|grab|check out|tell|let|do not|don't|never|rsvp|hurry|treat|give|remember|turn|wash|clean|replace|change|cover|unplug|trim|water|feed|test|avoid|set|cut|mix|store|read|write|count|pack|wrap|drain|close|lock|move|schedule|shop|bid|vote|print) (?!(?:is|are|was|were)\b)/i;
/** Begins a sentence that lacks its subject: "takes 15 minutes". */
export const thirdPersons =
  'takes|burns|keeps|lasts|comes|includes|fits|holds|weighs|measures|costs|starts|ends|serves|feeds|makes|smells|tastes|works|needs|covers|ships|has|uses|opens|closes|seats|sleeps|goes|pairs|arrives|stays|speaks|sees|treats|teaches|does|plays|cures|dries|folds|charges|weighs';
/** Nouns for people and pets, who are welcome: "kids ok". */
export const people = words(
  'kids?|children|seniors?|veterans?|students?|teachers?|members?|adults?|teens?|toddlers?|families|customers?|clients?|guests?|everyone|everybody|beginners?|couples?|moms?|dads?|parents?|residents|neighbors|nurses|first responders|military|women|men|girls|boys|dogs|pets|vendors|newcomers|locals|players|riders|teams|groups|volunteers|ages|buyers|patients|shoppers|readers|runners',
);
/** US states, which notes write small. */
export const states =
  /\b(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|ohio|oklahoma|oregon|pennsylvania|tennessee|texas|utah|vermont|virginia|wisconsin|wyoming|santa(?! (?:cruz|fe|barbara|monica|clara))|thanksgiving|christmas|trek|halloween|easter|fahrenheit|servsafe|quickbooks|byob|dj|hvac|suv|suvs|atv|rv|rvs|tv|cpr|id|pdf)\b/gi;
