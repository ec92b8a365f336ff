import { lowerFirst } from './sentence.js';

const completions: readonly (readonly [RegExp, string])[] = [
  [/^(?:second|third|fourth|fifth) (?:time|reminder|notice|request|late)\b/i, 'this is the '],
  [
    /^(?:can|may) (?:(?:pay|choose|reply|return|keep)\b|(?:pick up|collect|come get)(?:$| (?:it|them|till|until|from|any|after|before|today|tomorrow|at|between|by|on|mon|tue|wed|thu|fri|sat|sun)))/i,
    'you ',
  ],
  [/^(?:\d+ ?%|\$\d[\d.,]*) off (?:your|the|any|all|every)\b/i, 'you get '],
  [/^\d+ (?:days?|weeks?|months?) (?:overdue|late|past due)\b/i, 'it is '],
  [
    /^(?:offer|price|sale|deal|special|quote|discount|estimate) (?:ends|holds|is|runs|starts|expires|includes|covers)\b/i,
    'the ',
  ],
  [/^(?:nice|great|good|lovely) (?:meeting|talking|seeing|working)\b/i, 'it was '],
  [/^would (?:love|like) /i, 'I '],
  [/^(?:met|spoke|talked|heard|enjoyed|ran into) /i, 'I '],
  [
    /^(?:open(?! house| mic| bar| enrollment)|closed|located|based|licensed|insured|family[- ]owned|looking for|hiring|offering|moving|closing|reopening|fully booked|back on|back in)\b/i,
    'we are ',
  ],
  [
    /^(?:takes|includes|comes with|costs|lasts|applies|covers|works with|ends|starts|begins|runs|expires)\b/i,
    'this ',
  ],
  [/^(?:due|overdue|past due)\b/i, 'it is '],
  [/^(?:was|were|is) (?:due|late|sent|supposed)\b/i, 'it '],
  [/^(?:need|needs) (?!to be\b|an? (?:\w+ )?(?:meeting|call|appointment)\b)/i, 'we need '],
  [
    /^(?:have|had|got|offer(?! (?:of|ends|for)\b)|use|make|sell|serve|specialize|speak|accept|take|deliver|do not|don't|can|could|will|cannot|can't) /i,
    'we ',
  ],
  [/^(?:could|can|will) /i, 'we '],
  [/^want (?:an?|the|our) /i, 'we '],
];

/** "takes 3-5 days" → "this takes 3-5 days": words that only lack their subject become a sentence. */
export function completeDetail(text: string): string | undefined {
  const good = /^(price|offer|quote|deal|coupon|estimate) (?=(?:good|valid) )/i.exec(text);
  if (good?.[1]) return `the ${good[1].toLowerCase()} is ${text.slice(good[0].length)}`;
  const contact =
    /^(?:(?:my|our) )?(?:phone|tel|telephone|cell|mobile|call or text|e-?mail|website|web)(?: (?:number|is|at|no\.?))?:?\s+(?=[(\d+]|\S+@|www|http|\S+\.\S+$)/i.exec(
      text,
    );
  if (contact) {
    const where = text.slice(contact[0].length);
    return /^(?:www|http)|^[^@\s]+\.[a-z]+/i.test(where) && !where.includes('@')
      ? `you can find us online at ${where}`
      : `you can reach us at ${where}`;
  }
  const dated =
    /^((?:new )?(?:start date|end date|due date|last day|first day|deadline)),?\s+(?=(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|the \d|\d)[\w]*\b)/i.exec(
      text,
    );
  if (dated?.[1]) return `the ${dated[1].toLowerCase()} is ${text.slice(dated[0].length)}`;
  const given =
    /^(?:the )?(first (?:\w+ ){1,3}|next (?:\w+ ){1,2}|[a-z]+ (?:lunch|dinner|breakfast|coffee) )((?:half price|half off|on us|on me|on the house)\b.*)$/i.exec(
      text,
    );
  if (given?.[1] && given[2]) return `the ${given[1].toLowerCase()}is ${given[2]}`;
  const owed =
    /^((?:balance|deposit|rest|remainder|refund) of \$[\d,.]*\d) (due|goes|payable)\b/i.exec(text);
  if (owed?.[1])
    return `the ${owed[1].toLowerCase()} ${/^goes$/i.test(owed[2] ?? '') ? '' : 'is '}${text.slice(owed[1].length + 1)}`;
  const means =
    /^(?:check|checks|cash|card|zelle|venmo|paypal)(?:,? (?:or|and) (?:check|checks|cash|card|zelle|venmo|paypal))+$/i.exec(
      text,
    );
  if (means)
    return `you can pay by ${text.replace(/^(?!Zelle|Venmo|PayPal)[A-Z]/, (letter) => letter.toLowerCase())}`;
  const open =
    /^(?:any(?: (?:day|time|morning|afternoon|evening|weekday))|anytime|(?:week)?days|mornings|afternoons|evenings|weekends)\b(?!.*\b(?:is|are|works?|suits?|fits?|welcome)\b)/i.exec(
      text,
    );
  if (open && text.split(' ').length <= 8)
    return `${lowerFirst(text.replace(/[.!]$/, ''))} ${/s$/i.test(open[0]) ? 'work' : 'works'} for me`;
  for (const [pattern, subject] of completions) {
    const match = pattern.exec(text);
    if (!match) continue;
    if (/^want /i.test(text)) return `we would like ${text.slice(5)}`;
    if (subject === 'we need ') return subject + text.slice(match[0].length);
    return subject + text.charAt(0).toLowerCase() + text.slice(1);
  }
  return undefined;
}
