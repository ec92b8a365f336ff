import { mendedSentence } from '../../checks/sentences/mend-sentence.js';
import { faultsOf } from '../../checks/sentences/sentence-faults.js';
import type { Act } from '../../facts/acts.js';
import { type Facts, figureOf } from '../../facts/facts.js';
import { gerundOf } from '../../facts/grammar.js';
import { lowerFirst, shorten, subjectOf, upperStart, withArticle } from '../wording/phrases.js';
import { gistOf } from './email-gist.js';
import type { InvoiceFacts } from './invoice-facts.js';
import { occasionSubject } from './occasion-subject.js';
import { aboutWords, yoursOf } from './subject-words.js';

/** Longest subject line that mailboxes and phones show in full. */
export const subjectMaximum = 60;

const first = (acts: readonly Act[], ...kinds: readonly Act['kind'][]) =>
  acts.find(({ kind }) => kinds.includes(kind));

/** The matter in a few words. */
function matterOf(acts: readonly Act[], room: number, isApology: boolean): string | undefined {
  const topic = first(acts, 'topic', 'news', 'reminder');
  if (topic?.text && !/^to\b/i.test(topic.text))
    return shorten(topic.text.replace(/^(?:that|about|of|for)\s+/i, ''), room);
  const apology = first(acts, 'apology', 'complaint');
  if (apology?.text) {
    const what = apology.text.replace(/^(?:for|that|about)\s+/i, '');
    const matter = subjectOf(what) ?? (/^for\b/.test(apology.text) ? withArticle(what) : undefined);
    if (matter && !/^(?:being|not)\b/i.test(matter)) return shorten(matter, room);
  }
  const intent = first(acts, 'intent');
  const proposed =
    /^(?:propose|suggest|introduce|sell|offer)\s+(?!that\b|to\b|myself\b|ourselves\b)(.+)/i.exec(
      intent?.text ?? '',
    )?.[1] ?? /^introduce (?:myself|ourselves) as (.+)/i.exec(intent?.text ?? '')?.[1];
  if (proposed) return shorten(proposed, room);
  const question = first(acts, 'question');
  const asked =
    question &&
    subjectOf(question.text.replace(/^(?:if|whether|why|when|how|what|where)\s+/i, ''))?.replace(
      /\s(?:went|goes|go|is|are|was|were|has|have|will|did|came|got)\b.*$/i,
      '',
    );
  const wanted =
    /\b(?:liked?|got|received|saw|seen|reviewed|read|need|want) ((?:the|our|my) [\w ]{3,30})/i
      .exec(question?.text ?? '')?.[1]
      ?.replace(/ (?:done|fixed|finished|cleaned|moved|replaced|ready)$/, '');
  if (asked ?? wanted) return shorten(asked ?? wanted ?? '', room);
  const wish = isApology ? undefined : first(acts, 'wish', 'offer');
  if (wish && !/^to\b/i.test(wish.text)) return shorten(wish.text, room);
  const said = first(acts, 'statement');
  const subject = said && subjectOf(said.text);
  if (subject && !/^(?:here|there|yes|no)\b/i.test(subject)) return shorten(subject, room);
  const detail = acts.find(
    ({ kind, text }) => (kind === 'detail' || kind === 'mention') && !/^[$\d]/.test(text),
  );
  return detail
    ? shorten(acts.length === 1 ? withArticle(lowerFirst(detail.text)) : detail.text, room)
    : undefined;
}

/** A sentence short enough to be a subject: "Your car is ready"; "Closing early on Dec 24" for "we're closing …". */
function sentenceSubject(act: Act | undefined, room: number): string | undefined {
  if (!act) return undefined;
  const whole = act.text.replace(/[.!]+$/, '');
  const text = (
    whole.length > room ? (whole.split(/,? (?:so|because|but|since) /)[0] ?? whole) : whole
  ).replace(/^(?:ok|so|and|but|hi|hello)\s+/i, '');
  const doing = /^(?:we're|we are|we will be|I'm|I am)\s+(?=\w+ing\b)/i.exec(text);
  if (doing) return shorten(upperStart(text.slice(doing[0].length)), room);
  const having = /^(?:we|I)\s+(?:need|have|want) to\s+(\w+)\b/i.exec(text);
  if (having?.[1])
    return shorten(upperStart(gerundOf(having[1]) + text.slice(having[0].length)), room);
  const [clause = ''] = text.split(/, (?!\d)/);
  if (/^(?:you asked|yes|no|sure)\b/i.test(text)) return undefined;
  if (text.length <= room)
    return upperStart(text.length > 45 && clause.length > 12 ? clause : text);
  return undefined;
}

const when = (facts: Facts) => {
  const date = figureOf(facts, 'date')?.text;
  return date
    ? /^(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(date)
      ? ` on ${date}`
      : ` ${date}`
    : '';
};

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
  const { acts } = facts;
  const firm = facts.people.readerFirm;
  const room = subjectMaximum - mark.length;
  const matter = matterOf(acts, room - 14, type === 'Apology');
  const statement = acts.find(
    ({ kind, text }) =>
      kind === 'statement' && !/^(?:I am|I'm|this is|my name is) [A-Z]/.test(text),
  );
  const said = sentenceSubject(statement, room);
  const isQuestion =
    acts[0]?.kind === 'question' ||
    (acts.some(({ kind }) => kind === 'question') &&
      !acts.some(({ kind }) => kind === 'statement'));
  const about = matter
    ? /^(?:no|not|nothing)\b/i.test(matter)
      ? undefined
      : isQuestion
        ? `A question about ${lowerFirst(matter)}`
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
    /^we (?:sell|make|offer|provide|bake|build|supply|grow|roast|print|do|clean|repair|rent|sharpen) ([^,.]+)/i.exec(
      statement?.text ?? '',
    )?.[1];
  const intent = first(acts, 'intent');
  const doing = /^(\w+)(.*)$/s.exec(intent?.text ?? '');
  const intended =
    doing?.[1] &&
    /^(?:cancel|reschedule|change|order|update|renew|extend|confirm|schedule|arrange|return)$/i.test(
      doing[1],
    )
      ? shorten(upperStart(gerundOf(doing[1]) + (doing[2] ?? '')), room)
      : undefined;
  // What the letter is about is said by its first sentence, not by a later one.
  const gist = gistOf(
    statement ? { ...facts, acts: acts.slice(0, acts.indexOf(statement) + 1) } : facts,
    room,
  );
  const offer = first(acts, 'offer');
  const offered =
    offer && !/^to\b/i.test(offer.text)
      ? upperStart(offer.text.split(/,| (?:at|on|in|for) /)[0]?.replace(/^(?:our|my) /i, '') ?? '')
      : undefined;
  const occasion = /^(?:Invoice|Sales|Introduction|Cold Outreach|Networking|Thank You)$/.test(type)
    ? undefined
    : occasionSubject(facts, room);
  if (occasion) return occasion;
  const choices: Readonly<Record<string, readonly (string | undefined)[]>> = {
    Invoice: [invoice?.subject],
    Apology: [
      about && /^About (?:our|my|the)\b/.test(about) && /\byour\b/.test(statement?.text ?? '')
        ? yours
        : undefined,
      first(acts, 'apology')?.text || first(acts, 'complaint')?.text ? about : undefined,
      statement && !/^(?:I'm|I am|we're|we are) \w+ing\b/i.test(statement.text)
        ? gistOf({ ...facts, acts: [statement] }, room)
        : undefined,
      about && !first(acts, 'wish', 'offer') ? about : undefined,
      said && /\b(?:was|were|got|late|wrong|broke|missed|charged)\b/i.test(said) ? said : undefined,
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
      first(acts, 'topic') && matter && `Following up: ${lowerFirst(matter)}`,
      first(acts, 'reminder') && matter && `Reminder: ${lowerFirst(matter)}`,
      toRemember && shorten(`Reminder: ${toRemember.replace(/ and to .*$/, '')}`, room),
      gist,
      invitationSubject(acts, room),
      intended,
      /^you asked|^yes\b/i.test(statement?.text ?? '') ? yours : undefined,
      said && !/^(?:I|we) \w+ \w+$/i.test(said) ? said : undefined,
      thanksSubject(acts, room),
      yours,
      about,
      statement && cut(statement.text, room),
      company && `A short update from ${company}`,
      'A short update',
    ],
    Proposal: [
      quoted && shorten(upperStart(quoted), room),
      matter && `Proposal: ${lowerFirst(matter)}`,
      company && `A proposal from ${company}`,
      'A proposal for you',
    ],
    Introduction: [
      company && `Hello from ${company}`,
      matter && `Introduction: ${lowerFirst(matter).replace(/^the /, '')}`,
      'A short introduction',
    ],
    'Cold Outreach': [
      offered && firm ? `${offered} for ${firm}` : undefined,
      goods && shorten(upperStart(goods), room),
      matter && upperStart(matter),
      said,
      company && `Hello from ${company}`,
      'A short question',
    ],
    Networking: [gist, company && `Staying in touch: ${company}`, about, 'Staying in touch'],
    Sales: [offerSubject(facts, matter), company && `An offer from ${company}`, 'An offer for you'],
  };
  const found = [
    ...(choices[type] ?? [
      asked,
      gist,
      intended,
      said,
      yours,
      statement && cut(statement.text, room),
      about,
    ]),
    company && `A message from ${company}`,
    'A short message',
  ].find(
    (choice): choice is string =>
      Boolean(choice) && (choice?.length ?? 0) <= room && !isBrokenClause(choice ?? ''),
  );
  return `${mark}${(found ?? 'A short message').replace(/(?<=\d)([ap])m\b/gi, ' $1m')}`;
}

/** "Prices go up in January first increase": a clause that reads as no sentence is no subject either. */
function isBrokenClause(subject: string): boolean {
  const faults = faultsOf(mendedSentence(`${subject.replace(/[.?!]$/, '')}.`));
  return (
    faults.some((fault) => /together|splice|agreement|doubled/.test(fault)) ||
    /^to our\b| never$/i.test(subject)
  );
}

/** The beginning of a long sentence as far as it is whole. */
const cut = (text: string, room: number) => {
  const [clause = text] =
    text.length > room ? text.split(/,? (?:so|because|but|since|and then) /) : [text];
  const short = upperStart(shorten(clause, room));
  return short.split(' ').length > 3 ? short : undefined;
};

const isNeed = (acts: readonly Act[]) =>
  acts.some(({ text }) => /^I (?:need|have|want) to (?:talk|speak)\b/i.test(text));

function thanksSubject(acts: readonly Act[], room: number): string | undefined {
  const thanks = first(acts, 'thanks');
  return thanks && shorten(`Thank you ${thanks.text}`.trim(), room);
}

function invitationSubject(acts: readonly Act[], room: number): string | undefined {
  const invitation = first(acts, 'invitation');
  if (!invitation) return undefined;
  return shorten(
    `You are invited ${/^(?:to|for)\b/i.test(invitation.text) ? '' : 'to '}${invitation.text}`,
    room,
  );
}

function meetingSubject(facts: Facts, room: number): string | undefined {
  const about = facts.acts
    .map(
      ({ text }) =>
        /\b(?:discuss|talk about|about|regarding|go over|review)\s+(.+)$/i.exec(text)?.[1],
    )
    .find(Boolean);
  const date = when(facts);
  if (about) {
    const whole = `Meeting${date}: ${about}`;
    return whole.length <= room ? whole : shorten(`Meeting about ${about}`, room);
  }
  return date ? `Meeting${date}` : undefined;
}

function offerSubject(facts: Facts, matter: string | undefined): string | undefined {
  const priced = facts.acts.find(
    ({ kind, text }) => kind === 'detail' && /^[a-z][\w' -]{3,30} \$\d/i.test(text),
  );
  const offer =
    /^(.+?) (\$[\d.,]*\d(?: instead of \$[\d.,]*\d)?(?: (?:until|till|through|thru) [A-Za-z]+ \d+)?)/.exec(
      priced?.text ?? '',
    );
  if (offer?.[1] && offer[2] && offer[1].length + offer[2].length < 56)
    return `${upperStart(offer[1])}: ${offer[2]}`;
  if (!matter) return undefined;
  const price = figureOf(facts, 'money')?.text ?? figureOf(facts, 'percent')?.text;
  const short = upperStart(matter.replace(/^(?:our|the)\s+(?:new\s+)?/i, (found) => found));
  return price && !short.includes(price) ? `${short}: ${price}` : short;
}
