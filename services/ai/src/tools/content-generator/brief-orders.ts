import { isStatement } from '../../facts/grammar/grammar.js';
import { asSentence, upperStart } from '../../facts/grammar/sentence.js';
import { type Constraints, isConstraint, readConstraints } from '../../facts/notes/constraints.js';
import { sentencesOf } from '../../facts/notes/sentence-ends.js';

/** A brief without what it asks of its writer. */
export interface OrderedBrief {
  readonly text: string;
  readonly constraints: Constraints;
}

const polite =
  '(?:(?:and|but|also|please|pls|just|only|maybe|so|then|por favor|y|pero|solo)[ ,]+)*';
const readers =
  '(?:people|folks|them|everyone|everybody|(?:our |the |my )?(?:customers|clients|readers|members|parents|neighbors|guests|students|patients))';
const ofText =
  '(?:words?|hashtags?|emojis?|exclamation|prices?|names?|caps|links?|slang|jargon|jokes?|photos?|puns?)';

/** How the text is to be, never what it says; each with an example. */
const aboutText = new RegExp(
  `^${polite}(?:${[
    // "don't oversell it", "do not make it fancy", "dont put a bunch of hashtags"
    "(?:do not|don['’]?t|never|no) (?:mention|sound|oversell|overdo|over[- ]?promise|exaggerate|brag|come (?:across|off)|be (?:too|so|overly)|make (?:it|this|me|us)|tag)",
    `(?:do not|don['’]?t|never|avoid|no) (?:use |put |add |include |list |write |using |too many |any )*(?:an? |the |our |any |a bunch of |lots of )?${ofText}`,
    // "write it so that it does not sound like a scam", "say something nice about her"
    '(?:write|word|phrase|draft) (?:it|this|the (?:post|ad|text|caption|e-?mail|page|tone)) (?:so|in|as|like|under|below|to|for|up|with|short|simple|light|casual|friendly|professional)',
    '(?:say|write|add|put|mention) something (?:nice|kind|sweet|about|short|fun|funny|warm|catchy)',
    'make (?:it|this) (?:sound|read|look|cute|fun|short|warm|nice|simple|friendly|catchy|sweet|clear|personal|professional|upbeat|exciting|classy|cheerful|heartfelt)',
    // "first person please", "tag nobody", "leave out the part about the baby"
    '(?:in |use |write in )?(?:the )?(?:first|third|1st|3rd)[- ]person',
    'tag (?:nobody|no one|no-one|nobody else)',
    '(?:leave|keep) (?:out|off) ',
    'leave .{3,40} out(?: of (?:it|this))?[.!]?$',
    // "no pongas precios", "que suene alegre"
    '(?:no|nunca) (?:pongas?|mencion\\p{L}+|digas?|uses?|incluyas?|escribas?|exageres?)(?!\\p{L})',
    '(?:que )?(?:no )?(?:suene|se oiga|se lea)(?!\\p{L})',
    'sin (?:emojis?|hashtags?|exageraciones)',
  ].join('|')})`,
  'iu',
);

/** "Keep it in a can": of a thing, not of the text. */
const ofThing =
  /^(?:keep|make) (?:it|this) (?:in|on|at|away|out|from|dry|cold|cool|warm|wet|clean|closed|shut|yourself|with)\b/i;

/** "Mention that we have gone 412 days": what is said stands behind it. */
const telling = new RegExp(
  `^${polite}(?:(?:mention|say|note|add|point out|explain|stress|emphasize|make (?:it )?clear|let ${readers} know|tell ${readers}|remind ${readers}|make sure ${readers} knows?)(?: that)?:?|(?:que quede claro|pon(?:ga)?|di(?:ga)?|mencion[ae]|aclar[ae]|recuerd[ae]|avis[ae]) que) (?=\\S)`,
  'iu',
);
/** "Please remind people about the dues, because …": they are told elsewhere. */
const reminding = new RegExp(`^${polite}(?:remind|tell) ${readers} (?:about|of) `, 'i');
/** "… the surgery, only say that it is a family matter" */
const instead = /,? (?:(?:and|but) )?(?:only|just|instead) (?:say|mention|write)(?: that)? (?=\S)/i;
/** "Ruth Ann (that is me)" */
const ofWriter = / \((?:that(?:['’]s| is) me|me|myself|yo)\)/gi;
/** "keep it under 200 characters", at the end of notes without marks */
const atEnd =
  / (?:(?:keep|make) it (?:under \d+|short|simple|brief|fun|cute|nice|casual|friendly|funny|upbeat|country|punchy|respectful|cheerful|classy|sound|not)|(?:don['’]?t|do not) (?:make it|put (?:a|any|lots|too)|oversell|sound|mention)|tag (?:nobody|no one)|say it (?:like|so|as)|no names|no (?:emojis|hashtags)|no pongas?|que suene)(?: [^,.;!?\n]{1,60})?$/iu;
const quoted = /\bquote (?:from|by) (me|us|[^:"“]{3,40}?):? *["“]([^"”]+?)[.,]?["”]/i;

/** "the surgery", "the part about the baby": the word that is not to be read. */
const avoided =
  /(?:mention|leave out|leave|say anything about|talk about|bring up|mencion\p{L}+)(?: that)? (?:anything about |the (?:part|thing|bit) about |an?y? |the |our |my |his |her |el |la |los |las )*(\p{L}{4,})/iu;

/** The sentence without the clause that says what is not to be mentioned: ", who is having a baby". */
function withoutMention(sentence: string, word: string): string {
  const said = `[^,.;!?]*\\b${word}\\p{L}*`;
  const clauses = [
    `,? \\([^)]*\\b${word}[^)]*\\)`,
    `, (?:who|which|where|whose|que|quien)\\b${said}[^,.;!?]*(?=[,.;!?]|$)`,
    `,? (?:because|since|due to|as|after|porque|ya que)\\b(?:${said})[^.;!?]*(?=[.;!?]|$)`,
  ];
  return clauses.reduce((text, clause) => text.replace(new RegExp(clause, 'giu'), ''), sentence);
}

/** What an order tells; undefined where it is none. */
function told(sentence: string): string | undefined {
  const [order] = telling.exec(sentence) ?? [];
  const content = sentence.slice(order?.length);
  return order && (/que $/i.test(order) || isStatement(content)) ? content : undefined;
}

/** What a sentence says, without its orders to the writer; they are collected. */
function saidIn(sentence: string, orders: string[], others: string): string {
  const [before = '', said] = sentence.split(instead);
  if (said && aboutText.test(before)) {
    orders.push(before);
    return asSentence(said);
  }
  const isOrder = (words: string) =>
    (aboutText.test(words) || (!ofThing.test(words) && isConstraint(words))) &&
    orders.push(words) > 0;
  if (reminding.test(sentence)) {
    const [, word = ''] =
      /^(?:(?:the|our|your|their) )?(\p{L}{4,})/iu.exec(sentence.replace(reminding, '')) ?? [];
    if (word && others.toLowerCase().includes(word.toLowerCase())) return '';
  }
  const content = told(sentence);
  if (content) return upperStart(content);
  if (isOrder(sentence.replace(/^[\s,]+/, ''))) return '';
  // Notes with commas, each for itself.
  const notes = sentence.split(/,\s+/);
  if (notes.length < 3) return sentence;
  const kept = notes
    .filter((note, at) => at === 0 || !isOrder(note.replace(/[.!]$/, '')))
    .map((note) => told(note) ?? note);
  return kept.join(', ');
}

/**
 * The brief without orders to its writer ("don't oversell it"), and without what it says not to mention.
 * @param name who wrote it, for "quote from me"
 */
export function withoutOrders(brief: string, name: string | undefined): OrderedBrief {
  const orders: string[] = [];
  const text = brief
    .replace(ofWriter, '')
    .replace(quoted, (whole, who: string, words: string) => {
      const speaker = /^(?:me|us)$/i.test(who) ? name : who;
      return speaker ? `"${words}," says ${speaker}` : whole;
    })
    .split('\n')
    .map((line) => {
      const all = sentencesOf(line);
      return all
        .map((sentence, at) =>
          saidIn(sentence, orders, all.filter((_, index) => index !== at).join(' ')),
        )
        .map((sentence) => {
          const [order] = /[,;]\s/.test(sentence) ? [] : (atEnd.exec(sentence) ?? []);
          if (!order) return sentence;
          orders.push(order.trim());
          return sentence.slice(0, -order.length);
        })
        .filter(Boolean)
        .join(' ');
    })
    .filter(Boolean)
    .join('\n');
  const words = orders.flatMap((order) => avoided.exec(order)?.[1] ?? []);
  const kept = words
    .filter((word) => !/^(?:word|price|prices|precios|name|names|that|anything)$/i.test(word))
    .reduce(withoutMention, text);
  // Nothing but orders: then they are what is to be said.
  return {
    text: /\p{L}{3}.*\s/u.test(kept) ? kept : brief,
    constraints: readConstraints(orders),
  };
}
