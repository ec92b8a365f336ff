import type { Facts } from '../../../facts/facts.js';
import type { Act } from '../../../facts/grammar/acts.js';
import { gerundOf, isStatement } from '../../../facts/grammar/grammar.js';
import { isVerb, tagged } from '../../../facts/grammar/tagging.js';
import { mendedSentence } from '../../../facts/sentences/mend-sentence.js';
import { faultsOf } from '../../../facts/sentences/sentence-faults.js';
import { hasOwnVerb } from '../../../facts/sentences/surest.js';
import { lowerCommonStart, shorten, upperFirst } from '../../wording/phrases.js';
import type { InvoiceFacts } from '../invoice-facts.js';
import { gistOf } from './sentence-gist.js';
import { cutSentence, first, matterOf, pointSubject, sentenceSubject } from './subject-matter.js';
import { aboutWords, yoursOf } from './subject-words.js';
import { invitationSubject, meetingSubject, offerSubject, thanksSubject } from './type-subjects.js';

/** Longest subject line that mailboxes and phones show in full. */
export const maxSubjectLength = 60;

/** The subject of a type, from what was entered; never an order. */
export function emailSubject(
  type: string,
  facts: Facts,
  {
    company,
    invoice,
    mark,
  }: { company?: string | undefined; invoice?: InvoiceFacts | undefined; mark: string },
): string {
  const acts = facts.acts.filter(({ isPoint }) => !isPoint);
  const firm = facts.people.readerFirm;
  const room = maxSubjectLength - mark.length;
  const matter = matterOf(acts, room - 14, type === 'Apology');
  const statement = acts.find(
    ({ kind, text }) =>
      kind === 'statement' && !/^(?:I am|I'm|this is|my name is) [A-Z]/.test(text),
  );
  const said = sentenceSubject(statement, room)?.replace(/ \([^)]*\)$/, '');
  const isQuestion =
    acts[0]?.kind === 'question' ||
    (acts.some(({ kind }) => kind === 'question') &&
      !acts.some(({ kind }) => kind === 'statement'));
  const about = matter
    ? /^(?:no|not|nothing)\b/i.test(matter)
      ? undefined
      : isQuestion
        ? `A question about ${lowerCommonStart(matter)}`
        : mark
          ? matter
          : `About ${aboutWords(matter)}`
    : undefined;
  const yours = yoursOf(acts);
  const request = /^for asking to (.+)$/i.exec(first(acts, 'thanks')?.text ?? '')?.[1];
  const asked = request && shorten(`Your request to ${request}`, room);
  const toRemember = /^to (.+)$/i.exec(first(acts, 'reminder')?.text ?? '')?.[1];
  const quoted = /^here is (our \w+ (?:for|to) [^,]+)/i.exec(statement?.text ?? '')?.[1];
  const goods =
    /^we (?:sell|make|offer|provide|bake|build|supply|grow|roast|print|do|clean|repair|rent|sharpen|service|install|fix|inspect|maintain) ([^,.]+)/i.exec(
      statement?.text ?? '',
    )?.[1];
  const intent = first(acts, 'intent');
  const doing = /^(\w+)(.*)$/s.exec(intent?.text ?? '');
  const intended =
    doing?.[1] &&
    /^(?:cancel|reschedule|change|order|update|renew|extend|confirm|schedule|arrange|return)$/i.test(
      doing[1],
    )
      ? shorten(upperFirst(gerundOf(doing[1]) + (doing[2] ?? '')), room)
      : undefined;
  // What the letter is about is said by its first sentence, not by a later one.
  const gist = gistOf(
    statement ? { ...facts, acts: acts.slice(0, acts.indexOf(statement) + 1) } : facts,
    room,
  );
  const requested = acts[0]?.kind === 'request' ? requestSubject(acts[0].text, room) : undefined;
  const offer = first(acts, 'offer');
  const offered =
    offer && !/^to\b/i.test(offer.text)
      ? upperFirst(offer.text.split(/,| (?:at|on|in|for) /)[0]?.replace(/^(?:our|my) /i, '') ?? '')
      : undefined;
  const offeredJob = /^((?:the |an? |our )?(?:[\w-]+ ){1,4}(?:job|position|role))\b/i.exec(
    offer?.text ?? '',
  )?.[1];
  const points = facts.acts.length - acts.length;
  const isNumbered = /^(?:PO|order|invoice|ticket|job|claim) #?\d/i.test(
    facts.acts.find(({ isPoint }) => isPoint)?.text ?? '',
  );
  const listed =
    points > 2 && acts.length < (isNumbered ? 2 : 1) ? pointSubject(facts.acts, room) : undefined;
  if (listed && type !== 'Invoice') return `${mark}${listed}`;
  if (quoted && /^our (?:quote|estimate|bid) /.test(quoted))
    return shorten(upperFirst(quoted), room);
  const choices: Readonly<Record<string, readonly (string | undefined)[]>> = {
    Invoice: [invoice?.subject],
    Apology: [
      about && /^About (?:our|my|the)\b/.test(about) && /\byour\b/.test(statement?.text ?? '')
        ? yours
        : undefined,
      first(acts, 'apology')?.text || first(acts, 'complaint')?.text ? about : undefined,
      statement &&
      !first(acts, 'apology')?.text &&
      !/^(?:I'm|I am|we're|we are) \w+ing\b/i.test(statement.text)
        ? gistOf({ ...facts, acts: [statement] }, room)
        : undefined,
      about && !first(acts, 'wish', 'offer') ? about : undefined,
      said &&
      !first(acts, 'apology')?.text &&
      /\b(?:was|were|got|late|wrong|broke|missed|charged)\b/i.test(said)
        ? said
        : undefined,
      statement && cutSentence(statement.text, room),
      yours,
      company && `An apology from ${company}`,
      'Our apology',
    ],
    'Thank You': [thanksSubject(acts, room), 'Thank you'],
    'Meeting Request': [
      isNeed(acts) ? gist : undefined,
      invitationSubject(acts, room),
      meetingSubject(facts, room),
      said,
      'A meeting with you',
    ],
    'Follow-Up': [
      isQuestion ? about : undefined,
      requested,
      first(acts, 'topic') && matter && `Following up: ${lowerCommonStart(matter)}`,
      first(acts, 'reminder') && matter && `Reminder: ${lowerCommonStart(matter)}`,
      toRemember && shorten(`Reminder: ${toRemember.replace(/ and to .*$/, '')}`, room),
      gist,
      invitationSubject(acts, room),
      intended,
      /^you asked|^yes\b/i.test(statement?.text ?? '') ? yours : undefined,
      said && !/^(?:I|we) \w+ \w+$/i.test(said) ? said : undefined,
      thanksSubject(acts, room),
      yours,
      about,
      statement && cutSentence(statement.text, room),
      company && `A short update from ${company}`,
      'A short update',
    ],
    Proposal: [
      proposedDeed(intent?.text, room),
      quoted && shorten(upperFirst(quoted), room),
      matter && !/^to\b/.test(offer?.text ?? '')
        ? `Proposal: ${lowerCommonStart(matter.replace(/^(?:our |an? |the )?proposal (?:for|on|to) /i, ''))}`
        : undefined,
      company && `A proposal from ${company}`,
      'A proposal for you',
    ],
    Introduction: [
      company && `Hello from ${company}`,
      matter && `Introduction: ${lowerCommonStart(matter).replace(/^the /, '')}`,
      'A short introduction',
    ],
    'Cold Outreach': [
      offered && firm ? `${offered} for ${firm}` : undefined,
      goods && shorten(upperFirst(goods), room),
      matter && upperFirst(matter),
      said,
      company && `Hello from ${company}`,
      'A short question',
    ],
    Networking: [gist, company && `Staying in touch: ${company}`, about, 'Staying in touch'],
    Sales: [
      first(acts, 'invitation')?.text ? invitationSubject(acts, room) : undefined,
      offerSubject(facts, matter),
      company && `An offer from ${company}`,
      'An offer for you',
    ],
  };
  const fitting = [
    offeredJob && shorten(`Our offer: ${offeredJob}`, room),
    ...(choices[type] ?? [
      isQuestion ? about : undefined,
      asked,
      requested,
      gist,
      intended,
      said,
      yours,
      statement && cutSentence(statement.text, room),
      about,
    ]),
    pointSubject(facts.acts, room),
    company && `A message from ${company}`,
    'A short message',
  ].filter(
    (choice): choice is string =>
      Boolean(choice) && (choice || '').length <= room && !isBrokenClause(choice || ''),
  );
  const topic = isQuestion || first(acts, 'topic', 'apology')?.text ? about : undefined;
  const rank = (subject: string) => (subject === topic ? 0 : rankOf(subject));
  const sure = fitting.toSorted((one, other) => rank(one) - rank(other))[0];
  // The owner's own words say more than "A message from …", whatever the grammar thinks of them.
  const told =
    statement ??
    acts.find(({ kind, text }) => /^(?:detail|call)$/.test(kind) && text.split(' ').length > 3);
  const own =
    told && type !== 'Invoice' && saysNothing.test(sure ?? 'A message')
      ? cutSentence(told.text, room)
      : undefined;
  const found = own && own.length <= room ? own : sure;
  return `${mark}${(found ?? 'A short message').replace(/ for you(?=:|$)/, '').replace(/(?<=\d)([ap])m\b/gi, ' $1m')}`;
}

/** "fix the leak over the locker room, and …" → "Could you fix the leak over the locker room?" */
function requestSubject(text: string, room: number): string | undefined {
  const [what = ''] = text.split(/[.,;?]| (?:because|so that|since|and|before|by|as|if|when) /);
  const asked = `Could you ${what.trim()}?`;
  return /^[a-z]/.test(text) && !/^(?:not|never)\b/.test(text) && asked.length <= room
    ? asked
    : undefined;
}

/** "propose that we move your files" → "Proposal: moving your files". */
function proposedDeed(intent: string | undefined, room: number): string | undefined {
  const [, verb, rest = ''] = /^propose that (?:we|I|you) ([a-z]+)( .+)$/i.exec(intent ?? '') ?? [];
  return verb ? shorten(`Proposal: ${gerundOf(verb)}${rest}`, room) : undefined;
}

/** Noun phrases before clauses, both before what says nothing of the matter. */
function rankOf(subject: string): number {
  if (saysNothing.test(subject)) return 2;
  return isClause.test(subject) || /^About\b/.test(subject) ? 1 : 0;
}

const saysNothing =
  /^(?:(?:Please |Call|Text|Reply|Stop by)\b|An? (?:short|message|offer|meeting|apology)|Our apology|[A-Z][a-z]+ing [\d-]+$|About .*(?:\b(?:and|if)\b|\$)|About me\b|The price\b|(?:Us|Me|You|Them|Him|Her|It)$)/;
const isClause = /^(?:we|I|you(?! are invited)|it|there|they|he|she|if|when|starting|to)\b/i;

/** "Prices go up in January first increase": a clause that reads as no sentence is no subject either. */
function isBrokenClause(subject: string): boolean {
  const faults = faultsOf(mendedSentence(`${subject.replace(/[.?!]$/, '')}.`));
  return (
    faults.some((fault) => /together|splice|agreement|doubled/.test(fault)) ||
    isNoMatter(/^(?:About|A question about) (.+)$/.exec(subject)?.[1] ?? 'it') ||
    /^to our\b| never$|\b(?:that|who|which|and|or|of)$|^About (?:starting|beginning) (?!at\b)|^(?:About|Moving) (?:our|my) (?:guy|driver|tech|crew|boss)$|\bthe (?:without|with|from|by|if|when)\b/i.test(
      subject,
    )
  );
}

/** "About someone else asked for the date", "About tell you", "About Dr Patel": nothing that a letter is about. */
const isNoMatter = (words: string) =>
  /^(?:(?:Dr|Mrs?|Ms|Miss|Coach)\.? )?[A-Z][a-z]+$/.test(words) ||
  /^(?:no|nobody|somebody|of|to|effective|starting|free|the (?:got|was|had|to))\b/i.test(words) ||
  (isVerb(tagged(words)[0]) && !/^\w+ing\b/.test(words)) ||
  isClauseOf(words);

const isClauseOf = (words: string) =>
  isStatement(words) &&
  hasOwnVerb(words) &&
  !/^(?:how|what|why|whether|who|when|where)\b/i.test(words);

const isNeed = (acts: readonly Act[]) =>
  acts.some(({ text }) => /^I (?:need|have|want) to (?:talk|speak)\b/i.test(text));
