import { termsOf } from '../grammar/grammar.js';
import { isWord } from '../grammar/vocabulary.js';

/** Capitals for each word but the small ones. */
export const upperWords = (words: string): string =>
  words.replace(/(?<=^|[\s&])(?!of\b|the\b|and\b|&)[a-z]/g, (letter) => letter.toUpperCase());

/** "in sale creek", "at grange hall": a place without an article. */
const places =
  /(?<=\b(?:in|near|around|at|from|for|by|to|of|atop|like) )(?:(?:south|north|east|west|old|upper|lower|lake|fort|mount|mt|st|big|little|red|white|black|green|blue) |(?!(?:the|a|an|our|my|your|his|her|this|that|any|some|every|each|no|one|all|both|same|next|last|first|good|new|local|nearby)\b)[a-z']{4,} (?=[a-z']+ (?:school|inn|lodge|church|academy|center)\b))?(?!(?:the|a|an|our|my|your|his|her|this|that|any|some|every|each|no|one|same|next|last|first|second|new|public|local|nearby|city|high|middle|elementary|running|cold|hot|warm|clean|fresh|main|front|back|outdoor|indoor|open|town|dog|swimming|parking)\b)[a-z][a-z']+ (?:(?:rec|community|civic|convention|senior|shopping) )?(?:creek|lake|ridge|mountain|hill|hills|springs|valley|falls|beach|grove|point|bluff|island|cove|bend|heights|gap|landing|crossing|junction|hollow|inn|lodge|hall|center|park|plaza|church|school|chapel|academy|college|university)\b(?: space)?(?!'|-)/g;
/** "an estate on missionary ridge": nothing but a place has no article there. */
const heights =
  /(?<=\bon )(?!(?:the|a|an|our|my|your|his|her|their|this|that|any|every|each|one|top)\b)[a-z]{3,} (?:ridge|mountain|island|bluff|creek|lake|hill)\b/g;
/** "in st elmo", "in east ridge". */
const saints =
  /\b(?:st|saint|fort|mount)\.? (?!and\b|or\b|for\b|to\b|at\b|the\b|it\b|on\b|is\b|with\b)[a-z]{3,}\b(?<=\b(?:in|of|at|near|from|to) \S+ \S+)/g;

/** What is in a place, is done there, or comes from there. */
const located =
  '(?:shop|store|farm|office|salon|church|school|location|locations|house|home|homes|houses|property|properties|building|buildings|studio|gym|park|road|street|lot|warehouse|clinic|bakery|restaurant|cafe|kitchen|plant|here|live|lives|living|based|located|born|raised|made|grown|brewed|delivered|deliver|delivery|opens|opening|customers|families|neighbors|folks|residents|kids|job|jobs|yard|yards|lawns?|roofs?|work|worked|working|serving|years|anywhere|everywhere|everyone|people)';
const noPlace =
  /^(?:the|a|an|our|my|your|his|her|their|its|this|that|these|those|all|any|some|every|each|no|not|one|two|three|four|five|town|downtown|person|stock|back|front|full|half|advance|cash|line|season|writing|time|total|bulk|house|bed|school|class|touch|case|order|need|color|bloom|business|mind|place|progress|general|public|private|part|use|church|court|college|traffic|storage|service|sales?|construction|retail|heat|rain|snow|sun|shade|water|ice|oil|soil|english|spanish|french|math|person|pairs|groups|pieces|love|hand|minutes|hours|days|weeks|months|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|winter|which|what|case|addition|between|person|under|over|less|good|great|bad|perfect|top|new|old|high|low|foster|big|small|different|several|many|most|both|other|local|rural|nearby|surrounding|real|plain|short|open|single|white|black|gray|brown|blue|green|pink|yellow|silver|gold|about|around|it|them|us|me|you|and|or|for|with|need|front|recent|past|advance|mint|prime|cold|hot|warm)$/i;
const inPlace = new RegExp(
  `(?<=\\b${located} (?:in|near|around|outside|across|from) )([a-z][a-z']{2,})( [a-z][a-z']{2,})?(?=\\s(?:on|at|for|since|and|with|by|to|from|who|is|are|was|will|every|this|next|but|because|has|have|of|starting)\\b|\\s*[,.:;!?)]|\\s*$|\\s[$\\d])`,
  'g',
);
/** "coffee from peru": a place that the lexicon of compromise knows. */
const known =
  /(?<=\b(?:in|from|near) )([a-z]{4,})(?=\s*[,.:;!?]|\s*$|\s(?:and|on|at|for|since|to|with|by)\b)/g;

/** "in evensville", "near harrisburg": only towns end so. */
const townEnds =
  /(?<=\b(?:in|near|from|around|to|of|and|at) )(?!vaudeville\b|cumbersome\b)[a-z]{2,}(?:ville|burgh?|boro|dale|sboro)\b/g;

/** Gives places that were typed in lower case their capitals, by the words before them. */
export const placeNames = (text: string): string =>
  text
    .replace(places, upperWords)
    .replace(heights, upperWords)
    .replace(townEnds, upperWords)
    .replace(saints, (found) => upperWords(found).replace(/^St\.? /, 'St. '))
    .replace(inPlace, (whole, first: string, second = '', at = 0, all = '') => {
      if (noPlace.test(first)) return whole;
      // "made from goat milk": words of what a thing consists of.
      if (/\b(?:made|grown|brewed) from $/.test(all.slice(0, at)) && whole.split(' ').every(isWord))
        return whole;
      const words = [first, ...(second ? [second.trim()] : [])];
      const tags = termsOf(`in ${words.join(' ')}`).slice(1);
      const isThing = tags.some((term) =>
        ['Plural', 'Adverb', 'Gerund', 'Pronoun', 'Value', 'Date'].some((tag) =>
          term.tags.has(tag),
        ),
      );
      return isThing || (second && noPlace.test(second.trim())) ? whole : upperWords(whole);
    })
    .replace(known, (word) => {
      const tags = termsOf(`in ${word}`)[1]?.tags;
      return tags?.has('Place') && tags.has('ProperNoun') ? upperWords(word) : word;
    });
