import type { JobDescriptionValues } from '@commons/contracts/tools/job-description-prompt';
import type { AccountFacts } from '../../facts/account/account-facts.js';
import { termsOf } from '../../facts/grammar/grammar.js';
import { lowerFirst } from '../../facts/grammar/lower-first.js';
import { asSentence } from '../../facts/grammar/sentence.js';
import { isVerb, tagged } from '../../facts/grammar/tagging.js';
import { isWord } from '../../facts/grammar/vocabulary.js';
import { sentencesOf } from '../../facts/notes/sentence-ends.js';
import { bullets, oneLine, shortItems } from '../entered-text.js';
import { withPrices } from '../wording/note-prices.js';
import { inSeries, upperFirst } from '../wording/phrases.js';
import type { BuiltInText } from '../writing-tool.js';
import { tasksOf } from './job-tasks.js';
import { asHeading, loweredWords, tidied } from './job-words.js';

/** “Junior (1-3)” implies years; other entries are repeated unchanged. */
function experience(entered = ''): string | undefined {
  if (
    /^(?:0|zero|none|no)(?: years?| experience)?(?: (?:needed|required|necessary))?$/i.test(
      entered.trim(),
    )
  )
    return 'No experience needed';
  const [, bare] = /^(\d+\+?)(?: (?:years?|yrs?))?$/i.exec(entered.trim()) ?? [];
  if (bare) return `${bare} year${bare === '1' ? '' : 's'} of related experience`;
  const years = entered.match(/\((\d+(?:-\d+|\+))\)/)?.[1];
  if (!years) return entered ? `Experience: ${tidied(entered)}` : undefined;
  const level = oneLine(entered.replace(/\(.*\)/, ''));
  const told = years === '0-1' ? 'Up to 1 year' : `${years.replace('-', ' to ')} years`;
  return `${told} of related experience (${/level$/i.test(level) ? level : `${level} level`})`;
}

function education(entered = ''): string | undefined {
  if (
    /^(?:none|no|not required|n\/a)(?: (?:needed|required|necessary))?$|no formal/i.test(
      entered.trim(),
    )
  )
    return 'No formal education required';
  if (!entered) return undefined;
  // "Associate degree or completed apprenticeship" says what is as good.
  return `Education: ${tidied(entered)}${/\bor\b/i.test(entered) ? '' : ' or equivalent'}`;
}

/** "Service plumber" → "a service plumber", "RN" → "an RN". */
const withTitleArticle = (title: string) =>
  `${/^(?:[aeio]|u(?!s|ni))/i.test(title) || /^[FHLMNRSX][A-Z]+\b/.test(title) ? 'an' : 'a'} ${title}`;

/** "Bake bread" after "you will"; undefined for what is no deed. */
const asDeed = (task: string) => {
  // "Phones", "register", "charting" and "grill station" are things here.
  if (
    /^[A-Z]{2}/.test(task) ||
    /^\w+[^s\W]s\b|^\w+ing\b|^\S+$|^(?:saut[eé]|grill|fry|prep|line|register) (?:station|duty|shifts?)\b|^(?:nap|snack|story|circle|lunch) time\b/i.test(
      task,
    )
  )
    return undefined;
  const plain = lowerFirst(task);
  const first = termsOf(`to ${plain}`)[1];
  const isInfinitive = first?.tags.has('Verb') && !/Gerund|PastTense/.test([...first.tags].join());
  // "Rekey locks" and "water plants": the one tagger knows the verb, or the other.
  return isInfinitive || isVerb(tagged(`they will ${plain}`)[2]) ? plain : undefined;
};

/**
 * "Receptionist bilingual" → "bilingual receptionist", "lead teacher toddlers" → "lead teacher for toddlers", "assistant
 * manager tire shop" → "assistant manager for our tire shop".
 */
const inWordOrder = (title: string) =>
  title
    .replace(
      /^(.+?),? (bilingual|part[- ]time|full[- ]time|seasonal|temporary|weekend|night|evening)s?$/i,
      '$2 $1',
    )
    .replace(/^(.*\b(?:teacher|instructor|coach|aide|tutor)) ([a-z]+s)$/i, '$1 for $2')
    .replace(
      /^(.*\b(?:manager|supervisor|lead|clerk|cashier|helper|attendant)),? ((?:[a-z]+ )?(?:shop|store|office|restaurant|yard|warehouse|counter))$/i,
      '$1 for our $2',
    );

/** Skills as they stand in a list of what is required: "Forklift certification a must" says so twice. */
const asRequired = (skill: string) =>
  skill
    .replace(/(?<!days?),? (?:(?:is |are )?(?:a must|required|needed)|must have)$/i, '')
    .replace(
      /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weeknights?|evenings?|nights?|mornings?|holidays?)$/i,
      (days) =>
        `Available ${/^(?:nights?|evenings?|mornings?)$/i.test(days) ? 'for ' : 'on '}${days}`,
    )
    .replace(/^(Spanish|English|French|Portuguese|Vietnamese|Chinese|ASL) fluent$/i, 'Fluent $1');

/** "Spanish a plus" → "Spanish": the heading says that it is one. */
const asPreferred = (skill: string) =>
  skill.replace(
    /,? (?:(?:is |are |would be )?(?:a (?:big )?(?:plus|bonus)|preferred|nice to have|helpful))$/i,
    '',
  );

/** What the work is; a deed with a series of its own gets a sentence. */
function deedsSentence([first = '', ...others]: readonly string[]): string {
  if (!/, (?:and|or) /.test(first))
    return `In this role, you will ${inSeries([first, ...others])}.`;
  const also = others.length > 0 ? ` You will also ${inSeries(others)}.` : '';
  return `In this role, you will ${first}.${also}`;
}

/** How much or how long somebody works, as a word before the title: "Part-time, 25 hours" → "part-time". */
const mannerOf = (entered = '') =>
  /^(?:full[- ]time|part[- ]time|seasonal|temporary)\b/i
    .exec(oneLine(entered))?.[0]
    .toLowerCase() ?? '';

function summary(
  entered: Partial<JobDescriptionValues>,
  tasks: readonly string[],
  skills: readonly string[],
  account: AccountFacts,
): string {
  const title = tidied(entered.jobTitle);
  const manner = mannerOf(entered.employmentType);
  const department = tidied(entered.department);
  const named = inWordOrder(title.replace(/\s*\([^)]*\)/g, ''));
  const isPerson =
    title === '' ||
    /(?:(?<=^|[\s,-])(?:RN|LPN|CNA|barista|secretary|sub|substitute)|er|or|ist|ant|ian|ent|ic|man|woman|person|ee|apprentice|associate|tech|rep|mate|chef|cook|clerk|nurse|aide|coach|hand|host|hostess|temp|intern|lead|driver|server|guard|pilot|guide)s?(?: for [\w ]+| class [a-c])?$/i.test(
      named,
    );
  const who = account.company
    ? `${account.company}${account.city ? ` in ${account.city}` : ''} is`
    : 'We are';
  const team = department
    ? ` for our ${/^[A-Z][a-z]+ing$/.test(department) ? department : loweredWords(department).replace(/ (?:team|crew|dept|department)$/i, '')} team`
    : '';
  const name = loweredWords(named);
  const sought = !title
    ? 'a new colleague'
    : isPerson
      ? withTitleArticle([manner, name].filter(Boolean).join(' '))
      : `${[manner, name].filter(Boolean).join(' ')}`;
  const deeds = tasks
    .map(asDeed)
    .filter((deed): deed is string => Boolean(deed))
    .slice(0, 3);
  const things = skills.filter(isThing).slice(0, 3);
  return [
    `${who} ${isPerson ? 'looking for' : 'hiring for the position of'} ${sought}${team}.`,
    // One deed among things would leave out what the work is.
    deeds.length > 1 || deeds.length === tasks.length
      ? deedsSentence(deeds)
      : tasks.length > 0
        ? `Your main tasks: ${inSeries(
            tasks
              .filter((task) => !asDeed(task))
              .slice(0, 3)
              .map(lowerSkill),
          )}.`
        : '',
    // "Be on time" and "works alone" stand in their list; a sentence takes things, and more than one.
    things.length > 1 ? `What you need: ${inSeries(things.map(lowerSkill))}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** "Driver's license", "two years of driving": no deed and nothing that is said of the person. */
const isThing = (skill: string) => {
  const [first] = termsOf(lowerFirst(skill));
  return (
    !/^(?:on|in|at|with|by|stand|lift|can|be|is|has|have|able|ok|okay|not|no|must|should|will|willing|good|$)\b/i.test(
      skill,
    ) &&
    !/\bto start$|\bwilling\b|^\w+(?:ed|ly)? (?:a must|required)$/i.test(skill) &&
    // "Friendly" alone is said of the person.
    !(!skill.includes(' ') && first?.tags.has('Adjective')) &&
    // "Friendly with customers"
    !/^[a-z]+ (?:with|to|in|at|about|on|around|under)\b/i.test(
      first?.tags.has('Adjective') ? skill : '',
    ) &&
    !first?.tags.has('Verb') &&
    !/\b(?:we|you|they|i)\b/i.test(skill)
  );
};

/** Skills with a name keep their capitals: "TN plumbing license", "Excel". */
const lowerSkill = (skill: string) => {
  const [first = ''] = skill.split(' ', 1);
  const isName =
    /[A-Z].*[A-Z]|\d|^[A-Z]-|^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$/.test(first) ||
    !isWord(first.toLowerCase()) ||
    termsOf(first)[0]?.tags.has('ProperNoun');
  return isName ? skill : lowerFirst(skill);
};

/**
 * Fills the sections of a job description from the entries, with plain headings and lists that applicant tracking
 * systems can read.
 */
export function writeJobDescription(
  entered: Partial<JobDescriptionValues>,
  account: AccountFacts = {},
): BuiltInText {
  const title = tidied(entered.jobTitle);
  const { tasks, remarks } = tasksOf(entered.coreResponsibilities, title);
  const entries = shortItems(entered.requiredSkills ?? '')
    .flatMap(sentencesOf)
    .map(tidied)
    .map(upperFirst);
  // "16.50 to start" is no skill.
  const isPay = (entry: string) => /^(?:pay:? )?\$\d/i.test(entry);
  const skills = entries.filter((entry) => !isPay(entry)).map(asRequired);
  const preferred = shortItems(entered.preferredQualifications ?? '')
    .map(tidied)
    .map(asPreferred)
    .map(upperFirst);
  const required = [
    education(entered.educationLevel),
    experience(entered.yearsExperience),
    ...skills,
  ].filter((item): item is string => Boolean(item));
  const place = [
    tidied(entered.workLocation),
    account.city && /on-?site|hybrid/i.test(entered.workLocation ?? '')
      ? [account.streetAddress, account.city, account.state].filter(Boolean).join(', ')
      : '',
  ].filter(Boolean);
  const environment = [
    place.length > 0 && `Work location: ${place.join(', ')}`,
    entered.employmentType &&
      `Employment type: ${upperFirst(withPrices(tidied(entered.employmentType)))}`,
    entered.department && `Team: ${upperFirst(tidied(entered.department))}`,
    ...remarks,
    ...entries.filter(isPay).map((pay) => `Pay: ${pay.replace(/^pay:? /i, '')}`),
  ].filter((item): item is string => Boolean(item));
  const text = [
    `# ${title ? asHeading(title) : '[fill in: job title]'}`,
    `## Role Summary\n\n${summary(entered, tasks, skills, account)}`,
    `## Responsibilities\n\n${bullets(tasks.length > 0 ? tasks : ['[fill in: tasks]'])}`,
    `## Required Qualifications\n\n${bullets(required.length > 0 ? required : ['No formal requirements'])}`,
    `## Preferred Qualifications\n\n${bullets(preferred.length > 0 ? preferred : ['None beyond what is required'])}`,
    `## Work Environment\n\n${bullets(environment.length > 0 ? environment : [asSentence('We will agree on the place and the hours with you')])}`,
  ].join('\n\n');
  const all = Object.values(entered).join(' ');
  const missing = [
    ...(/\$\s?\d|\b\d\d\.\d\d\b|\bpay\b|salary|wage|commission|\d ?(?:\/|an |per )h(?:ou)?r/i.test(
      all,
    )
      ? []
      : ['pay and benefits: many states ask for the pay range']),
    ...(/\bhours?\b|\bhrs?\b|\bshifts?\b|\d\s?[ap]m?\b|\d:\d\d|\b(?:evenings|weekends|nights|m-f|mon-\w+)\b/i.test(
      all,
    )
      ? []
      : ['hours and shifts']),
    ...(/report(?:s|ing)? to|supervis/i.test(all) ? [] : ['whom the person reports to']),
    ...(account.company ? [] : ['the name of your business']),
    ...(entered.workLocation ? [] : ['the work location']),
  ];
  return { text, missing };
}
