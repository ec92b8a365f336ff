import { upperFirst } from '@commons/contracts/text/upper-first';
import type { Translate } from '@commons/service-kit/texts/package-texts';
import { isKind, mentionsIn } from './concepts.js';
import type { DegreeLevel } from './degrees.js';
import type { Evidence } from './evidence-answer.js';
import type { Requirement } from './requirements.js';

const listed = (words: readonly string[], t: Translate) =>
  words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')} ${t('fitAnd')} ${words.at(-1)}`;

const quoted = (words: readonly string[], t: Translate) =>
  listed(
    words.map((word) => `“${word}”`),
    t,
  );

const count = (years: number, t: Translate) =>
  years === 0 ? t('fitYearsLess') : t('fitYears', { count: years });

function aboutYears(
  { years: wanted }: Requirement,
  { state, years: found }: Evidence,
  t: Translate,
): string | undefined {
  if (!found) return undefined;
  const [related, years] = [count(found.related, t), count(found.all, t)];
  if (state !== 'found' && found.all === 0 && found.related === 0) return t('fitNoDates');
  if (wanted === undefined) return t('fitYearsAll', { years });
  if (state === 'found') return t('fitYearsFound', { years: related });
  // Enough years of work that is only near say nothing of the years asked for.
  if (found.related === 0 || found.related >= wanted) return t('fitYearsUnclear', { years });
  return found.related < found.all
    ? t('fitYearsPartly', { related, years })
    : t('fitYearsSum', { years });
}

const named = ({ name }: DegreeLevel, t: Translate) => ({ degree: t('fitDegreeName', { name }) });

function aboutDegree(
  { text }: Requirement,
  { state, degree }: Evidence,
  t: Translate,
): string | undefined {
  if (!degree || state === 'found') return undefined;
  // Whether a school or another subject is meant too, only the person knows.
  if (state === 'ask')
    return degree.own ? t('fitDegreeSubject', named(degree.own, t)) : t('fitSchoolOnly');
  const isOpen = /\bequivalent\b|\bor .*experience\b/i.test(text);
  if (state === 'partly') {
    const own = degree.own ? named(degree.own, t) : { degree: '' };
    return isOpen ? t('fitDegreeOpen', own) : t('fitDegreePartly', own);
  }
  return isOpen ? t('fitNoDegreeOpen') : t('fitNoDegree');
}

function aboutCredential(missing: readonly string[], t: Translate): string {
  const names = quoted(missing, t);
  return missing.length > 1 ? t('fitCredentials', { names }) : t('fitCredential', { names });
}

function aboutWords(
  requirement: Requirement,
  evidence: Evidence,
  t: Translate,
): string | undefined {
  const { state, missing, wording } = evidence;
  if (state === 'found') return wording ? t('fitWording', { ...wording }) : undefined;
  const isCredential = mentionsIn(requirement.text).some(
    (mention) => missing.includes(mention.text) && isKind(mention, 'credential'),
  );
  if (isCredential) return aboutCredential(missing, t);
  if (state !== 'partly') return undefined;
  return missing.length > 0 ? t('fitMissing', { names: quoted(missing, t) }) : t('fitNear');
}

function aboutLanguage({ state, missing }: Evidence, t: Translate): string | undefined {
  if (state === 'found' || state === 'ask') return undefined;
  const names = missing.map(upperFirst);
  return missing.length > 0 ? t('fitLanguage', { names: listed(names, t) }) : t('fitAnyLanguage');
}

/**
 * Advice about a requirement that was not found, beyond the general one; never claims more than the text shows.
 * @param t texts in the language of the page
 */
export function adviceFor(
  requirement: Requirement,
  evidence: Evidence,
  t: Translate,
): string | undefined {
  if (requirement.kind === 'years') return aboutYears(requirement, evidence, t);
  if (requirement.kind === 'degree') return aboutDegree(requirement, evidence, t);
  if (requirement.kind === 'language') return aboutLanguage(evidence, t);
  if (requirement.kind === 'quality' && evidence.state === 'ask') return t('fitQuality');
  return aboutWords(requirement, evidence, t);
}
