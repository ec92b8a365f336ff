import { isStatement } from '../../../facts/grammar/grammar.js';
import { sentencesOf } from '../../../facts/notes/sentence-ends.js';
import { timed } from '../../wording/when.js';
import { withWholeDays } from '../../wording/whole-days.js';
import { factSheet } from '../note-form/fact-sheet.js';
import { inAnotherOrder } from './another-order.js';
import type { Place } from './compositions.js';
import type { PlacedText } from './distinct.js';
import { fitted } from './fit.js';
import { type Blocks, type Notice, type Thought, withoutMark } from './notice.js';
import type { NoticeFrame } from './notice-texts.js';
import { headlineOf } from './subjects.js';
import { inThirdPerson, namedOnce, withOwnName } from './third-person.js';
import { beginningsOf, isGrave, itemsOf, paragraphs, strongestOf, withFirst } from './thoughts.js';

const maxHeadlineLength = 70;

/** "The shop opens a second room on May 4" → "The shop opens a second room": the date is elsewhere in the text. */
function headOf(sentence: string): string {
  const plain = withoutMark(sentence);
  const { before, when, after } = timed(plain);
  const isWhole =
    before.split(' ').length > 3 && !/\b(?:is|are|was|to|from|for|of|and|until|by)$/i.test(before);
  return headlineOf(when && after === '' && isWhole ? before : plain, maxHeadlineLength);
}

/** These need what was said before them. */
const leansBack = /^(?:he|she|it|they|his|her|their|this|there|today)\b|\b(?:it|them|his|her)\b/i;

/** What the press may do is the contact; what readers may do is said. */
const forPress = /\b(?:interviews?|media|press|more information|details|questions)\b/i;

/** Whom the press may ask: the entry's own contact stands for that of the account. */
function contactOf({ action, account, company }: NoticeFrame): {
  readonly contact: string;
  readonly isSaid: boolean;
} {
  const entered =
    /^(?:for more information, )?(?:please )?(?:contact|call|reach|e-?mail)\s+([^.]*(?:\d{3}|@).*?)[.!]*$/i
      .exec(action)?.[1]
      ?.replace(/^(?:us|me)(?: at)? /i, '');
  const known = [account.name, company, account.phone, account.email].filter(Boolean).join(', ');
  const contact = account.phone || account.email ? known : '';
  if (!entered || (/ (?:to|for) /.test(entered) && !forPress.test(action)))
    return { contact, isSaid: false };
  const [person = ''] = entered.split(/ (?:at|for) /, 1);
  if (contact && account.name?.startsWith(person)) return { contact, isSaid: true };
  const isBare = /^[(\d]/.test(entered);
  return {
    contact: [isBare ? (account.name ?? company) : '', entered].filter(Boolean).join(', '),
    isSaid: true,
  };
}

/** The thoughts of a notice in the third person. */
function reported(
  { thoughts }: Notice,
  told: (text: string) => string,
  name: string | undefined,
): Thought[] {
  const named = withOwnName(thoughts.flat(), name);
  let at = 0;
  return thoughts.map((thought) => thought.map(() => told(named[at++] ?? '')));
}

const listed = (items: readonly string[]) => items.map((item) => `- ${withoutMark(item)}`);

interface Body {
  readonly place: Place;
  readonly head: string;
  readonly opening?: string;
  readonly blocks: Blocks;
}

/** "Rosa Lopez, Rosa's Bakery, 423-555-0142" → "Rosa's Bakery, Rosa Lopez, 423-555-0142". */
const inOtherOrder = (contact: string) =>
  contact.replace(/^([^,\d]+), ([^,\d@]+), (?=[\d(])/, '$2, $1, ');

const firstOf = ([first = '']: Thought) => first;

/** Releases in the third person: headline, place and news, whom to ask. */
export function pressReleases(notice: Notice, frame: NoticeFrame): PlacedText[] {
  const { account, company, channel, action, words } = frame;
  const all = reported(notice, (text) => inThirdPerson(text, company), account.name);
  // Notes stand in a list under the news.
  const thoughts = notice.isList ? all.slice(0, 1) : all;
  const others = notice.isList ? itemsOf(all.slice(1)) : [];
  const { city, state } = account;
  const place = city ? `${[city.toUpperCase(), state].filter(Boolean).join(', ')} – ` : '';
  const { contact, isSaid } = contactOf(frame);
  const lead = thoughts[0]?.[0] ?? '';
  const details: Blocks = others.length > 0 ? [['Details:', ...listed(others)]] : [];
  const from = company ? `${words.newsFrom} ${company}${city ? ` in ${city}` : ''}` : '';
  const strongest = strongestOf(thoughts);
  const turned = withFirst(thoughts, strongest);
  const heads = [lead, ...[turned, thoughts].flat(2)]
    .filter(
      (text, at) =>
        at === 0 ||
        (text !== lead && !leansBack.test(text) && isStatement(text) && !/^["“]/.test(text)),
    )
    .map(headOf);
  const other = heads.find((head, at) => at > 0 && head.length > 15);
  const told = (all: readonly Thought[]): Blocks => [
    ...paragraphs(all).map((text) => [namedOnce(text, company)]),
    ...details,
  ];
  const turnedOthers = inAnotherOrder(others, (text) => text, others.length - 1);
  const brief = 'The news in brief:';
  const retold = headOf(words.retold(lead).replace(/^On [A-Z][^,]*(?:, [A-Z][a-z]+ \d+)?, /, ''));
  const again =
    other || retold === heads[0] ? headOf(words.retold(`${other ?? heads[0] ?? ''}.`)) : retold;
  const second = from || again;
  const third = other ?? (from || lead);
  const bodies: Body[] = [
    { place: 0, head: heads[0] ?? '', blocks: told(thoughts) },
    { place: 1, head: second, opening: brief, blocks: [listed([...thoughts.flat(), ...others])] },
    strongest > 0
      ? { place: 2, head: third, blocks: told(turned) }
      : { place: 2, head: third, opening: 'At a glance:', blocks: told(thoughts) },
  ];
  if (!isGrave(thoughts)) {
    const again = (all: readonly Thought[]) =>
      told(all.map((thought) => thought.flatMap((text) => sentencesOf(words.retold(text)))));
    for (const at of new Set([strongest, ...beginningsOf(thoughts)])) {
      const { topic, items } = factSheet(thoughts, words, at);
      bodies.push(
        {
          place: 1,
          head: second,
          opening: topic ? `${topic}:` : brief,
          blocks: [listed([...items, ...turnedOthers])],
        },
        { place: 2, head: third, blocks: again(inAnotherOrder(thoughts, firstOf, at)) },
      );
    }
  }
  return bodies.map(({ place: at, head, opening, blocks }) => {
    const ending = [
      isSaid ? '' : at > 0 ? words.retold(action) : action,
      contact && `Contact: ${at > 0 ? inOtherOrder(contact) : contact}`,
      '###',
    ];
    const form = ['FOR IMMEDIATE RELEASE', `# ${head || words.news}`];
    const [first = [], ...more] = opening ? [[opening], ...blocks] : blocks;
    const text = withWholeDays(
      fitted(
        [
          ...form.map((line) => [line]),
          [`${place}${first[0] ?? ''}`, ...first.slice(1)],
          ...more,
          ...ending.map((line) => [line]),
        ],
        channel.maximum,
        [...form, ...ending].filter(Boolean),
      ),
    );
    return { place: at, text };
  });
}
