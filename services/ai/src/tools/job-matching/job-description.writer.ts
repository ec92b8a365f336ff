import type { JobDescriptionValues } from '@commons/contracts/tools/job-description-prompt';
import type { AccountFacts } from '../../facts/account/account-facts.js';
import { termsOf } from '../../facts/grammar/grammar.js';
import { asSentence } from '../../facts/grammar/sentence.js';
import { isWord } from '../../facts/grammar/vocabulary.js';
import { segmentsOf } from '../../facts/segments/segments.js';
import { withWholeTimes } from '../content-generator/notes/note-items.js';
import { withPrices } from '../content-generator/notes/note-prices.js';
import { spelledNotes } from '../content-generator/notes/note-spelling.js';
import { withCommas } from '../content-generator/notes/split-notes.js';
import { bullets, listItems, oneLine, shortItems } from '../entered-text.js';
import { inSeries, upperStart } from '../wording/phrases.js';
import type { BuiltInText } from '../writing-tool.js';

const tidy = (text: string | undefined) =>
  withAcronyms(
    spelledNotes(oneLine(text ?? '').replace(/\bpts\b/g, 'patients'), []).replace(/[.;,]+$/, ''),
  );

/** "epa card", "no dui": two to four letters that are no word. */
const withAcronyms = (text: string) =>
  text.replace(/(?<![\w'@./-])[a-z]{2,4}(?![\w'@/-]|\.\w)/g, (word) =>
    isWord(word) || termsOf(word)[0]?.tags.has('Person') ? word : word.toUpperCase(),
  );

/** "we need someone to answer the phone and book appointments" → the tasks. */
const withoutWish =
  /^(?:(?:we|i) (?:need|want|are looking for|look for) (?:someone|somebody|a person|people|a \w+) (?:who (?:can|will|is able to) |to )|(?:you|they|he|she|the person|must|will|should|be able to|able to|has to|have to|needs? to|to)(?: will| should| must| can| have to| has to| need to| be able to)?\s+)/i;

const isVerb = (word: string) => termsOf(`to ${word}`)[1]?.tags.has('Verb') === true;

/** "mix proof and bake breads biscuits and rolls" → "mix, proof and bake breads, biscuits and rolls". */
const withSeries = (task: string) =>
  withCommas(
    task
      .replace(/^([a-z]+) ([a-z]+) and (?=([a-z]+)\b)/i, (whole, one, two, three) =>
        [one, two, three].every(isVerb) ? `${one}, ${two} and ` : whole,
      )
      .replace(/^(start|begin)(?:s)? (?=\d)/i, '$1 at '),
  );

/** Tasks of an entered list, or of sentences: one each, beginning with the verb. */
function tasksOf(entered: string | undefined): { tasks: string[]; remarks: string[] } {
  const text = entered ?? '';
  const items = listItems(text);
  const parts = items.length > 1 ? items.map(tidy) : segmentsOf(text).flatMap(atVerbs);
  const tasks: string[] = [];
  const remarks: string[] = [];
  for (const part of parts.filter(Boolean)) {
    const task = tidy(part.replace(withoutWish, ''));
    if (/^\$?\d/.test(task) || /^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(task))
      remarks.push(upperStart(withWholeTimes(withPrices(task))));
    else tasks.push(upperStart(withSeries(task)));
  }
  return { tasks, remarks };
}

/** "answer the phone and book appointments and keep the front clean": a task each. */
function atVerbs(sentence: string): string[] {
  const plain = sentence.replace(withoutWish, '');
  // "Bathe and dry dogs" is one task.
  const parts = plain.split(/,\s+|(?<=\w+ \w+),?\s+and\s+(?:also\s+)?(?=\w+ \w)/);
  const allVerbs = parts.every((part) => termsOf(`to ${part}`)[1]?.tags.has('Verb'));
  if (allVerbs && parts.length > 1) return parts;
  const listed = plain.split(/,\s+(?!and\b|or\b)/);
  return listed.length > 2 && listed.every((part) => part.split(' ').length <= 5)
    ? listed
    : [plain];
}

/** “Junior (1-3)” implies years; other entries are repeated unchanged. */
function experience(entered = ''): string | undefined {
  const years = entered.match(/\((\d+(?:-\d+|\+))\)/)?.[1];
  if (!years) return entered ? `Experience: ${tidy(entered)}` : undefined;
  const level = oneLine(entered.replace(/\(.*\)/, ''));
  return `${years.replace('-', ' to ')} years of related experience (${/level$/i.test(level) ? level : `${level} level`})`;
}

function education(entered = ''): string | undefined {
  if (/no formal/i.test(entered)) return 'No formal education required';
  return entered ? `Education: ${tidy(entered)} or equivalent` : undefined;
}

/** "service plumber" → "service plumber", "Front Desk" → "Front Desk": with its article. */
const withTitleArticle = (typed: string) => {
  const title = /^[A-Z][a-z]+(?: [a-z]+)+$/.test(typed) ? lowerFirstLetter(typed) : typed;
  return `${/^[aeiouAEIOU]|^[FHLMNRSX][A-Z]+\b/.test(title) ? 'an' : 'a'} ${title}`;
};
const lowerFirstLetter = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** "bake bread" → "baking"-free: "You will bake bread". */
const asDeed = (task: string) => {
  // "Phones" and "dishes" are things here.
  if (/^\w+[^s\W]s\b/i.test(task)) return undefined;
  const first = termsOf(`to ${task.charAt(0).toLowerCase()}${task.slice(1)}`)[1];
  return first?.tags.has('Verb') && !first.tags.has('Gerund') && !first.tags.has('PastTense')
    ? `${task.charAt(0).toLowerCase()}${task.slice(1)}`
    : undefined;
};

/** Singular of nobody: what a title needs behind "join". */
function summary(
  entered: Partial<JobDescriptionValues>,
  tasks: readonly string[],
  skills: readonly string[],
  account: AccountFacts,
): string {
  const title = tidy(entered.jobTitle);
  const department = tidy(entered.department);
  const isPerson =
    title === '' ||
    /(?:er|or|ist|ant|ian|ent|ic|man|woman|person|ee|chef|cook|clerk|nurse|aide|coach|hand|host|hostess|temp|intern|lead|driver|server|guard|pilot|guide)s?$/i.test(
      title,
    );
  const manner = [entered.employmentType, entered.workLocation].map(tidy).filter(Boolean);
  const who = account.company
    ? `${account.company}${account.city ? ` in ${account.city}` : ''} is`
    : 'We are';
  const team = department ? ` for our ${department} team` : '';
  const deeds = tasks
    .map(asDeed)
    .filter((deed): deed is string => Boolean(deed))
    .slice(0, 3);
  const things = skills.filter(isThing).slice(0, 3);
  return [
    `${who} ${isPerson ? 'looking for' : 'hiring for the position of'} ${title ? (isPerson ? withTitleArticle(title) : title) : 'a new colleague'}${manner.length > 0 ? ` (${manner.join(', ')})` : ''}${team}.`,
    deeds.length > 0
      ? `In this role, you will ${inSeries(deeds)}.`
      : tasks.length > 0
        ? `Your main tasks are ${inSeries(tasks.slice(0, 3).map((task) => task.charAt(0).toLowerCase() + task.slice(1)))}.`
        : '',
    // "Be on time" and "works alone" stand in their list; a sentence takes things.
    things.length > 0 ? `What you need: ${inSeries(things.map(lowerSkill))}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** "Driver's license", "two years of driving": no deed and nothing that is said of the person. */
const isThing = (skill: string) => {
  const [first] = termsOf(skill.charAt(0).toLowerCase() + skill.slice(1));
  return (
    !/^(?:can|be|is|has|have|able|ok|okay|not|no|must|should|will|willing|good|$)\b/i.test(skill) &&
    !/\bto start$/i.test(skill) &&
    !first?.tags.has('Verb') &&
    !/\b(?:we|you|they|i)\b/i.test(skill)
  );
};

/** Skills with a name keep their capitals: "TN plumbing license", "Excel". */
const lowerSkill = (skill: string) => {
  const [first = ''] = skill.split(' ', 1);
  const isName = /[A-Z].*[A-Z]|\d/.test(first) || termsOf(first)[0]?.tags.has('ProperNoun');
  return isName ? skill : skill.charAt(0).toLowerCase() + skill.slice(1);
};

/**
 * Fills the sections of a job description from the entries, with plain headings and lists that applicant tracking
 * systems can read.
 */
export function writeJobDescription(
  entered: Partial<JobDescriptionValues>,
  account: AccountFacts = {},
): BuiltInText {
  const title = tidy(entered.jobTitle);
  const { tasks, remarks } = tasksOf(entered.coreResponsibilities);
  const entries = shortItems(entered.requiredSkills ?? '')
    .map(tidy)
    .map(upperStart);
  // "16.50 to start" is no skill.
  const isPay = (entry: string) => /^(?:pay:? )?\$\d/i.test(entry);
  const skills = entries.filter((entry) => !isPay(entry));
  remarks.push(...entries.filter(isPay).map((pay) => `Pay: ${pay.replace(/^pay:? /i, '')}`));
  const preferred = shortItems(entered.preferredQualifications ?? '')
    .map(tidy)
    .map(upperStart);
  const required = [
    education(entered.educationLevel),
    experience(entered.yearsExperience),
    ...skills,
  ].filter((item): item is string => Boolean(item));
  const place = [
    tidy(entered.workLocation),
    account.city && /on-?site|hybrid/i.test(entered.workLocation ?? '')
      ? [account.streetAddress, account.city, account.state].filter(Boolean).join(', ')
      : '',
  ].filter(Boolean);
  const environment = [
    place.length > 0 && `Work location: ${place.join(', ')}`,
    entered.employmentType && `Employment type: ${tidy(entered.employmentType)}`,
    entered.department && `Team: ${tidy(entered.department)}`,
    ...remarks,
  ].filter((item): item is string => Boolean(item));
  const text = [
    `# ${title ? upperStart(title) : '[fill in: job title]'}`,
    `## Role Summary\n\n${summary(entered, tasks, skills, account)}`,
    `## Responsibilities\n\n${bullets(tasks.length > 0 ? tasks : ['[fill in: tasks]'])}`,
    `## Required Qualifications\n\n${bullets(required.length > 0 ? required : ['No formal requirements'])}`,
    `## Preferred Qualifications\n\n${bullets(preferred.length > 0 ? preferred : ['None beyond what is required'])}`,
    `## Work Environment\n\n${bullets(environment.length > 0 ? environment : [asSentence('We will agree on the place and the hours with you')])}`,
  ].join('\n\n');
  const all = Object.values(entered).join(' ');
  const missing = [
    ...(/\$\s?\d|\bpay\b|salary|wage/i.test(all)
      ? []
      : ['pay and benefits: many states ask for the pay range']),
    ...(/\bhours?\b|\bshifts?\b|\d\s?[ap]m\b/i.test(all) ? [] : ['hours and shifts']),
    ...(/report(?:s|ing)? to|supervis/i.test(all) ? [] : ['whom the person reports to']),
    ...(account.company ? [] : ['the name of your business']),
    ...(entered.workLocation ? [] : ['the work location']),
  ];
  return { text, missing };
}
