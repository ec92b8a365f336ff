import type { Act, ActKind } from './acts.js';
import { isStatement } from './grammar.js';
import { type ReaderWords, readerNouns, toReader } from './to-reader.js';

type Parsed = Omit<Act, 'entered'>;

const documents =
  '(?:e-?mail|letter|message|note|text|sms|post|caption|ad|advert|advertisement|flyer|flier|tweet|announcement|reply|response|newsletter|blurb|intro|introduction|copy|description|headline|subject line|press release|article|story|reminder|invitation|invite|apology|thank[- ]you|proposal|pitch|quote|request|follow[- ]?up|something|one|blog|promo|notice|statement|sign|message)';

const filler = new RegExp(
  `^(?:(?:hi|hey|hello|ok|okay|so|please|kindly|basically|maybe|and|also|then|plus|but|just|can you|could you|would you|will you|i'd like you to|i want you to|i need you to|i (?:need|want|have|would like|am trying|am looking) to|i'd like to|i'm (?:trying|looking|writing|hoping) to|i am (?:trying|writing|hoping) to|help me(?: to)?|help us(?: to)?|we (?:need|want|have|would like) to|we'd like to|(?:need|needs|want|wants|trying|looking) to|let's|you should|it should|(?:this|the) ${documents} (?:should|is to|needs to|must|is supposed to)|the (?:goal|purpose|idea|point) is to|make sure (?:to|you)|be sure to|don't forget to|remember to|try to)[,\\s]+)+(?=\\S)`,
  'i',
);

const writeOrder = new RegExp(
  `^(?:write|draft|compose|create|make|prepare|do|generate|send|give me|get me|need|i need|i want|we need|we want|i'd like|i would like|want|come up with|put together|craft)\\s+(?:(?:me|us|up|out|him|her|them|my customers?|our customers?|the customers?)\\s+)?(?:(?!(?:to|about|for|that|and)\\b)[\\w'/-]+\\s+){0,5}?${documents}s?\\b(?:\\s+(?:e-?mail|message|note|post|text|letter|ad|copy))?`,
  'i',
);

const documentStart =
  /^(?:(?!(?:to|for|about|we|i|that|our|my|new|your)\b)[\w-]+\s+){0,4}(?:e-?mail|letter|message|note|post|caption|ad|flyer|tweet|text|newsletter|press release)\s+(?=(?:to|about|for|that|offering|introducing|explaining|saying|telling|asking|announcing|thanking|letting|inviting|reminding|promoting)\b)/i;

const gerunds: Readonly<Record<string, string>> = {
  asking: 'ask',
  telling: 'tell',
  saying: 'say',
  thanking: 'thank',
  announcing: 'announce',
  inviting: 'invite',
  offering: 'offer',
  reminding: 'remind',
  apologizing: 'apologize',
  apologising: 'apologize',
  letting: 'let',
  introducing: 'introduce',
  requesting: 'request',
  confirming: 'confirm',
  explaining: 'explain',
  informing: 'inform',
  promoting: 'promote',
  advertising: 'advertise',
  proposing: 'propose',
  suggesting: 'suggest',
  mentioning: 'mention',
  promising: 'promise',
  congratulating: 'congratulate',
  checking: 'check',
  following: 'follow',
  scheduling: 'schedule',
  welcoming: 'welcome',
  wishing: 'wish',
  warning: 'warn',
  seeing: 'see',
  sharing: 'share',
  reaching: 'reach',
  notifying: 'inform',
  giving: 'give',
  sending: 'send',
  collecting: 'collect',
  encouraging: 'encourage',
};

/** The nouns of a purpose: "reminder about the invoice" is "remind about the invoice". */
const nounOrders: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:an? |our |my )?(?:sincere |full )?apolog(?:y|ies)(?: e-?mail| letter| note)?(?: to (?:him|her|them))?(?=\s|$)/i,
    'apologize',
  ],
  [
    /^(?:an? |our |my )?(?:big |huge |warm |quick )?(?:thank[- ]you|thanks)(?: e-?mail| letter| note| message)?(?=\s|$)/i,
    'thank',
  ],
  [
    /^(?:an? )?(?:friendly |quick |gentle |kind |second |final |polite |short |payment |past due |overdue |invoice |appointment |bill )*reminder(?: e-?mail| letter| note| message)?(?=\s|$)/i,
    'remind',
  ],
  [/^(?:an? )?invit(?:ation|e)(?: e-?mail| letter)?(?=\s+(?:to|for)\b)/i, 'invite'],
  [/^(?:a )?(?:follow[- ]?up|check[- ]?in)(?: e-?mail| message)?(?=\s|$)/i, 'follow up'],
  [/^(?:a )?confirmation(?: e-?mail)?(?=\s+(?:of|that|for)\b)/i, 'confirm'],
  [/^(?:an? )?announcement(?=\s+(?:of|that|about)\b)/i, 'announce'],
  [/^(?:a )?request(?=\s+(?:for|to)\b)/i, 'request'],
  [/^congrat(?:s|ulations)\b/i, 'congratulate'],
];

const someone = `(?:him|her|them|everyone|everybody|people|folks|you|us|${readerNouns}|all (?:of )?(?:our |my |the )?(?:customers|clients|members|parents|staff)|(?:the|our|my|all|all our)?\\s?(?:team|staff|crew|neighbors?|families|followers|students|community|locals|landlord))`;

/** "to offices nearby" before what the text is about. */
const toWhom = new RegExp(
  `^to\\s+(?:(?!(?:tell|ask|say|thank|promote|announce|remind|invite|let|apologi[sz]e|offer|get|sell|explain)\\b)[\\w'&.-]+\\s+){1,5}?(?=(?:about|for|that|regarding|${Object.keys(gerunds).join('|')})\\b)`,
  'i',
);

const bare = (text: string) => text.replace(/^[\s,:–-]+|[\s,:.]+$/g, '').trim();
const whWord = /^(?:how|why|what|when|where|which|who)\b/i;

interface Context {
  readonly who: ReaderWords;
  /** A text for many readers: "Order by May 8" asks them, and is no plan of the writer. */
  readonly isPublic?: boolean;
}

/** After "that", a colon or nothing: a sentence, or words without a verb. */
function said(rest: string, { who }: Context): Parsed | undefined {
  const text = bare(bare(rest).replace(/^that\s+(?=\S)/i, ''));
  if (!text) return undefined;
  if (/^(?:sorry|we'?re sorry|we are sorry|I'?m sorry|I am sorry)\b/i.test(text))
    return apology(text.replace(/^.*?sorry\b/i, ''), { who });
  if (/^(?:thanks|thank you|thx)\b/i.test(text))
    return thanks(text.replace(/^(?:thanks|thank you)(?: so much| very much| a lot)?\b/i, ''), {
      who,
    });
  if (/^why\b|^what happened\b|^how\b(?!\s+(?:much|sorry|grateful|happy|excited))/i.test(text))
    return { kind: 'unknown', text: toReader(text, who) };
  if (whWord.test(text)) return { kind: 'unknown', text: toReader(text, who) };
  if (
    isStatement(text) ||
    (/^\s*that\b/i.test(rest) && /\s(?:is|are|was|were|has|have|will|can)\s/.test(text))
  )
    return { kind: 'statement', text: toReader(text, who) };
  const order = parseOrder(text, { who });
  if (order && order.kind !== 'intent') return order;
  return { kind: 'mention', text: toReader(text.replace(/^about\s+/i, ''), who) };
}

function apology(rest: string, { who }: Context): Parsed {
  const text = bare(rest)
    .replace(new RegExp(`^to ${someone}\\s*`, 'i'), '')
    .replace(/^about\b/i, 'for');
  if (!text) return { kind: 'apology', text: '' };
  if (/^that\b/i.test(text)) return { kind: 'apology', text: toReader(text, who) };
  if (/^because\b/i.test(text))
    return { kind: 'statement', text: toReader(bare(text.slice(7)), who) };
  const what = text.replace(/^for\s+/i, '');
  const isNoun = /^for\b/i.test(text);
  if (/^(?:we|I|it|they|he|she|you|there)\b/i.test(what) || (!isNoun && isStatement(what)))
    return { kind: 'apology', text: `that ${toReader(lowerStart(what), who)}` };
  return { kind: 'apology', text: `for ${toReader(lowerStart(what), who)}` };
}

function thanks(rest: string, { who }: Context): Parsed {
  const text = bare(rest).replace(new RegExp(`^(?:to\\s+)?${someone}(?:\\s+|$)`, 'i'), '');
  if (!text) return { kind: 'thanks', text: '' };
  if (/^and\b/i.test(text)) return { kind: 'thanks', text: toReader(text, who) };
  const what = text.replace(/^(?:for|to)\s+/i, '');
  if (
    /^(?:that|because)\b/i.test(text) ||
    (/^(?:he|she|they|we|I|it)\b/i.test(what) && isStatement(what))
  )
    return { kind: 'statement', text: toReader(what.replace(/^(?:that|because)\s+/i, ''), who) };
  return { kind: 'thanks', text: `for ${toReader(lowerStart(what), who)}` };
}

const lowerStart = (text: string) =>
  /^(?:The|Our|Your|A|An|My|We|It|This|Their|His|Her|Being|Any|All|Not|No|Some)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** "Ask her to …", "ask if …", "ask for …". */
function asked(rest: string, context: Context): Parsed | undefined {
  const text = bare(rest);
  if (!text) return undefined;
  if (/^(?:not\s+)?to\s+/i.test(text))
    return { kind: 'request', text: toReader(text.replace(/^(not\s+)?to\s+/i, '$1'), context.who) };
  if (/^(?:if|whether)\s+/i.test(text) || whWord.test(text))
    return { kind: 'question', text: toReader(lowerStart(text), context.who) };
  if (/^for\s+[A-Z][a-z]+$/.test(text)) return { kind: 'call', text: `ask ${text}` };
  if (/^about\s+/i.test(text)) return { kind: 'topic', text: toReader(text.slice(6), context.who) };
  if (/^(?:for|about)\s+/i.test(text))
    return { kind: 'wish', text: toReader(text.replace(/^(?:for|about)\s+/i, ''), context.who) };
  if (/^that\b/i.test(text))
    return {
      kind: 'request',
      text: toReader(
        text.replace(/^that\s+(?:he|she|they|people|everyone|customers)\s+/i, ''),
        context.who,
      ),
    };
  if (isStatement(text)) return { kind: 'statement', text: toReader(text, context.who) };
  return { kind: 'wish', text: toReader(text, context.who) };
}

const toOrVerb =
  (kind: ActKind) =>
  (rest: string, { who }: Context): Parsed | undefined => {
    const text = bare(rest);
    return text ? { kind, text: toReader(lowerStart(text), who) } : undefined;
  };

const aboutWords = /^(?:about|regarding|on|re:?|concerning|with|of|for|in)\s+/i;

type Reading = (rest: string, context: Context, verb: string) => Parsed | undefined;

const withSomeone = `(?:\\s+(?:to\\s+)?${someone})?`;

/** Verbs of orders, with what may follow. The first that fits reads the rest. */
const readings: readonly (readonly [RegExp, Reading])[] = [
  [
    new RegExp(`^let${withSomeone}\\s+know\\b`, 'i'),
    (rest, context) => said(rest.replace(/^\s*(?:about|of)\s+/i, ''), context),
  ],
  [
    /^make (?:sure|certain) (?:(?:that )?(?:he|she|they|people|customers|clients|everyone|readers) (?:knows?|understands?|sees?|gets?)\b)/i,
    (rest, context) => said(rest, context),
  ],
  [/^make (?:it )?clear\b/i, (rest, context) => said(rest, context)],
  [/^say\s+(?=sorry)/i, (rest, context) => apology(rest.replace(/^\s*sorry\b/i, ''), context)],
  [
    /^(?:tell|give)\s+(?:him|her|them|[A-Z]\w+)\s+(?:we(?:'re| are)|I(?:'m| am))?\s*(?:very |really |so |truly )?sorry\b/i,
    apology,
  ],
  [
    /^say\s+(?:a\s+)?(?:big\s+|huge\s+)?(?=thank)/i,
    (rest, context) => thanks(rest.replace(/^\s*(?:thank you|thanks|thank-you)\b/i, ''), context),
  ],
  [/^apologi[sz]e\b/i, apology],
  [/^(?:we(?:'re| are)|I(?:'m| am))\s+(?:very |really |so |truly |terribly )?sorry\b/i, apology],
  [/^sorry\b/i, apology],
  [/^thank(?:s| you)?\b/i, thanks],
  [
    new RegExp(`^(?:tell|inform|assure|warn|notify|advise)${withSomeone}(?=\\s|$)`, 'i'),
    (rest, context) =>
      /^\s*(?:not\s+)?to\s/i.test(rest)
        ? asked(rest, context)
        : said(rest.replace(/^\s*(?:about|of)\s+/i, ''), context),
  ],
  [
    new RegExp(
      `^(?:say|mention|explain|note|state|write|add|point out|stress|emphasi[sz]e|highlight|include|show)${'(?:\\s+to\\s+(?:him|her|them|people|customers))?'}(?=\\s|:|$)`,
      'i',
    ),
    (rest, context) =>
      said(rest.replace(/^\s*(?:in|at the end|something)?\s*(?:about|of)\s+/i, ' '), context),
  ],
  [
    new RegExp(`^remind${withSomeone}(?=\\s|$)`, 'i'),
    (rest, { who }) => ({ kind: 'reminder', text: toReader(lowerStart(bare(rest)), who) }),
  ],
  [
    new RegExp(
      `^(?:ask|request|urge|encourage|beg|get|convince|persuade|want)\\s+${someone}(?=\\s+(?:to|if|whether|for|about|that|how|why|when|where|what|which|who)\\b)`,
      'i',
    ),
    asked,
  ],
  [/^(?:ask|request)(?=\s)/i, asked],
  [new RegExp(`^(?:I|we)\\s+(?:would like|want|need)\\s+${someone}\\s+(?=to\\b)`, 'i'), asked],
  [/^(?:see|check|find out)\s+(?=(?:if|whether|when|how|what)\b)/i, asked],
  [new RegExp(`^invite${withSomeone}(?=\\s)`, 'i'), toOrVerb('invitation')],
  [
    new RegExp(`^(?:congratulate|congrats|congratulations)(?:\\s+(?:to\\s+)?${someone})?`, 'i'),
    (rest, { who }) => ({ kind: 'congratulation', text: toReader(bare(rest), who) }),
  ],
  [
    new RegExp(
      `^(?:offer|give)\\s+(?!(?:of|ends?|valid|expires|good|price|is|holds|until|till|runs|starts)\\b)(?:${someone}\\s+)?(?=\\S)`,
      'i',
    ),
    toOrVerb('offer'),
  ],
  [
    /^(?:propose|suggest) to (?:(?:the |our |my )?\w+ )?(?:them|[A-Z]\w+(?: [A-Z]\w+)?)\s+to\s+/,
    (rest, { who }) => ({ kind: 'intent', text: `propose that you ${toReader(bare(rest), who)}` }),
  ],
  [
    new RegExp(`^promise${withSomeone}(?=\\s)`, 'i'),
    (rest, context) => {
      const text = bare(rest).replace(/^that\s+/i, '');
      return isStatement(text)
        ? { kind: 'statement', text: toReader(text, context.who) }
        : toOrVerb('promise')(text, context);
    },
  ],
  [
    new RegExp(`^(?:announce|share|launch)(?:\\s+to ${someone})?(?=\\s)`, 'i'),
    (rest, { who }) => {
      const text = bare(rest)
        .replace(/^that\s+/i, '')
        .replace(/^(?:the news (?:that|of|about)|news (?:that|of|about))\s+/i, '');
      return isStatement(text)
        ? { kind: 'statement', text: toReader(text, who) }
        : { kind: 'news', text: toReader(text, who) };
    },
  ],
  [
    /^quote(?:\s+them)?\s+(?:on|for|a price (?:on|for))\s+/i,
    (rest, { who }) => ({ kind: 'topic', text: toReader(bare(rest), who) }),
  ],
  [
    /^welcome\s+them\b/i,
    (rest, { who }) => ({ kind: 'statement', text: toReader(`welcome${rest}`, who) }),
  ],
  [
    /^wish\s+them\s+/i,
    (rest, { who }) => ({ kind: 'statement', text: `I wish you ${toReader(bare(rest), who)}` }),
  ],
  [
    /^(?:send|give|express|offer)\s+(?:my |our )?(?:deepest |sincere )?condolences(?:\s+to\s+them)?\b/i,
    (rest, { who }) => ({
      kind: 'statement',
      text: `I am so sorry for your loss${toReader(rest.replace(/^\s+(?:on|for) (?:the loss of |losing )?/i, ' of '), who)}`,
    }),
  ],
  [
    /^(?:decline|turn down|pass on|say no to)\s+/i,
    (rest, { who }) => ({
      kind: 'statement',
      text: `thank you for ${toReader(lowerStart(bare(rest)), who)}, but I have to decline it`,
    }),
  ],
  [
    /^accept\s+(?=(?:the|your|their|his|her|an?)\s)/i,
    (rest, { who }) => ({
      kind: 'statement',
      text: `I am glad to accept ${toReader(bare(rest), who)}`,
    }),
  ],
  [/^complain\s+(?:to them\s+)?(?=that\b)/i, (rest, context) => said(rest, context)],
  [
    /^complain\s+(?:to them\s+)?about\s+/i,
    (rest, { who }) => ({ kind: 'topic', text: toReader(bare(rest), who) }),
  ],
  [/^(?:promote|advertise|market|showcase|feature|sell|push)(?=\s)/i, toOrVerb('topic')],
  [
    /^(?:get|attract|bring in|find|reach) (?:more |new )?(?:customers|clients|people|business|sales|orders|leads|bookings|followers)(?: to| for)?\b/i,
    toOrVerb('topic'),
  ],
  [
    /^follow(?:ing)? up\b/i,
    (rest, { who }) => ({
      kind: 'topic',
      text: toReader(
        bare(
          rest.replace(
            /^\s+(?:with|to) (?:him|her|them|the customer|the client|my client|a client|client|customer|[A-Z][\w'-]+(?:\s+[A-Z][\w'-]+)?)(?=\s|$)/,
            '',
          ),
        )
          .replace(aboutWords, '')
          .replace(/^after\s+/i, ''),
        who,
      ),
    }),
  ],
  [
    /^(?:check(?:ing)? in|touch base|reach out|catch up)\b/i,
    (rest, context) => {
      const text = bare(
        rest.replace(/^\s+(?:with|to) (?:him|her|them|the customer|the client|my client)\b/i, ''),
      );
      const order = /^to\s+/i.test(text) ? parseOrder(text.slice(3), context) : undefined;
      return order ?? { kind: 'topic', text: toReader(text.replace(aboutWords, ''), context.who) };
    },
  ],
];

/** Orders that are done by the writer, not said: "I would like to …". */
const writersVerb =
  /^(?:introduce|propose|suggest|confirm|discuss|talk|schedule|set up|arrange|plan|meet|request|recommend|respond|reply|cancel|reschedule|postpone|change|update|order|hire|renew|extend|negotiate|book|learn|explore|work|partner|collaborate|buy|purchase|place|get|apply|ask|check|clarify|sort out|settle|return|complain|report|present|pitch|connect|collect|raise|win|welcome|wish|show|help|make|see|know|find|keep|switch|invite|host|offer|reserve|speak|sit down|go over|review|submit|thank|express|provide|acknowledge|address|resolve)\b/i;

/** What the writer will do for the reader. */
const writersDeed =
  /^(?!\w+ (?:of|on|is|ends|for)\b)(?:refund|replace|redo|repair|fix|waive|credit|reship|resend|redeliver|deliver|remake|cover|reimburse|compensate|comp|throw in|knock|take \$?\d+% ?off|take off)\b/i;

/** What readers are asked to do. */
const readersDeed =
  /^(?:call|text|email|e-mail|message|reply|visit|book|pay|come|bring|sign|rsvp|stop|drop|swing|order|check out|contact|schedule|use|click|register|join|try|pick up|return|send us|send me|let us|let me|get in touch|reach out to us|dm|follow|tag|share|like|comment|leave|shop|buy|grab|donate|apply|subscribe|download|see|meet us|taste|enjoy|save|claim|reserve|ask|don't miss|dont miss|hurry|give us|tell us|tell me|mention this|show|find us|like us|learn more|discover|start (?:your|today|now|with)|get|take|make an?|request|review|confirm|respond|write|sign up|enter|win|nominate|vote|volunteer|support|celebrate|bid|tap|swipe|scan|print|present|drop off|choose|pick|let's|keep)\b/i;

/** An order about the text as speech to the reader; undefined when the clause is none. */
export function parseOrder(clause: string, context: Context): Parsed | undefined {
  let text = bare(clause);
  text = text
    .replace(filler, '')
    .trim()
    // A named reader is "them".
    .replace(
      /\b([Tt]ell|[Aa]sk|[Rr]emind|[Tt]hank|[Ii]nvite|[Ii]nform|[Ll]et|[Oo]ffer|[Gg]ive|[Aa]pologi[sz]e to|[Cc]ongratulate|[Ee]ncourage|[Aa]ssure|[Nn]otify|[Tt]hanking|[Aa]sking|[Tt]elling|[Rr]eminding|[Ii]nviting)\s+(?:(?:Mr|Mrs|Ms|Miss|Dr)\.?\s+)?[A-Z][a-z]+(?:\s+[A-Z][a-z]+)?(?=\s|$)(?!\s+(?:St|Street|Ave)\b)/,
      '$1 them',
    );
  if (context.who.name && /^[a-z]+$/i.test(context.who.name))
    text = text.replace(
      new RegExp(
        `\\b(tell|ask|remind|thank|invite|inform|let|offer|give|apologize to|thanking|asking|telling|reminding)\\s+${context.who.name}\\b`,
        'i',
      ),
      '$1 them',
    );
  text = text.replace(
    /^([A-Za-z]+\s+(?:(?:the|our|my)\s+)?(?:vendor|supplier|customer|client|partner|landlord|tenant|investor|manager))\s+[A-Z][\w&'-]+(?:\s+[A-Z][\w&'-]+){0,3}(?=\s)/,
    '$1',
  );
  text = text.replace(
    /\b(tell|ask|remind|thank|invite|inform|let|offer|give|apologi[sz]e to)\s+(?:mr|mrs|ms|miss|dr)\.?\s+[a-z][\w'-]+(?=\s)/i,
    '$1 them',
  );
  const hasOwnSubject = /^(?:I|we)\b/i.test(bare(clause)) && isStatement(bare(clause));
  const written = writeOrder.exec(text) ?? documentStart.exec(text);
  if (written) {
    const noun = written[0].toLowerCase();
    text = bare(text.slice(written[0].length))
      .replace(toWhom, '')
      .replace(new RegExp(`^to\\s+(?:${someone})(?=\\s|$)`, 'i'), '')
      .trim();
    if (context.who.name)
      text = text
        .replace(
          new RegExp(
            `^(?:to\\s+)?(?:named |called )?${context.who.name.split(' ')[0]}(?:\\s+${context.who.name.split(' ')[1] ?? '-'})?\\b(?!')\\s*`,
            'i',
          ),
          '',
        )
        .trim();
    text = text.replace(
      /^(?:that|which|to)\s+(?:says?|tells?|explains?|asks?|thanks?|reminds?|announces?|lets?|invites?|offers?|promotes?)\b/i,
      (found) => found.replace(/^(?:that|which|to)\s+/i, '').replace(/s$/i, ''),
    );
    text = text.replace(
      /^(?:nice|fun|good|short|quick|catchy|funny|great|cool|special|simple)\s+(?=(?:for|about|to|that)\b)/i,
      '',
    );
    const isReaderOnly =
      /^(?:to|for) (?:(?:the|my|our|a|an|all|local)\s+)+[\w' -]{2,40}$/i.test(text) &&
      !isStatement(text);
    if (!text || isReaderOnly)
      return /thank/.test(noun)
        ? { kind: 'thanks', text: '' }
        : /apology/.test(noun)
          ? { kind: 'apology', text: '' }
          : isReaderOnly && /^to\b/i.test(text)
            ? { kind: 'reminder', text: '' }
            : text
              ? { kind: 'topic', text: toReader(text.replace(/^(?:for|to)\s+/i, ''), context.who) }
              : undefined;
    if (/apology/.test(noun) && /^(?:for|that|about)\b/i.test(text)) return apology(text, context);
    if (/thank/.test(noun) && /^for\b/i.test(text)) return thanks(text, context);
    if (/reminder/.test(noun) && /^(?:about|that|to|of|for)\b/i.test(text))
      return { kind: 'reminder', text: toReader(text, context.who) };
    text = text.replace(filler, '');
  }
  for (const [pattern, verb] of nounOrders) {
    if (pattern.test(text)) text = text.replace(pattern, verb);
  }
  const first = /^[a-z]+/i.exec(text)?.[0].toLowerCase() ?? '';
  const base = gerunds[first];
  if (base) text = base + text.slice(first.length);
  if (
    /^to\s+[a-z]+\b/i.test(text) &&
    !/^to\s+(?:the|our|my|a|an|all|his|her|their|your)\b/i.test(text)
  ) {
    const inner = parseOrder(text.slice(3), context);
    return inner ?? { kind: 'intent', text: toReader(bare(text.slice(3)), context.who) };
  }
  for (const [pattern, read] of readings) {
    const match = pattern.exec(text);
    if (!match) continue;
    const parsed = read(text.slice(match[0].length), context, match[0]);
    if (parsed) return parsed;
  }
  if (
    /^(?:about|regarding|concerning|re:)\s+/i.test(text) ||
    (written && /^(?:for|on|of)\s+/i.test(text))
  )
    return {
      kind: 'topic',
      text: toReader(
        bare(text.replace(/^(?:about|regarding|concerning|re:|for|on|of)\s+/i, '')),
        context.who,
      ),
    };
  if (written && isStatement(text))
    return { kind: 'statement', text: toReader(text.replace(/^that\s+/i, ''), context.who) };
  if (written) return { kind: 'topic', text: toReader(text, context.who) };
  if (hasOwnSubject || /^order\s+(?:#|no\b|number\b|\d{3,}[\w-]*$)/i.test(text)) return undefined;
  // "Please check your child" asks the reader.
  if (/^please\s/i.test(bare(clause)) && writersVerb.test(text) && /\byour?\b/i.test(text))
    return { kind: 'call', text: bare(text) };
  if (context.isPublic && isVerbFirst(text, readersDeed)) return { kind: 'call', text: bare(text) };
  if (writersDeed.test(text))
    return { kind: 'promise', text: `to ${toReader(lowerStart(text), context.who)}` };
  if (
    isVerbFirst(text, writersVerb) &&
    !(
      readersDeed.test(text) && /\b(?:us|our|me|my|here|today|now|get one|only|while)\b/i.test(text)
    )
  )
    return {
      kind: 'intent',
      text: toReader(bare(text.charAt(0).toLowerCase() + text.slice(1)), context.who),
    };
  if (isVerbFirst(text, readersDeed)) return { kind: 'call', text: bare(text) };
  return undefined;
}

/** A verb at the beginning, and not a noun of the same spelling: "order 12 cakes", not "Order 1042". */
const isVerbFirst = (text: string, verbs: RegExp) => {
  const match = verbs.exec(text);
  if (!match) return false;
  const rest = text.slice(match[0].length);
  if (
    isStatement(text) &&
    /^\s+(?:is|are|was|were|has|will|starts|begins|ends|includes|costs)\b/i.test(rest)
  )
    return false;
  if (
    /^(?:order|book|review|request|change|share|return|report|show|start|end|work|use|visit|offer|help|check|call|text|place|host|like|plan|update|win|schedule|support|present|print|reply)$/i.test(
      match[0],
    )
  )
    return (
      rest === '' ||
      /^\s+(?:\(?\d[\d-]*|us|me|our|my|your|the|a|an|it|now|today|online|by|here|with|in|at|on|up|at|from|early|ahead|this|for|and|how|what|one|some|all|any|him|her|them|to|soon|back|before|meeting|through|more)\b/i.test(
        rest,
      )
    );
  return true;
};
