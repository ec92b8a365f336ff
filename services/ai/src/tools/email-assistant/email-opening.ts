import type { Act } from '../../facts/grammar/acts.js';
import { asSentence, sentenceOf } from '../../facts/grammar/sentence.js';
import { isVerb, tagged } from '../../facts/grammar/tagging.js';
import { lowerCommonStart, withArticle } from '../wording/phrases.js';
import { apologyOpening } from './apology-opening.js';
import { contractedText } from './email-types.js';
import type { InvoiceFacts } from './invoice-facts.js';
import { type Letter, presentsOther, takeFirst, takeLeading } from './letter.js';
import { meetingOpening } from './meeting-opening.js';

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

/**
 * The first sentences: who writes, and what the letter is about where its owner only named it. Takes what they say out
 * of the acts; what makes a sentence of its own stays where it stands.
 */
export function openingOf(letter: Letter): string[] {
  const { type, typeName, tone, pick } = letter;
  const plain = (text: string) => (tone.contracted ? contractedText(text) : text);
  const introduction = introductionOf(letter).map(plain);
  while (letter.acts[0]?.kind === 'topic' && letter.acts[0].text === '') letter.acts.shift();
  // Who says sorry in words of their own says it once.
  const isSorry = letter.acts.some(
    ({ isTyped, text }) => isTyped && /\b(?:sorry|apologi[sz]e)\b/i.test(text),
  );
  if (typeName === 'Apology') return isSorry ? [] : apologyOpening(letter);
  const meeting = typeName === 'Meeting Request' ? meetingOpening(letter) : undefined;
  if (meeting) return [meeting];
  const thanks = takeLeading(letter, 'thanks');
  // "Thank Ann and the band for playing": both are thanked in one breath.
  const word = /^and\b/i.test(thanks?.text ?? '') ? 'Thank you' : pick(tone.thanks, 'thanks');
  const thanked = thanks ? [asSentence(`${word} ${thanks.text || ''}`)] : [];
  const topic = takeLeading(letter, 'topic', 'mention') ?? takeHeading(letter);
  if (topic) {
    const what = lowerCommonStart(topic.text).replace(nameOfOffer, '');
    const about = pick(type.about, 'about').replace('…', withArticle(what));
    return [...introduction, ...thanked, asSentence(plain(about))];
  }
  const direct = takeLeading(letter, 'invitation', 'reminder', 'apology');
  if (direct?.text || direct?.kind === 'reminder')
    return [...introduction, ...thanked, plain(directSentence(letter, direct))];
  const isSaid =
    typeName === 'Thank You'
      ? letter.acts.some(({ kind, text }) => kind === 'thanks' || /\bthank|\bgrateful/i.test(text))
      : letter.acts.some(({ text }) => text !== '');
  const opening = thanks || isSaid ? [] : [plain(pick(type.opening, 'opening'))];
  return [...introduction, ...thanked, ...opening];
}

/** "Quote for redoing 6 chairs": what is offered. */
const nameOfOffer = /^(?:an? |our |the )?(?:price|quote|estimate|bid|proposal) (?:for|on|to) /i;

/** Who writes, where the type introduces its writer and the entry does not. */
export function introductionOf(letter: Letter): string[] {
  const { type, facts, account } = letter;
  const name = facts.people.sender ?? account.name;
  const company = facts.people.business ?? account.company;
  const isIntroduced = /\b(?:[Mm]y name is|[Ii]'?m|[Ii] am|[Tt]his is)\s+[A-Z]/.test(facts.entered);
  const role = introducedRole(letter);
  // "My name is Hannah" stands in the points.
  if (role && (isIntroduced || !name)) return [`I am ${role}.`];
  if (role) return [`I am ${name}${company ? ` from ${company}` : ''}, ${role}.`];
  if (!type.introduces || isIntroduced || presentsOther(letter) || !(name || company)) return [];
  if (introducesSelf.test(letter.acts[0]?.text ?? '')) letter.acts.shift();
  letter.acts = letter.acts.map((act) => ({
    ...act,
    text: act.text.replace(toSomebody, '$1 to you'),
  }));
  if (!company) return [`My name is ${name}.`];
  return [name ? `I am ${name} from ${company}.` : `We are ${company}.`];
}

const introducesSelf =
  /^introduce (?:ourselves|myself|us|me|our (?:company|business))(?: to .*)?$/i;

/** "Introduce our bakery to a new flour mill", in a letter to the mill. */
const toSomebody =
  /^(introduce (?:our|my|us|ourselves|myself)\b[^,.]*?) to (?:an?|the|some|new|local)\b[^,.]*/i;

/** A longer note is no heading. */
const longestHeading = 12;

/** "Spring recital details": a note at the head that only names what the letter is about. */
function takeHeading(letter: Letter): Act | undefined {
  const [head] = letter.acts;
  const isHeading =
    head?.kind === 'detail' &&
    !head.isPoint &&
    !head.label &&
    !/^[$\d]|[!?,]/.test(head.text) &&
    head.text.split(' ').length <= longestHeading &&
    (nameOfOffer.test(head.text) || !tagged(lowerCommonStart(head.text)).some(isVerb));
  return isHeading ? letter.acts.shift() : undefined;
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
