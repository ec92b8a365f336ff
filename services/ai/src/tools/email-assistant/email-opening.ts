import type { Act } from '../../facts/grammar/acts.js';
import { asSentence, sentenceOf } from '../../facts/grammar/sentence.js';
import { lowerFirst, withArticle } from '../wording/phrases.js';
import { apologyOpening } from './apology-opening.js';
import { asking } from './email-sentences.js';
import { contractedText } from './email-types.js';
import type { InvoiceFacts } from './invoice-facts.js';
import { type Letter, presentsOther, takeFirst, takeLeading } from './letter.js';
import { meetingOpening } from './meeting-opening.js';
import { headingOf, partedTopic } from './topic-of-list.js';

export function invoiceOpening(letter: Letter, invoice: InvoiceFacts): string[] {
  letter.acts = invoice.rest.map(ofTheInvoice);
  const thanks = takeFirst(letter, 'thanks');
  takeEmpty(letter);
  return [...(thanks ? [sentenceOf(thanks) ?? ''] : []), invoice.sentence];
}

/** "that invoice 311 for the cleanup is two weeks overdue": the opening has said which invoice. */
const ofTheInvoice = (act: Act): Act => {
  const [, state = ''] =
    /^that (?:the |our |your |my )?invoice\b[^,.;]*? ((?:is|was) (?:now |still |already )?(?:\w+ )?(?:\w+ )?(?:overdue|late|past due|unpaid|open|due)\b.*)$/i.exec(
      act.text,
    ) ?? [];
  return act.kind === 'reminder' && state
    ? { ...act, kind: 'statement', text: `it ${state}` }
    : act;
};

/** Reminders and apologies without anything after them only set the type. */
const takeEmpty = (letter: Letter) => {
  letter.acts = letter.acts.filter(
    ({ kind, text }) => text !== '' || !/^(?:reminder|apology|thanks)$/.test(kind),
  );
};

/** The first sentences: what the letter is about. Takes what it says out of the acts. */
export function openingOf(letter: Letter): string[] {
  const { type, typeName, tone, pick, facts, account } = letter;
  const plain = (text: string) => (tone.contracted ? contractedText(text) : text);
  const name = facts.people.sender ?? account.name;
  const company = facts.people.business ?? account.company;
  const isTold = /\b(?:[Mm]y name is|[Ii]'?m|[Ii] am|[Tt]his is)\s+[A-Z]/.test(facts.entered);
  const introduction =
    type.introduces && !isTold && !presentsOther(letter) && (name || company)
      ? [
          plain(
            name && company
              ? `I am ${name} from ${company}.`
              : name
                ? `My name is ${name}.`
                : `We are ${company}.`,
          ),
        ]
      : [];
  const role = introducedRole(letter);
  // "My name is Hannah" stands in the points.
  if (role && isTold) return [plain(`I am ${role}.`)];
  if (role && name) return [plain(`I am ${name}${company ? ` from ${company}` : ''}, ${role}.`)];
  if (typeName === 'Apology') return apologyOpening(letter);
  if (typeName === 'Meeting Request') {
    const meeting = meetingOpening(letter);
    if (meeting) return [meeting];
  }
  const thanks =
    typeName === 'Thank You' ? takeFirst(letter, 'thanks') : takeLeading(letter, 'thanks');
  // "Thank Ann and the band for playing": both are thanked in one breath.
  const word = /^and\b/i.test(thanks?.text ?? '') ? 'Thank you' : pick(tone.thanks, 'thanks');
  const thanked = thanks ? [asSentence(`${word} ${thanks.text || ''}`)] : [];
  if (typeName === 'Thank You') {
    if (thanks) return thanked;
    const what =
      takeFirst(letter, 'topic') ??
      (letter.acts.length === 1 ? takeFirst(letter, 'detail', 'mention') : undefined);
    return [
      plain(
        what
          ? asSentence(pick(type.about, 'about').replace('…', withArticle(lowerFirst(what.text))))
          : pick(type.opening, 'opening'),
      ),
    ];
  }
  const only =
    letter.acts.length === 1 &&
    letter.acts[0]?.kind === 'detail' &&
    !letter.acts[0].label &&
    letter.acts[0].text.split(' ').length <= 6 &&
    !/[!?]/.test(letter.acts[0].text);
  const headed = headingOf(letter);
  if (headed) return [...introduction, ...thanked, headed];
  const topic =
    takeLeading(letter, 'topic', 'news', 'mention') ??
    (only ? takeFirst(letter, 'detail') : undefined);
  if (topic) {
    const [what, points] = typeName === 'Proposal' ? partedTopic(topic.text) : [topic.text];
    if (points)
      letter.acts.unshift({ kind: 'detail', text: points, entered: points, isPoint: true });
    const about =
      topic.kind === 'news'
        ? (sentenceOf(topic, { contracted: tone.contracted }) ?? '')
        : asSentence(plain(pick(type.about, 'about').replace('…', withArticle(lowerFirst(what)))));
    return [...introduction, ...thanked, about];
  }
  const isAsking =
    letter.acts.length > 0 &&
    letter.acts.every(({ kind }) => /^(?:question|wish|request)$/.test(kind)) &&
    letter.acts.length < 3;
  if (isAsking && typeName !== 'Proposal')
    return [
      ...introduction,
      ...thanked,
      plain(
        pick(
          letter.acts.some(({ kind }) => kind === 'question')
            ? ['I have a short question for you.', 'I am getting in touch with a question.']
            : [
                'I am getting in touch with a request.',
                'I have a request, and I would be glad of your help.',
              ],
          'asking',
        ),
      ),
    ];
  // "Catering for the Young wedding on June 20": what is proposed.
  const proposed =
    typeName === 'Proposal' &&
    letter.acts[0]?.kind === 'detail' &&
    !letter.acts[0].label &&
    letter.acts.length > 1 &&
    letter.acts[0].text.length < 90 &&
    !/^[$\d]/.test(letter.acts[0].text)
      ? takeFirst(letter, 'detail')
      : undefined;
  if (proposed)
    return [
      ...introduction,
      ...thanked,
      asSentence(
        `Here is our proposal for ${withArticle(lowerFirst(proposed.text.replace(/^(?:an? |our |the )?(?:proposal|quote|estimate|bid) (?:for|on|to) /i, ''))).replace(/^(?:the|an?) (?=catering|cleaning|painting|mowing|bookkeeping)/, '')}`,
      ),
    ];
  const readersPlace =
    /^(?:Sales|Cold Outreach)$/.test(typeName) &&
    letter.acts[0]?.kind === 'detail' &&
    /^(?:an? |the )?(?:[a-z]+ ){0,2}(?:office|shop|store|restaurant|cafe|school|church|clinic|practice|salon|gym|hotel|firm|company|warehouse|daycare|bank|hoa) (?:on|at|in) [A-Z][^,$]*$/.test(
      letter.acts[0].text,
    ) &&
    letter.acts.length > 1
      ? takeFirst(letter, 'detail')
      : undefined;
  if (readersPlace)
    return [
      ...introduction,
      plain(
        asSentence(
          `I am writing to your ${lowerFirst(readersPlace.text).replace(/^(?:an?|the) /i, '')}`,
        ),
      ),
    ];
  const offers =
    /^(?:Sales|Cold Outreach)$/.test(typeName) &&
    letter.acts[0]?.kind === 'detail' &&
    !letter.acts[0].label &&
    letter.acts[0].text.length < 110 &&
    !/ (?:is|are) /.test(letter.acts[0].text) &&
    !/^(?:\$?\d|free|first|no)\b/i.test(letter.acts[0].text);
  if (offers) {
    const entered = lowerFirst(takeFirst(letter, 'detail')?.text ?? '');
    const what = entered.replace(
      /(?<!\b(?:for|from|at|only|just|of|over|under|to)) (?=\$\d)/,
      /instead of \$/.test(entered) ? ' for ' : ': ',
    );
    const our = /^(?:our|the|a|an|my)\b/i.test(what) ? what : `our ${what}`;
    return [
      ...introduction,
      ...thanked,
      asSentence(plain(pick(type.about, 'about').replace('…', our))),
    ];
  }
  // "I am Eve from Castillo Cleaning" has introduced them.
  if (
    introduction.length > 0 &&
    /^introduce (?:ourselves|myself|us|me|our (?:company|business))(?: to .*)?$/i.test(
      letter.acts[0]?.text ?? '',
    )
  )
    letter.acts.shift();
  const direct = takeLeading(
    letter,
    'intent',
    'invitation',
    'congratulation',
    'reminder',
    'apology',
  );
  if (direct?.text || direct?.kind === 'reminder')
    return [...introduction, ...thanked, plain(directSentence(letter, direct))];
  if (thanks) return [...introduction, ...thanked];
  const states = letter.acts.some(({ kind, text }) => !asking.test(kind) && text !== '');
  if (
    states &&
    (typeName === 'Follow-Up' ||
      typeName === 'Networking' ||
      typeName === 'Meeting Request' ||
      typeName === 'Sales' ||
      typeName === 'Proposal' ||
      introduction.length > 0 ||
      typeName === '')
  )
    return introduction;
  return [
    ...introduction,
    ...(introduction.length > 0 && letter.acts.length > 0
      ? []
      : [plain(pick(type.opening, 'opening'))]),
  ];
}

/** "Introduce myself to you as the pharmacist who has served your residents": who the writer is to the reader. */
function introducedRole(letter: Letter): string | undefined {
  const [first] = letter.acts;
  const role =
    first?.kind === 'intent'
      ? /^introduce (?:myself|me)(?: to [^,.]*?)? as ((?:the|an?|your|their)\b[^.]*)[.]?$/i.exec(
          first.text,
        )?.[1]
      : undefined;
  if (role) letter.acts.shift();
  return role;
}

function directSentence({ tone, pick }: Letter, act: Act): string {
  if (act.kind === 'apology') return asSentence(`${pick(tone.sorry, 'sorry')} ${act.text}`);
  if (act.kind === 'invitation')
    return asSentence(
      `I would like to invite you ${/^(?:to|for|back)\b/i.test(act.text) ? act.text : `to ${act.text}`}`,
    );
  if (act.kind === 'reminder' && act.text === '') return 'This is a friendly reminder.';
  return sentenceOf(act, { contracted: tone.contracted }) ?? '';
}
