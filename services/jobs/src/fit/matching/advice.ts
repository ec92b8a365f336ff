import { isKind, mentionsIn } from './concepts.js';
import type { Evidence } from './evidence.js';
import type { Requirement } from './requirements.js';

const listed = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const quoted = (words: readonly string[]) =>
  words.length < 2
    ? `“${words.join('')}”`
    : `“${words.slice(0, -1).join('”, “')}” and “${words.at(-1)}”`;

const count = (years: number) =>
  years === 0 ? 'less than a year' : years === 1 ? 'about a year' : `about ${years} years`;

function aboutYears(
  { years: wanted }: Requirement,
  { state, years }: Evidence,
): string | undefined {
  if (!years) return undefined;
  const { related, all } = years;
  if (state !== 'found' && all === 0 && related === 0) {
    return 'We found no jobs with dates, so we could not add up years. If you can, give each job its months and years.';
  }
  if (wanted === undefined) {
    return `Your dated jobs add up to ${count(all)}. What the employer counts, only they can say.`;
  }
  if (state === 'found') return `Your dated jobs that fit this add up to ${count(related)}.`;
  if (related === 0) {
    return `Your dated jobs add up to ${count(all)}, but we could not tell whether any are in this kind of work. If some are, say so in their first lines.`;
  }
  const sum =
    related < all ? `${count(related)} in this kind of work, ${count(all)} in all` : count(all);
  return `Your dated jobs add up to ${sum}. Unpaid work and training can count too, if you give them with dates.`;
}

function aboutDegree({ text }: Requirement, { state, degree }: Evidence): string | undefined {
  if (!degree || state === 'found') return undefined;
  const isOpen = /\bequivalent\b|\bor .*experience\b/i.test(text);
  if (state === 'partly') {
    const own = degree.own?.name;
    return isOpen
      ? `You name ${own}. The posting also accepts experience: say which of your work that is.`
      : `You name ${own}. If you are studying for more, say when you expect to finish.`;
  }
  return isOpen
    ? 'We found no education at this level. If you have it, name it with its school. The posting also accepts experience: say which of your work that is.'
    : 'We found no education at this level. If you have it, name it with its school.';
}

function aboutCredential(missing: readonly string[]): string {
  return missing.length > 1
    ? `We did not find ${quoted(missing)}. If you have them, name them. If you are working on them, say when you expect to have them.`
    : `We did not find ${quoted(missing)}. If you have it, name it. If you are working on it, say when you expect to have it.`;
}

function aboutWords(requirement: Requirement, evidence: Evidence): string | undefined {
  const { state, missing, wording } = evidence;
  if (state === 'found') {
    return wording
      ? `The posting says “${wording.theirs}”, you say “${wording.yours}”. Using both helps a quick reader.`
      : undefined;
  }
  const isCredential = mentionsIn(requirement.text).some(
    (mention) => missing.includes(mention.text) && isKind(mention, 'credential'),
  );
  if (isCredential) return aboutCredential(missing);
  if (state !== 'partly') return undefined;
  return missing.length > 0
    ? `We did not find ${quoted(missing)}. If you have done it, one line with where and for what is enough.`
    : 'This comes near. If it is about the same work, you could use some of the posting’s words.';
}

function aboutLanguage({ state, missing }: Evidence): string | undefined {
  if (state === 'found' || state === 'ask') return undefined;
  const names = missing.map((name) => name[0]?.toUpperCase() + name.slice(1));
  return missing.length > 0
    ? `If you speak ${listed(names)}, say how well. A little, used at work, is worth a line too.`
    : 'If you speak another language, say which and how well.';
}

/**
 * What a person may say about a requirement, beyond what holds for all that were not found; never more than the text
 * shows.
 */
export function adviceFor(requirement: Requirement, evidence: Evidence): string | undefined {
  if (requirement.kind === 'years') return aboutYears(requirement, evidence);
  if (requirement.kind === 'degree') return aboutDegree(requirement, evidence);
  if (requirement.kind === 'language') return aboutLanguage(evidence);
  if (requirement.kind === 'quality' && evidence.state === 'ask') {
    return 'Hard to see in a resume. One example from your work shows it better than the word.';
  }
  return aboutWords(requirement, evidence);
}
