import { lowerFirst } from '../grammar/sentence.js';

const completions: readonly (readonly [RegExp, string])[] = [
  [/^(?:second|third|fourth|fifth) (?:time|reminder|notice|request|late)\b/i, 'this is the '],
  [
    /^(?:can|may) (?:(?:pay|choose|reply|return|keep|rebook|cancel|reschedule|sign up|upload|drop (?:it |them )?off|mail|stop by|apply|register)\b|(?:pick up|collect|come get)(?:$| (?:it|them|till|until|from|any|after|before|today|tomorrow|at|between|by|on|mon|tue|wed|thu|fri|sat|sun)))/i,
    'you ',
  ],
  [/^(?:\d+ ?%|\$\d[\d.,]*) off (?:your|the|any|all|every)\b/i, 'you get '],
  [/^\d+ (?:days?|weeks?|months?) (?:overdue|late|past due)\b/i, 'it is '],
  [/^valid (?:until|till|through|from|on|for)\b/i, 'this is '],
  [/^(?:nice|great|good|lovely) (?:meeting|talking|seeing|working)\b/i, 'it was '],
  // "No charge this time" → "there is no charge this time".
  [
    /^no (?:charge|fees?|cost|refunds?|deposit|contract|contracts|extra charge|extra cost|late fee|cover|cover charge|waiting|need|hurry|rush|change|changes|problem|school|classes|class|practice|service|services|delivery|parking|minimum)\b(?! (?:is|are|was|needed|necessary|required)\b| (?!today$|now$|ever$)[a-z]+$)/i,
    'there is ',
  ],
  // "Still need your W2" → "we still need your W2".
  [/^(?:still|also|really|just) (?:need|want|have|owe|wait)\b/i, 'we '],
  [/^still (?:waiting|missing|looking|hoping|trying|working)\b/i, 'we are '],
  [/^would (?:love|like) /i, 'I '],
  [
    /^(?:open(?! house| mic| bar| enrollment)|closed|located|based|licensed|insured|family[- ]owned|looking for|hiring|offering|moving|closing|reopening|fully booked|back on|back in|back (?=jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|tomorrow|at|next))/i,
    'we are ',
  ],
  [
    /^(?:takes|includes|comes with|costs|lasts|applies|covers|works with|ends|starts|begins|runs|expires)\b/i,
    'this ',
  ],
  [
    /^(?:about |around |only |just )?(?:an?|one|two|three|four|\d+(?: to \d+|-\d+)?) (?:weeks?|days?|months?) out\b/i,
    'we are ',
  ],
  [/^(?:due|overdue|past due)\b/i, 'it is '],
  [/^(?:can|could|will|should) (?:wait|last|hold|stay|be)\b/i, 'it '],
  [/^(?:was|were|is) (?:due|late|sent|supposed)\b/i, 'it '],
  [/^(?:need|needs) (?!to be\b|an? (?:\w+ )?(?:meeting|call|appointment)\b)/i, 'we need '],
  [
    /^(?:have|had|got|offer(?! (?:of|ends|for)\b)|use|make(?! checks?\b)|sell|serve|specialize|speak|accept|take|deliver|(?:do not|don't)(?= (?:have|do|take|accept|carry|offer|sell|charge|need|want|know|think|work|deliver|open|ship|use|allow|like|make)\b)|can|could|will|cannot|can't) (?!we\b|I\b|you\b|it\b)/i,
    'we ',
  ],
];

/** "takes cash check or venmo": ways to pay, with or without marks between them. */
const way =
  '(?:checks?|cash|(?:credit |debit )?cards?|credit|zelle|venmo|paypal|cash app|apple pay|bank transfer|ach|money order)';
const payments = new RegExp(
  `^((?:we |i )?(?:do |can |also |only )*(?:takes?|accepts?|taking|payments? (?:by|with|via)|ok with|fine with) )?(${way}(?:(?:,? (?:or|and|&) |,? )${way})*)(?: (?:is |are )?(?:ok|okay|fine|good|works?|only|accepted|please))?$`,
  'i',
);
const lowerWay = (word: string) =>
  /^(?:zelle|venmo|paypal|cash app|apple pay|ach)$/i.test(word)
    ? word
    : word
        .toLowerCase()
        .replace(/^cards$/, 'card')
        .replace(/^checks$/, 'check');
const inChoice = (ways: readonly string[]) =>
  ways.length < 2 ? ways.join('') : `${ways.slice(0, -1).join(', ')} or ${ways.at(-1)}`;

/** "takes 3-5 days" → "this takes 3-5 days": words that only lack their subject become a sentence. */
export function completeDetail(
  text: string,
  subject: 'I' | 'we' = 'we',
  isPublic = false,
): string | undefined {
  const debt = /^(?:still )?owes (.+)$/i.exec(text)?.[1];
  if (debt && !isPublic) return `you owe ${debt}`;
  // "needs picked up" lacks more than its subject.
  const needed =
    /^needs? ((?:picked|done|fixed|moved|cleaned|paid|signed|glued|replaced|washed|painted|finished|returned)\b.*)$/i.exec(
      text,
    );
  if (needed?.[1]) return `it needs to be ${needed[1]}`;
  // "Spoke Easy Bikes" is a name.
  if (/^[A-Z][a-z]+ [A-Z][a-z]+ [A-Z]/.test(text)) return undefined;
  const net = /^(?:terms )?net (\d+)$/i.exec(text)?.[1];
  if (net) return `payment is due in ${net} days`;
  const valid =
    /^(?:the |this )?(price|offer|quote|deal|coupon|estimate|proposal|bid) (?=(?:good|valid) )/i.exec(
      text,
    );
  if (valid?.[1]) return `the ${valid[1].toLowerCase()} is ${text.slice(valid[0].length)}`;
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
  const means = payments.exec(text);
  if (means && (means[1] || / /.test(means[2] ?? '')))
    return `you can pay by ${inChoice((means[2] ?? '').split(/,? (?:or|and|&) |,? (?!(?:transfers?|cards?|orders?|pay|deposit)\b)/i).map(lowerWay))}`;
  // "been 3 weeks", "its been a month"
  const long =
    /^(?:it'?s |it has )?(?:already )?been (?=(?:about |over |almost |nearly |more than )?(?:an?|two|three|four|five|six|\d+) (?:days?|weeks?|months?|years?|hours?)\b)(.+)$/i.exec(
      text,
    );
  if (long?.[1]) return `it has been ${long[1]}`;
  const open =
    /^(?:any(?: (?:day|time|morning|afternoon|evening|weekday))|anytime|(?:week)?days|mornings|afternoons|evenings|weekends)\b(?!.*\b(?:is|are|works?|suits?|fits?|welcome)\b)/i.exec(
      text,
    );
  if (open && !isPublic && text.split(' ').length <= 8)
    return `${lowerFirst(text.replace(/[.!]$/, ''))} ${/s$/i.test(open[0]) ? 'work' : 'works'} for me`;
  // "Half down half when done" → "half is due now, half when the work is done".
  const halves =
    /^(?:half|50 ?%) (?:down|up ?front|now|at start),? (?:and )?(?:half|50 ?%|the rest|rest|balance) (?:when (?:done|finished|complete)|on completion|at (?:the )?end|after)$/i.test(
      text,
    );
  if (halves) return 'half is due up front and half when the work is done';
  for (const [pattern, lead] of completions) {
    const match = pattern.exec(text);
    if (!match) continue;
    // A sign tells its readers what not to do.
    if (isPublic && /^(?:do not|don't)\b/i.test(text)) return undefined;
    if (/^want /i.test(text)) return `${subject} would like ${text.slice(5)}`;
    if (lead === 'there is ' && /^no \w+s\b/i.test(text))
      return `there are ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
    // A shop is open, whoever writes.
    const isShops = /^(?:open|closed|located|licensed|insured|family|hiring|fully|reopening)/i.test(
      text,
    );
    const start =
      subject === 'I' && !isShops ? lead.replace(/^we are /, 'I am ').replace(/^we /, 'I ') : lead;
    if (lead === 'we need ') return start + text.slice(match[0].length);
    return start + text.charAt(0).toLowerCase() + text.slice(1);
  }
  return undefined;
}
