/** What was asked of the text itself. */
export interface Constraints {
  readonly short: boolean;
  /** Most words. */
  readonly words?: number;
  /** Most characters. */
  readonly characters?: number;
  /** Most sentences. */
  readonly sentences?: number;
  readonly noEmojis: boolean;
  readonly noHashtags: boolean;
  readonly noExclamation: boolean;
  /** What must not be mentioned: "price", "the delay". */
  readonly avoid: readonly string[];
  readonly tones: readonly string[];
  /** The orders as entered. */
  readonly entered: readonly string[];
}

const about =
  /^(?:(?:please|also|and|but|just|pls)[,\s]+)*(?:(?:keep|make) (?:it|this|the (?:tone|text|e-?mail|post|message|caption|copy|ad))\b|(?:don'?t|do not|never) (?:mention|say|use(?! (?:the|our|this|that|your) (?!words?|names?|phrase|term|price))|sound|talk about|include|bring up|make (?:it|excuses)|be too|add|write|put in|come across|reveal|name|blame|identify|accuse)\b|(?:no|without|avoid|skip|zero|less|leave out|omit) (?:any |the |using |mentioning |too many )?(?:emojis?|hashtags?|exclamation|jargon|excuses|drama|prices?|slang|buzzwords|fluff|long (?:texts?|sentences?|paragraphs?|words|intros?|e-?mails?|posts?|stories)|pushy|salesy|mention|cliches|corny|greeting|bullet|numbers?)|(?:use|include|add|with|put|some|a few|lots of|maybe) (?:\\w+ ){0,3}?(?:emojis?|hashtags?|bullets?|bullet points)\b|(?:under|max|maximum|at most|no more than|about|around|less than|up to|approximately|within|not more than|limit(?: it)? to) \d+ (?:words|characters|chars|sentences|lines)|(?:tone|style|length|format|voice|language)\s*(?::|should be|is)|(?:very |super |nice and |really )?(?:short|brief|concise|simple|warm|friendly|professional|polite|formal|casual|funny|upbeat|sincere|short and sweet|to the point)(?:(?:,| and|, and| but| &) (?:not (?:too )?)?(?:short|brief|concise|simple|warm|friendly|professional|polite|formal|casual|funny|firm|upbeat|sweet|kind|salesy|pushy|to the point|direct|clear|sincere|fun|long))*(?: (?:tone|style|please|email|message|text|language|words))?$|(?:in|use) (?:a |an |simple |plain )*(?:\\w+ ){0,3}(?:tone|voice|style|words|language|paragraphs?)|(?:be|sound|stay) (?:\\w+ ){0,2}?(?:polite|friendly|professional|firm|nice|warm|brief|short|casual|kind|calm|humble|honest|clear|direct|respectful|positive|upbeat|sincere|not too|human)|(?:it |this |the tone )?(?:should|must|needs to|has to) (?:be|sound|feel|not)\b(?! (?:able|available|at|on|in|over|under|willing|here|present|signed|picked|paid|booked|back|ready|licensed|a|an|the|\d))|not (?:too |very )?(?:long|salesy|pushy|formal|stiff|casual|cheesy|corny)|(?:and )?(?:short|brief|quick)(?: and sweet)? please|(?:i|we) (?:don'?t|do not) want (?:it )?to (?:sound|be|mention|say|come)\b|without (?:being|sounding)\b|(?:two|three|2|3|one|1|a few|four|4) (?:short )?(?:paragraphs?|sentences?|lines|variants|versions|options)\b.{0,12}$)/i;

const tail =
  /[,.;]?\s+(?:and |but |please )*((?:keep|make) it (?:short|brief|simple|friendly|professional|polite|casual|fun|funny|nice|sweet|upbeat|warm)[^,.;]*|no emojis?(?: please)?|(?:under|in under|less than|max|at most|no more than) \d+ (?:words|characters|sentences)|but (?:don'?t|do not) mention [^,.;]+|without mentioning [^,.;]+)\s*\.?$/i;

const unwanted =
  '(?:mean|bossy|rude|begging|flowery|pushy|preachy|whiny|harsh|cold|stern|angry|sappy|dramatic|scary|desperate|salesy|cheesy|corny|stiff)';

/** What is said to whoever writes, by verbs of writing and words for texts; each with an example. */
const toWriter = new RegExp(
  `^(?:(?:please|and|but|also|just|pls|por favor|pero|y)[,\\s]+)*(?:${[
    // "Please do not promise results, since the bar forbids it", "don't call him a liar", "no names in it"
    "(?:do not|don['’]?t|never) (?:promise|guess|explain why|describe|confirm|call (?:him|her|them) an? |use the words? |apologi[sz]e|joke|scold|lecture|exaggerate|oversell|brag|beg|gush|quote|write|tell (?:him|her|them) (?:why|how much|who))",
    '(?:no|sin) (?:names|jokes|exageraciones|bromas|pelear|pelea|groser[ií]as|chistes)(?: in (?:it|this))?$',
    // "Please open with a question", "say it like we're excited", "write short sentences"
    '(?:open|start|begin|end|close|finish) with an? (?:question|joke|greeting|quote|story|fact|hook|thank[- ]you)',
    'say it (?:so|like|as|in|with) ',
    '(?:write|use|in) (?:very )?(?:short|simple|plain|easy|everyday) (?:sentences|words|language|english)',
    // "keep answers to one line", "aim it at mothers", "put the most important things first"
    'keep (?:the |all )?(?:answers?|sentences?|paragraphs?|lines?) ',
    'aim (?:it|this) at ',
    'put the (?:most )?(?:important|main|key|big) (?:things?|parts?|points?|stuff) first',
    // "not mean", "nice not bossy", "polite but not begging"
    `(?:(?:nice|polite|firm|kind|friendly|clear|short|warm),? )?(?:but )?not (?:too |so )?${unwanted}$`,
  ].join('|')})`,
  'iu',
);

/** Whether a thought is an order about the text's form. */
export const isConstraint = (segment: string): boolean => {
  const thought = segment.trim().replace(/[.!]+$/, '');
  return about.test(segment.trim()) || toWriter.test(thought) || tonesOnly.test(segment.trim());
};

/** "Nice but clear", "firm and polite". */
const tonesOnly =
  /^(?:(?:be|sound|very|really|but|and|not|too|keep it|please|a bit|more|still|,)\s+|(?:nice|kind|clear|polite|short|friendly|firm|warm|direct|sweet|pushy|professional|casual|formal|gentle|simple|brief|honest|upbeat|respectful|apologetic|sincere|mean|rude|funny)[\s,]*)+\.?$/i;

/** "… at the office dont call him a liar": at the end of notes without marks. */
const bareTail = new RegExp(
  `\\s+((?:${[
    `(?:(?:nice|polite|firm|kind|friendly|clear|short|warm),? )?(?:but )?not (?:too |so )?${unwanted}`,
    "(?:do not|don['’]?t) call (?:him|her|them) an? \\w+",
    '(?:pero )?sin (?:pelear|bromas|exageraciones)',
    'no names in (?:it|this)',
  ].join('|')}))\\s*\\.?$`,
  'i',
);

/** Splits a constraint from the end of a sentence: "We open Friday, keep it short". */
export function partConstraint(segment: string): { rest: string; constraint?: string } {
  const match = tail.exec(segment) ?? bareTail.exec(segment);
  if (!match?.[1] || match.index < 8) return { rest: segment };
  return { rest: segment.slice(0, match.index), constraint: match[1] };
}

const number = (text: string, noun: string) => {
  const found = new RegExp(`(\\d+)(?:-| )?(?:${noun})`, 'i').exec(text)?.[1];
  return found ? Number(found) : undefined;
};
const smallNumber: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };

export function readConstraints(entered: readonly string[]): Constraints {
  const all = entered.join('. ');
  const words = number(all, 'words');
  const characters = number(all, 'characters|chars');
  const sentences =
    number(all, 'sentences') ??
    smallNumber[
      /\b(one|two|three|four) (?:short )?sentences?/i.exec(all)?.[1]?.toLowerCase() ?? ''
    ];
  const avoid = [
    ...all.matchAll(
      /(?:(?:don'?t|do not|never) (?:mention|say|talk about|include|bring up|reveal|name|put in)|without mentioning|leave out|omit|avoid mentioning|no mention of|avoid)\s+(?:anything about |any |that )?([^,.;]+)/gi,
    ),
  ].map((match) => (match[1] ?? '').trim());
  return {
    short:
      /\b(?:short|brief|concise|quick|to the point|not too long)\b/i.test(all) ||
      (words ?? 999) <= 60,
    ...(words && { words }),
    ...(characters && { characters }),
    ...(sentences && { sentences }),
    noEmojis: /\b(?:no|without|avoid|skip|zero|don'?t use|do not use) (?:any )?emojis?/i.test(all),
    noHashtags: /\b(?:no|without|avoid|skip|don'?t use|do not use) (?:any )?hashtags?/i.test(all),
    noExclamation: /\b(?:no|without|avoid) (?:any )?exclamation/i.test(all),
    avoid,
    tones: [
      ...all.matchAll(
        /\b(friendly|professional|polite|formal|casual|funny|firm|upbeat|warm|sincere|apologetic|urgent|calm|humble)\b/gi,
      ),
    ].map((match) => (match[1] ?? '').toLowerCase()),
    entered,
  };
}
