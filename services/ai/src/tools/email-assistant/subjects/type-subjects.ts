import { figuresIn } from '../../../facts/amounts/figures.js';
import { type Facts, figureOf } from '../../../facts/facts.js';
import type { Act } from '../../../facts/grammar/acts.js';
import { shorten, upperFirst } from '../../wording/phrases.js';
import { first } from './subject-matter.js';

/** "The lease is up March 31": a day that is no proposal. */
const ends =
  /(?:\b(?:is|are)|'s) (?:up|over|due)\b|\b(?:ends?|expires?|runs? out|since|was|were|until|up (?:on )?[A-Z])\b/i;
/** The day that is proposed. */
const when = ({ acts }: Facts) => {
  const date = acts
    .filter(
      ({ kind, text }) =>
        text.endsWith('?') || !/^(?:statement|detail)$/.test(kind) || !ends.test(text),
    )
    .flatMap(({ entered }) => figuresIn(entered))
    .find(({ kind }) => kind === 'date')?.text;
  // "her October wedding" is no day.
  return date && /\d|day\b|tomorrow|week/i.test(date)
    ? /^(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(date)
      ? ` on ${date}`
      : ` ${date}`
    : '';
};

export function thanksSubject(acts: readonly Act[], room: number): string | undefined {
  const thanks = first(acts, 'thanks');
  // "and the band for playing": whom else, the letter says.
  const what = thanks?.text.replace(/^and [^,.]*? (?=for )/i, '');
  return what === undefined ? undefined : shorten(`Thank you ${what}`.trim(), room);
}

export function invitationSubject(acts: readonly Act[], room: number): string | undefined {
  const invitation = first(acts, 'invitation');
  if (!invitation) return undefined;
  const what = invitation.text.replace(/,? from \d.*$/i, '').replace(/^(?:to|for)\s+/i, '');
  const whole = shorten(`You are invited to ${what}`, room);
  return whole === 'You are invited'
    ? shorten(`Invitation: ${what.replace(/^(?:an?|the|our) /i, '')}`, room)
    : whole;
}

export function meetingSubject(facts: Facts, room: number): string | undefined {
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

export function offerSubject(facts: Facts, matter: string | undefined): string | undefined {
  const priced = facts.acts.find(
    ({ kind, text }) =>
      kind === 'detail' && /^(?!\$|(?:from|only|just|at) )[\w][\w' -]{3,30} \$\d/i.test(text),
  );
  const offer =
    /^(.+?) (\$[\d.,]*\d(?: instead of \$[\d.,]*\d)?(?: (?:until|till|through|thru) [A-Za-z]+ \d+)?)/.exec(
      priced?.text ?? '',
    );
  if (
    offer?.[1] &&
    offer[2] &&
    !/ (?:for|from|of|at|only|just)$/.test(offer[1]) &&
    offer[1].length + offer[2].length < 56
  )
    return `${upperFirst(offer[1])}: ${offer[2]}`;
  if (!matter) return undefined;
  const price = figureOf(facts, 'money')?.text ?? figureOf(facts, 'percent')?.text;
  const short = upperFirst(matter);
  return price && !short.includes(price) ? `${short}: ${price}` : short;
}
