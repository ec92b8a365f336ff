import { isWord } from '../grammar/vocabulary.js';
import { wordsLikeNames } from './name-lists.js';

/** Words of trades, kitchens and haste that no vocabulary has, and that are no names. */
const noNames = new Set(
  `waitlist signup logins baristas barista barre lassi chai masala joists crias celadon hayrides birria elote elotes horchata carnitas barbacoa
  calzone calzones cheddar smores pinot xylitol bordetella quinceanera quince taqueria habanero emojis emoji hashtags hashtag dishwash naan
  tamales tamale pozole menudo churros churro tortas torta pupusas pupusa arepas arepa conchas concha queso asada pollo pastor empanadas tostadas
  gyro gyros falafel shawarma hummus tzatziki kimchi ramen pho boba bao mochi matcha latte lattes macchiato americano frappe gelato cannoli tiramisu
  biscotti focaccia ciabatta challah babka kolache kolaches croissants baklava pierogi pierogies bratwurst brisket rigatoni gnocchi pesto prosciutto
  balayage ombre keratin lowlights updos updo microblading microneedling dermaplane dermaplaning hydrafacial lashes gels shellac mani pedi pedis manis
  shiplap backsplash drywall sheetrock subfloor laminate quartz hardie soffits soffit fascia weedeat weedeating weedeater zinnias dahlias hostas
  doodle doodles goldendoodle goldendoodles labradoodle labradoodles shih yorkie yorkies schnauzer schnauzers aussie aussies doxie pupcakes
  dunno ain gonna wanna gotta kinda sorta lemme gimme alot thru nite tmrw appt appts bldg thurs hasnt havent didnt doesnt dont wont cant isnt wasnt
  couldnt shouldnt wouldnt arent werent aint youre theyre thats theres whats hes shes ive itll doesn didn hasn shouldn wouldn couldn isn wasn aren weren haven
  shoutout byob rsvp asap everything pickups dropoffs cleanups giveaway giveaways livestream wifi hvac diy faq qr pdf jpg png ceu ceus dumpster dumpsters
  venmo zelle paypal cashapp espresso cappuccino crawfish gumbo jambalaya etouffee beignets beignet po-boy pralines kombucha oatmilk
  inv qty ach bio bios grandkids grandkid iphone iphones pts mvr mvrs seltzer seltzers cornhole pickleball zumba pilates bootcamp crossfit kettlebell kettlebells toddlers preschoolers pre-k homeschool homeschoolers`.split(
    /\s+/,
  ),
);

/** Spoken to or named: after these an unknown word is somebody. */
const beforePerson =
  /^(?:tell|ask|thank|remind|invite|let|hi|hey|hello|dear|text|call|email|e-mail|owner|instructor|teacher|manager|stylist|groomer|tech|technician|driver|cook|chef|baker|son|daughter|husband|wife|brother|sister|cousin|uncle|aunt|friend|buddy|client|customer|tenant|named|called|congratulate|welcome|pay|owe|owes|meet|see|hire|hired|it's|its|is|am|miss)$/i;
/** A place, a person or a firm follows, unless the word describes another: "with birria tacos". */
const beforeName =
  /^(?:for|from|to|with|by|at|in|near|around|outside|behind|downtown|and|or|of|w|like|than|about|until|as|dr|mr|mrs|ms|on)$/i;
const endsName =
  /^(?:$|is|was|has|had|will|can|did|does|said|says|asked|wants|wanted|needs|needed|still|owes|owed|missed|called|came|left|paid|got|ordered|that|about|if|to|we|we're|we'll|we've|i|i'm|i'll|he|she|they|it|it's|its|you|who|at|on|in|for|from|by|near|with|and|or|because|this|next|last|today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|family|house|job|place|account|team|crew|area|county|rd|road|street|st|ave|church|school|library|so|but|when|where|the|a|an|his|her|their|our|my|please|call|text|also|just|never|always)$/i;

/** "mcminn" → "McMinn" */
const upper = (word: string) =>
  word
    .replace(/^mc(?=[a-z]{3})/, 'Mc')
    .replace(/^(Mc)?([a-z])/, (_, mc = '', letter: string) => mc + letter.toUpperCase());

const isUnknown = (word: string) =>
  /^[a-z]{3,}$/.test(word) &&
  !noNames.has(word) &&
  !noNames.has(word.replace(/s$/, '')) &&
  !isWord(word);

/** Gives a word that is in no vocabulary its capital where a name can stand: "text to ogle", "gary stubbs", "in ooltewah". */
export function unknownNames(text: string): string {
  if (!/[a-z]{3}/.test(text)) return text;
  const parts = text.split(/((?<![\p{L}\d@./:-])\p{L}[\p{L}']*(?![\p{L}\d@/]|[.-]\p{L}))/u);
  // Odd places have the words, even ones what stands between them.
  const wordAt = (at: number) => parts[at] ?? '';
  const isJoined = (at: number) => /^ ?$|^\. $/.test(parts[at] ?? '');
  for (let at = 1; at < parts.length; at += 2) {
    const word = wordAt(at);
    const [, stem = '', owner = ''] = /^([a-z]{3,}?)('s)?$/.exec(word) ?? [];
    if (!isUnknown(stem)) continue;
    const before = at > 2 && isJoined(at - 1) ? wordAt(at - 2) : '';
    const next = /^ $/.test(parts[at + 1] ?? '') ? wordAt(at + 2) : '';
    // "Gary stubbs"; "New wetsuits" has the capital of its sentence.
    const isBegun =
      /^$|[.!?:\n]\s*$/.test(parts[at - 3] ?? '') &&
      before !== '' &&
      isWord(before.toLowerCase()) &&
      !wordsLikeNames.test(before.toLowerCase());
    const isNamed = /^[A-Z][a-z]+$/.test(before) && at > 2 && !isBegun;
    const isFamily = /^the$/i.test(before) && /s$/.test(stem);
    const mayName =
      owner !== '' ||
      beforePerson.test(before) ||
      isNamed ||
      (/'s$/.test(before) && !/^(?:it|that|what|there|here|let|he|she|who)'s$/i.test(before)) ||
      (isFamily &&
        (next === '' ? /^(?:for|to|with|from|by)$/i.test(wordAt(at - 4)) : !endsName.test(next))) ||
      (beforeName.test(before) && (endsName.test(next) || isUnknown(next))) ||
      (before === '' &&
        /^(?:is|was|has|still|owes|missed|called|said|asked|wants|needs|paid|ordered|came)$/i.test(
          next,
        ));
    if (mayName) parts[at] = upper(word);
  }
  return parts.join('');
}
