/** What people type to the writer of the text and not to its reader, each with examples. */
const english = [
  // "i hate asking but", "I feel bad about asking"
  "(?:i|we) (?:really |just |always )?(?:hate|dread|feel (?:bad|weird|awkward|terrible) about|don'?t like) (?:asking|to ask|doing this|to do this|having to ask|bugging|to bug|bothering|writing (?:these|this))(?: (?:him|her|them|people|folks))?",
  "(?:i'?m|i am|we'?re) (?:so |really )?(?:bad|terrible|awful|no good|not good|not great) (?:at|with) (?:this|these|words|writing|spelling|this stuff|these things)",
  // "don't tell him i said that"
  "(?:don'?t|do not) tell (?:him|her|them|anyone|anybody) (?:that )?(?:i|we) (?:said|told|wrote) (?:that|so|this|it|you)",
  "(?:(?:because|since|cause) )?(?:we|i)(?:'ve)? (?:have )?learned (?:our|my) lesson(?: the hard way)?",
  "(?:ask me|don'?t ask(?: me)?) how (?:i|we) know",
  // "you know how it is", "i guess", "long story", "nothing fancy"
  "(?:well )?you know (?:how (?:it|that|this|they) (?:is|goes|are)|what i mean|the drill)|if (?:that|this) makes (?:any )?sense|(?:it'?s )?(?:a )?long story(?: short)?|don'?t ask|i guess|idk|i dunno|or whatever|something like that|nothing (?:too )?fancy|you get the idea|(?:and )?that'?s (?:it|all|about it)(?: really)?|blah blah(?: blah)?|etc etc|my bad|just saying|knock on wood|fingers crossed",
  // "dont need anything fancy just say that we are booked"
  "(?:(?:i |we )?(?:don'?t|do not) (?:need|want) (?:anything|something) (?:too |real |really |super )?(?:fancy|long|crazy|special|big|complicated)|nothing (?:too |real |really )?(?:fancy|long|crazy|complicated))(?:[,;]? (?:just|simply) (?:say|tell (?:them|people|everyone)|put|write)(?: that)?(?= \\S))?",
  // "polite, no fighting": how the text should be
  "(?:be |stay |keep (?:it )?)?(?:very |really )?(?:polite|civil|calm|courteous|respectful|nice and short|short and sweet|polite (?:but|and) firm|firm (?:but|and) (?:polite|nice|kind|friendly)|kind (?:but|and) firm|nice but firm)(?:,? (?:but|and) (?:explain|say) (?:it|so|why))?|(?:and )?no (?:fighting|arguing|drama in (?:it|the reply)|excuses|emojis?)|(?:and )?(?:do not|don'?t) (?:argue|fight|be (?:defensive|rude|mean))(?: with (?:him|her|them))?|without (?:fighting|arguing)",
  // "make me sound nice", "word it better", "so keep it nice", "whatever sounds good"
  "(?:please |just |and )*(?:make|have) (?:it|me|us|this) (?:sound|look|read) [a-z' ]{2,40}|(?:please )?(?:word|phrase) (?:it|this|that) [a-z' ]{2,40}|whatever sounds (?:good|best|nice|right)|(?:you )?(?:can )?(?:fix|clean up) (?:my|the) (?:spelling|grammar|typos)|sorry (?:for|about) (?:the |my )?(?:typos|spelling)|(?:i'?m )?(?:typing|on) (?:this )?(?:on )?my phone|use your (?:best )?judge?ment|you (?:can )?figure (?:it|that) out|(?:please )?be nice about it|(?:please )?(?:keep|make) (?:it|this) (?:really |very |pretty |super |kind of |a little )?(?:nice|friendly|polite|kind|light|sweet|warm|positive|upbeat|simple|casual|fun|funny|professional|classy|civil|cool|pretty)(?:,? (?:but|and) (?:not too )?(?:firm|clear|friendly|nice|short|polite|professional|pushy|mean))?",
  // "dont want to be rude", "not too aggressive", "dont be too salesy", "want to keep them"
  "(?:(?:i|we) )?(?:really )?(?:don'?t|do not) want to (?:be|sound|seem|come (?:across|off)(?: as)?) (?:too |so |that )?(?:[a-z]+)(?: about it| or [a-z]+| and [a-z]+)?|(?:but )?not (?:too|so|overly) (?:aggressive|pushy|salesy|harsh|mean|rude|hard|stiff|formal|cheesy|corny|long|sad|technical)(?: (?:or|and) [a-z]+)?|(?:please )?(?:don'?t|do not) (?:be|sound) (?:too |so |overly )?(?:aggressive|pushy|salesy|harsh|mean|rude|stiff|formal|cheesy|corny|sad|technical|desperate|angry|preachy)|(?:(?:i|we) )?(?:just )?want to keep (?:him|her|them)(?: as (?:an? )?(?:customers?|clients?))?(?: though| happy)?|(?:he|she)(?:'?s| is) (?:an? |one of our )?(?:regulars?|longtime regular|vip)|(?:please )?(?:don'?t|do not) make it (?:too |so )?(?:long|salesy|formal|stiff|cheesy|sad|pushy)",
  // "don't want to lose her", "he's pretty mad"
  "(?:(?:i|we) )?(?:really )?(?:don'?t|do not) want to (?:lose|upset|offend|scare|push|bug|annoy) (?:him|her|them)(?: (?:off|away))?(?: as (?:a )?(?:customers?|clients?))?|(?:(?:i|we) )?(?:don'?t|do not) want (?:him|her|them) (?:to be |to get |getting |being )?(?:mad|upset|angry|to quit|to leave)",
  "(?:(?:he|she)(?:'?s| is| was)|they(?:'?re| are| were)) (?:really |pretty |super |so |very |kind of |a little )?(?:mad|pissed(?: off)?|upset|angry|furious|livid|ticked off|not happy)(?: (?:at|with) (?:me|us))?(?: about (?:it|this|that))?",
  "(?:(?:he|she)(?:'?s| is|'?s been| has been)|they(?:'?re| are|'?ve been| have been)) (?:always |usually |really |a |an |such a |been )*(?:(?:good|great|nice|loyal|long ?time|sweet|old|regular|best|solid) (?:customers?|clients?|guy|lady|people|folks|one|couple)|(?:good|great) about paying|good (?:pay|for it))",
  // "last yr was a mess"
  '(?:last|that|this) (?:yr|year|time|week|season|summer|winter) was (?:just |such )?(?:an? )?(?:total |real |big |complete )?(?:mess|nightmare|disaster|zoo|circus|madhouse|crazy|insane|nuts|rough|brutal)',
  // "nice reminder": what kind of text it is to be
  '(?:an? )?(?:nice|friendly|gentle|polite|kind|short|quick|firm) (?:reminder|note|message|e-?mail|text)(?: please)?(?=\\s*(?:[.,;!\\n]|$))',
  // "he asked about that twice"
  '(?:he|she|they) (?:already |even |just )?asked (?:me |us )?(?:about )?(?:that|this|it)(?: already)?(?: (?:twice|again|before|three times|a few times))?',
] as const;

const spanish = [
  '(?:la verdad )?(?:me|nos) da (?:mucha )?pena (?:cobrar|decir|pedir|molestar|escribir)(?:le|les|lo|la)?(?: (?:otra vez|esto))?',
  '(?:ya )?t[uú] sabes|ya sabes(?: c[oó]mo (?:es|son))?|ja(?:ja)+|ni modo|no s[eé](?: c[oó]mo decirlo)?|o algo as[ií]|etc[eé]tera',
  '(?:pero |y |por favor )*que (?:quede|suene|se oiga|se lea|salga|sea) (?:muy |m[aá]s |algo )?(?:bonito|bien|amable|formal|profesional|corto|breve|serio|firme|alegre|sencillo|claro|cari[nñ]oso|educado)(?: (?:pero|y) (?:no muy )?(?:firme|amable|claro|formal|corto|serio))?',
  '(?:por favor )?(?:algo|h[aá]zlo|ponlo|escr[ií]belo|d[ií]selo) (?:muy |m[aá]s )?(?:bonito|corto|cortito|breve|sencillo|amable|formal|bien|con (?:tacto|cari[nñ]o|respeto))|con (?:buenas palabras|mucho tacto|tacto|amabilidad)',
  '(?:para )?(?:que )?(?:sin que|no) (?:se )?(?:ofenda|enoje|moleste)n?|no (?:la|lo|los|las) quiero perder|no quiero perder(?:la|lo|los|las)',
  '(?:es|son) (?:un |una |unos |unas )?(?:muy )?buen(?:o|a|os|as)? (?:clientes?|clientas?|gente|persona)|(?:ella |[eé]l )?est[aá]n? (?:muy |bien |algo )?(?:enojad|molest|furios)[oa]s?(?: conmigo| con nosotros)?',
  'no le digas? que (?:yo )?[^,.;!?]{2,60}|t[uú] (?:le )?buscas las palabras|perd[oó]n por las faltas(?: de ortograf[ií]a)?',
] as const;

/** An aside ends where a clause does; "i hate asking but" leads to what is said. */
const asides = new RegExp(
  `(^|[,.;:!?(\\n–—-]\\s*|\\s(?:and|but|so|because|y|pero|porque|as[ií] que)\\s+|\\s(?=(?:we|i) learned (?:our|my) lesson|(?:last|that) (?:yr|year|time|season|week) was ))(?:(?:and|but|so|because|y|pero|porque|as[ií] que)\\s+)?(?:${[...english, ...spanish].join('|')})(?: (?:lol|haha|jaja|though|tho|please|por favor))?(?:\\s+(but|pero)(?=\\s)|(?=\\s*(?:[,.;:!?)\\n–—]|$)))`,
  'giu',
);

const mostInARow = 3;

/** "dont need anything fancy just say that we are booked": what is said begins behind it. */
const openings =
  /^\s*(?:(?:hi|hey|hello|ok|okay)[,.!]?\s+)?(?:(?:(?:i |we )?(?:just )?(?:don'?t|do not) (?:need|want) (?:anything|something) [a-z]+(?: [a-z]+)?|nothing (?:too |real )?[a-z]+)[,.;:]?\s+)?(?:please )?(?:just|simply|basically) (?:say|says|saying|put|write|mention|tell (?:them|people|everyone|customers|folks)|let (?:them|people|everyone|customers|folks) know)(?: that)?\s+(?=\S)/i;

/** An entry without what its writer says to the writer of the text: "i hate asking but", "so keep it nice". */
export function withoutAsides(entry: string): string {
  let left = entry.replace(openings, '');
  // Where two follow each other, the first ends a clause once the second is gone.
  for (let turn = 0, before = ''; turn < mostInARow && left !== before; turn += 1) {
    before = left;
    left = left.replace(asides, (_, mark: string, leading: string | undefined) =>
      leading ? mark.trimEnd() : /^[\n(]/.test(mark) ? mark : '',
    );
  }
  if (left === entry) return entry;
  const tidied = left
    .replace(/\(\s*\)/g, '')
    .replace(/^[\s,;:.!?–—-]+/u, '')
    .replace(/([.!?;,])\s*(?:[,;.](?!\d)\s*)+/g, '$1 ')
    .replace(/[ \t]+([,.;!?])/g, '$1')
    .trim();
  // Nothing but asides: then it is what the owner wants to say.
  return /\p{L}{3}.*\s/u.test(tidied) ? tidied : entry;
}
