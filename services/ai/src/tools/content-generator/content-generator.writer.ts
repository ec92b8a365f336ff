import type { ContentRequest } from '@commons/contracts/tools/ai';
import { variantMarker } from '@commons/contracts/tools/ai-lists';
import type { z } from 'zod';
import type { AccountFacts } from '../../facts/account-facts.js';
import { answerLanguage } from '../../facts/answer-language.js';
import { type Facts, figuresOf, readFacts } from '../../facts/facts.js';
import { termsOf } from '../../facts/grammar.js';
import { asSentence } from '../../facts/sentence.js';
import { known, oneLine } from '../entered-text.js';
import { foreignText } from '../wording/foreign-text.js';
import { shorten } from '../wording/phrases.js';
import { pickBy } from '../wording/pick.js';
import type { BuiltInText } from '../writing-tool.js';
import { callsToAction } from './call-to-action.js';
import { readClauses } from './clauses.js';
import type { Brief } from './content-brief.js';
import { contentChannels, generalChannel } from './content-channels.js';
import { hooksOf } from './content-hooks.js';
import { pointsOf } from './content-points.js';
import { shapes } from './content-shapes.js';
import { contentTones, generalTone } from './content-tones.js';
import { withNamedSubject } from './named-subject.js';
import { writeNotes } from './notes/write-notes.js';
import { withOwnContacts } from './own-contacts.js';
import { tradeOf } from './trade.js';

type Input = z.output<typeof ContentRequest>;

/** A marker in an entry must not split the text. */
const withoutMarker = (text: string | undefined) => (text ?? '').replace(/-{3,}/g, '–');

/** Most thoughts of one text. */
const pointsMaximum = 20;

/** Longest brief that is worked on; the channels have no room for more. */
const briefMaximum = 4_000;

/**
 * Writes three variants, separated by the marker line (decision A34), that differ in structure and angle: the news first,
 * the facts at a glance for these readers, and a question first. They contain only text to copy.
 */
export function writeContent(input: Input, _today?: Date, account: AccountFacts = {}): BuiltInText {
  const channel = known(contentChannels, input.contentType) ?? generalChannel;
  const entered = withOwnContacts(withoutMarker(input.topicBrief).slice(0, briefMaximum), account);
  const reported = channel.shape === 'press' ? withNamedSubject(entered) : entered;
  const action = oneLine(withoutMarker(input.callToAction)).slice(0, 300);
  const facts = readClauses(reported);
  const language = answerLanguage([entered, action].join('\n'), account.language);
  // Notes have few capitals: a name is one that is written so.
  const named = facts.people.business;
  const company = account.company ?? (named && /^[A-Z]|^\d/.test(named) ? named : undefined);
  const noted = (known: 'en' | 'es', said: string) =>
    writeNotes({
      contentType: input.contentType,
      channel,
      entered,
      audience: audienceOf(input.targetAudience),
      action: said,
      tone: input.desiredTone ?? '',
      facts: { ...facts, people: { ...facts.people, business: company } },
      company,
      account,
      language: known,
    })?.map((text) => within(text, channel.maximum));
  if (language !== 'en') {
    const spanish = language === 'es' ? noted('es', asSentence(action)) : undefined;
    if (spanish) return { text: spanish.join(`\n\n${variantMarker}\n\n`), missing: [] };
    const { text, missing } = foreignText(
      { ...facts, entered: [entered, action].filter(Boolean).join('\n') },
      account,
      'plain',
    );
    return { text: text.slice(0, channel.maximum), missing: missing ?? [] };
  }
  const pick = pickBy(entered + (company ?? '') + input.contentType);
  const trade = tradeOf(entered, account.category, company);
  const brief: Brief = {
    channel,
    contentType: input.contentType,
    facts,
    account,
    company,
    points: pointsOf(facts.acts.slice(0, pointsMaximum), company, entered),
    audience: withOwnContacts(audienceOf(input.targetAudience), account),
    actions: callsToAction(action, facts, account),
    tone: known(contentTones, input.desiredTone ?? '') ?? generalTone,
    hooks: hooksOf({
      facts,
      toneName: input.desiredTone,
      trade,
      company,
      isForBusinesses: input.contentType === 'LinkedIn Post',
      pick,
    }),
    trade,
    city: account.city,
    pick,
  };
  const written = noted('en', brief.actions[0]) ?? shapes[channel.shape](brief);
  const variants = written.map(
    (text) =>
      within(text, channel.maximum) || shorten(brief.audience, channel.maximum) || 'News for you',
  );
  return {
    text: variants.join(`\n\n${variantMarker}\n\n`),
    missing: missingOf(facts, brief, action),
  };
}

/** The readers as words within a sentence: "Families in Austin" → "families in Austin". */
function audienceOf(entered: string): string {
  const plain = oneLine(withoutMarker(entered))
    .replace(/[.!?]+$/, '')
    .slice(0, 120);
  const [first] = termsOf(plain.toLowerCase());
  const isCommon =
    first && !first.tags.has('ProperNoun') && !first.tags.has('Person') && !first.tags.has('Place');
  if (/^(?:whole|entire)\b/i.test(plain)) return `the ${plain.toLowerCase()}`;
  return isCommon && /^[A-Z][a-z]/.test(plain)
    ? plain.charAt(0).toLowerCase() + plain.slice(1)
    : plain;
}

/** Leaves out sentences from the end of the longest paragraph until the text fits. */
function within(text: string, most: number): string {
  let blocks = text.split('\n\n');
  while (blocks.join('\n\n').length > most) {
    const longest = blocks.reduce(
      (best, block, at) => (block.length > (blocks[best]?.length ?? 0) ? at : best),
      0,
    );
    const block = blocks[longest] ?? '';
    const end = Math.max(
      block.slice(0, -1).lastIndexOf('. '),
      block.slice(0, -1).lastIndexOf('\n'),
    );
    if (end < 0 && blocks.length === 1) return block.slice(0, most);
    blocks =
      end < 0 ? blocks.toSpliced(longest, 1) : blocks.with(longest, block.slice(0, end + 1).trim());
  }
  return blocks.join('\n\n');
}

function missingOf(
  facts: Facts,
  { channel, contentType, account, company, points }: Brief,
  action: string,
): string[] {
  const has = (...kinds: Parameters<typeof figuresOf>[1][]) =>
    figuresOf(facts, ...kinds).length > 0;
  const isArticle = channel.shape === 'article' && contentType.startsWith('Blog');
  const missing = facts.acts.flatMap(({ kind, text }) =>
    kind === 'unknown' ? [text.replace(/[.?!]+$/, '')] : [],
  );
  if (!action) missing.push('what readers should do next: call, order, visit');
  if (
    !has('money', 'percent') &&
    !/\bfree\b|\boff\b/i.test(facts.entered) &&
    !isArticle &&
    !facts.constraints.avoid.some((one) => /price|cost/i.test(one)) &&
    channel.shape !== 'press'
  )
    missing.push('a price or an offer');
  if (!has('date', 'time') && !account.hours && !isArticle) missing.push('dates or opening hours');
  if (
    !has('phone', 'web', 'email', 'address') &&
    figuresOf(readFacts([action || '-']), 'phone', 'web', 'email', 'address').length === 0 &&
    !account.phone
  )
    missing.push('how to reach you');
  if (!company) missing.push('the name of your business');
  if (channel.shape === 'press') {
    if (!account.city) missing.unshift('the city and state that the news comes from');
    missing.push('a quotation of a person, with the name');
  }
  const why = /^why (?:you|we|your|our) .+/i.exec(points.find(({ isTopic }) => isTopic)?.raw ?? '');
  if (why) missing.unshift(`the reasons ${why[0].replace(/[.?!]+$/, '').replace(/^W/, 'w')}`);
  return missing.slice(0, 4);
}
