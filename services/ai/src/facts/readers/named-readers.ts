import { isMansName, isWomansName } from '../grammar/gendered-names.js';
import { isWord } from '../grammar/vocabulary.js';
import { massNouns } from '../grammar/word-lists.js';

/** An entry with its named reader as a pronoun, the way the order grammar expects it, and who reads and writes. */
export interface NamedReader {
  readonly text: string;
  readonly reader?: string;
  readonly sender?: string;
  readonly business?: string;
  /** Whether the entry begins with the greeting itself. */
  readonly isGreeted?: boolean;
}

const person =
  "(?:(?:Mr|Mrs|Ms|Miss|Dr)\\.? )?(?!(?:Mr|Mrs|Ms|Miss|Dr|The|A|An|Our|My|We|I|It|You|If|They|He|She|Google|Facebook|Yelp|Nextdoor|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Mon|Tues?|Weds?|Thu|Thurs|Fri|Sat|Sun|Christmas|Thanksgiving|Easter)\\b)[A-Z][a-z][\\w'-]*(?: (?!(?:St|Ave|Rd)\\b)[A-Z][\\w'-]+)?(?!'s)";
const someone =
  '(?:(?:[Aa]n? |[Tt]he |[Tt]his |[Oo]ur |[Mm]y )?(?:[Ll]ady|guy|man|woman|gentleman|customer|client|guest|person|girl|someone|somebody|neighbor|applicant|candidate|bride) (?:named|called),? )';
const determiner =
  '(?:the|an?|our|my|his|her|this|that|these|two|three|both|some|half|another|\\$?\\d)';
const finite =
  "(?:missed|waited|picked|dropped|brought|tried|received|noticed|returned|stopped|expected|referred|hired|reached|loved|liked|was|is|has|had|hasn't|haven't|didn't|doesn't|still|never|asked|asks|wants|wanted|needs|needed|owes|ordered|called|wrote|says|said|came|left|cancel+ed|booked|bought|paid|complained|signed|emailed|texted|will|can't|can|applied|interviewed|forgot|lost)";

/** "Hi ivy this is sam the groomer so sorry": who is greeted by what follows, whatever the name. */
const greeting =
  /^\s*(?:hi|hey|hello|dear|good (?:morning|afternoon|evening))[ ,]+(?!(?:there|all|everyone|everybody|folks|guys|team|this|it|i|we|its|i'm|im|just|the|my|our|can|please|again|to|friends|neighbors?|y'all)\b)((?:(?:mr|mrs|ms|miss|dr)\.? )?[a-z][a-z'-]+)\s*[,!.:—–-]*\s+(?=(?:this is|it'?s|its|i'?m|i|we|we're|so sorry|sorry|the|your|just|thanks|thank|can|could|do|did|are|is|you|hope|wanted|got|our|my|if|about|please|quick)\b)/i;
/** "Hi Renee, when we pulled up the carpet": a comma after a name greets, whatever follows. */
const greetingWithComma =
  /^\s*(?:[Hh]i|[Hh]ey|[Hh]ello|[Dd]ear) ((?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?[A-Z][\w'-]+(?: [A-Z][\w'-]+)?)\s*[,!:]\s+/;
const introduced =
  /^\s*(?:this is|it'?s|i'?m|i am) (?!(?:sick|ill|home|out|down|here|stuck|back|busy|done|in|off|happy|ok|okay|fine|late|still|not|just|working|dealing|meeting|open|closed|available|free|afraid|tired)\b)([a-z][a-z'-]+) (?:from|with|at|over at|of) ((?:the )?[A-Za-z][\w'&-]*(?: (?!(?:the|an?|we|we're|i|i'm|i'll|our|my|your|you|so|just|and|wanted|sorry|calling|writing|hope|thanks|unfortunately|can|could|is|it|it's|about|here|regarding)\b)[A-Za-z&][\w'&-]*){0,3})\s*[,.:]?\s+(?=(?:the|an?|we|we're|i|i'm|i'll|our|my|your|you|so|just|and|wanted|sorry|calling|writing|hope|thanks|unfortunately|can|could|it|it's|about)\b)/i;
const byTrade =
  /^\s*(?:this is|it'?s|i'?m|i am) ([a-z][a-z'-]+),? (?:the|your) ([a-z]+(?: (?:guy|lady|man|woman))?)\s*[,.:]?\s+(?=(?:the|an?|we|we're|i|i'm|i'll|our|my|your|so|just|and|wanted|sorry|unfortunately|can|it|it's)\b)/i;

const byName =
  /^\s*(?:[Tt]his is|[Ii]t'?s) ([A-Z][a-z'-]+)\s*[,.:]?\s+(?=(?:my|our|we|we're|the|I|I'm|I'll|just|sorry|so|about)\b)/;

const upperWords = (words: string) =>
  words.replace(/(?<=^|[\s-])(?!(?:and|of|the)\b)[a-z]/g, (letter) => letter.toUpperCase());

/** What names the reader, each with an example; the last group is the name. */
const slots: readonly (readonly [RegExp, string])[] = [
  // "Director is Mrs. Fay Odom"
  [
    new RegExp(
      `(?<=^|[\\n.;,] ?)(?:[Tt]he |[Tt]heir )?(?:[Dd]irector|[Mm]anager|[Oo]wner|[Cc]ontact|[Pp]rincipal|[Bb]uyer|[Pp]erson in charge)(?:'s name)? is (${person})(?=\\s*(?:[,.;\\n]|$))[,.;]?`,
    ),
    '',
  ],
  // "client is Faith", "her name is Dawn", "to Art Fields"
  [
    new RegExp(
      `(?<=^|[\\n.;,] ?)(?:(?:the )?(?:client|customer|reader|recipient)(?:'s name)? is|(?:her|his|their|the) name is|(?:it'?s )?(?:to|for):?) (${person})(?=\\s*(?:[,.;\\n]|$))[,.;]?`,
    ),
    '',
  ],
  // "a lady named Hope wrote": the reader wrote.
  [new RegExp(`(?<=^|\\s)${someone}(${person})(?=[\\s,.])`), 'he'],
  // "sent Rose the quote", "offer Dawn the office job"
  [
    new RegExp(
      `(?<=^|[.;,\\n] ?|\\b(?:we|I|i|just|already|and|to|please) )((?:[Ss]ent|[Gg]ave|[Ee]mailed|[Tt]exted|[Mm]ailed|[Ss]howed|[Tt]old|[Pp]romised|[Oo]ffer|[Ss]end|[Gg]ive|[Qq]uoted)) (${person})(?= ${determiner}\\b)`,
    ),
    '$1 him',
  ],
  // "interview Miles for the driver job", "meet Rose at the house", "follow up w/ Summer Lane about"
  [
    new RegExp(
      `(?<=^|[.;,\\n] ?|\\b(?:to|please|I|we|need to) )((?:[Ii]nterview|[Mm]eet(?: up)?(?: with)?|[Ss]ee|[Vv]isit|[Hh]ire|[Cc]heck in with|[Cc]heck back with|[Ff]ollow(?:ing)? up with|[Cc]atch up with|[Ss]it down with|[Tt]alk to|[Ss]peak with|[Rr]efund|[Pp]ay|[Hh]ost|[Ww]elcome|[Cc]ongratulate)) (${person})(?:,? (?:from|at|of) (?:the )?(?:[a-z]+ ){0,2}[A-Za-z][\\w'-]+(?: [A-Z][\\w'-]+){0,3}(?=[,.;]|$| (?:about|to|on|for)\\b))?(?=\\s|[,.;]|$)`,
    ),
    '$1 him',
  ],
  // "coffee with Mark from the hardware store about sharing a booth"
  [
    new RegExp(
      `(?<=^|[.;,\\n] ?|\\b(?:an?|for|suggest|propose|have|get|grab) )((?:[Cc]offee|[Ll]unch|[Bb]reakfast|[Dd]inner|[Mm]eeting|[Cc]all|[Zz]oom|[Cc]hat|[Dd]rinks)(?: with)) (${person})(?:,? (?:from|at|of) (?:the )?(?:[a-z]+ ){0,2}[A-Za-z][\\w'-]*)?(?=\\s+(?:about|to|on|at|next|this|for|tomorrow)\\b|[,.;]|$)`,
    ),
    '$1 you',
  ],
  // "I enjoyed talking with James Whitlow at the lunch"
  [
    new RegExp(
      `(?<=^(?:(?:I|[Ww]e) (?:really |so )?(?:enjoyed|loved|appreciated)|[Ii]t was (?:so |very |really )?(?:great|nice|good|lovely|a pleasure)) )((?:talking|meeting|speaking|catching up|having (?:lunch|coffee)|working|to (?:meet|talk|speak|see|catch up|work))(?: with| to)?) (${person})`,
    ),
    '$1 you',
  ],
  // "Rose missed her appointment", "Mr. Banks still hasn't paid"
  [
    new RegExp(
      `(?<=^|\\n)(${person})(?= ${finite}\\b)(?! (?:is|was|will be|has been) (?:out|off|sick|ill|away|gone|back|leaving|retiring|moving|late|stuck|running|on (?:vacation|leave|maternity))\\b)`,
    ),
    'he',
  ],
  // "the green velvet Greg picked is back ordered"
  [
    new RegExp(
      `(?<=(?:^|\\s)(?:[Tt]he|[Aa]n?|[Tt]hat) (?:[a-z-]+ ){1,3})(${person})(?= (?:picked|sent|emailed|left|ordered|chose|wanted|bought|booked|reserved|requested|dropped off|brought in|asked (?:for|about))\\b)`,
    ),
    'he',
  ],
];

/** Words that show that who is named first is an animal. */
const ofAnimal =
  /\b(?:surgery|stitches|cone|leash|rabies|distemper|fleas?|ticks?|paws?|tail|fur|kennel|crate|spay(?:ed)?|neuter(?:ed)?|microchip|farrier|hoof|hooves|litter|kittens?|pupp(?:y|ies)|good (?:boy|girl)|groom(?:ed)?|nails (?:and|trimmed|done)|coat|vet|barks?|barking)\b/i;

/** "sorry to Ann we forgot to give Max his pill": the order names the reader. */
const namesReaderFirst =
  /^\s*(?:[Ss]orry to|[Aa]pologi[sz]e to|[Tt]ell|[Rr]emind|[Tt]hank|[Rr]eply to) (?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?[A-Z]/;

/** "Labor is $1,540", "Frosting is included": a word with the capital of its sentence, and nobody's name. */
const isThing = (name: string, text: string) =>
  massNouns.has(name.toLowerCase()) ||
  /^(?:Half|Labor|Everything|Nothing|Delivery|Tuition|Admission|Rent|Nobody|Everybody|Many|Several|Please)$/.test(
    name,
  ) ||
  (isWord(name.toLowerCase()) &&
    !isMansName(name) &&
    !isWomansName(name) &&
    new RegExp(
      `\\b${name} (?:is|was|will be) (?:\\$?\\d|(?:included|extra|free|due|available|sold|made|charged|billed)\\b)`,
    ).test(text));

/**
 * Reads the names of reader and writer from where they stand; the entry must have its capitals already.
 * @param isKnown whether the reader was named before, so that who does something is another
 */
export function namedReader(entry: string, isKnown = false): NamedReader {
  let text = entry;
  const found: { reader?: string; sender?: string; business?: string; isGreeted?: boolean } = {};
  const greeted = greetingWithComma.exec(text) ?? greeting.exec(text);
  if (greeted?.[1]) {
    found.reader = upperWords(greeted[1]);
    found.isGreeted = true;
    text = text.slice(greeted[0].length);
  }
  const from = introduced.exec(text);
  const by = from ? null : byTrade.exec(text);
  if (from?.[1] && from[2]) {
    found.sender = upperWords(from[1]);
    found.business = upperWords(from[2]);
    text = text.slice(from[0].length);
  } else if (by?.[1] && by[2]) {
    found.sender = upperWords(by[1]);
    text = `this is ${found.sender}, your ${by[2]}. ${text.slice(by[0].length)}`;
  }
  // "hi Sandy, it's Ana, my helper is sick"
  const only = found.sender ? null : byName.exec(text);
  if (found.isGreeted && only?.[1]) {
    found.sender = upperWords(only[1]);
    text = text.slice(only[0].length);
  }
  for (const [pattern, words] of slots) {
    if (found.reader || namesReaderFirst.test(text)) break;
    // "Pepper came through surgery": an animal is spoken of, not greeted.
    if (words === 'he' && ofAnimal.test(text)) continue;
    const match = pattern.exec(text);
    const name = match?.at(-1);
    if (!match || !name || (words === 'he' && (isKnown || isThing(name, text)))) continue;
    found.reader = name.replace(/^(Mr|Mrs|Ms|Dr)\s/, '$1. ');
    text = text.replace(pattern, (_, ...groups: unknown[]) =>
      words === '$1 him' || words === '$1 you'
        ? `${String(groups[0])} ${words.slice(3)}`
        : words === 'he' && isWomansName(name)
          ? 'she'
          : words,
    );
  }
  return { text: text.replace(/^\s*[,.;]\s*/, '').trim(), ...found };
}
