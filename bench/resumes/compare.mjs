import { denialsOf } from './denials.mjs';
import { readDates } from './made/dates.mjs';
import { stockOf } from './made/person.mjs';

/** Letters and digits only, so that letter-spaced headings and other separators compare equal. */
const plain = (text = '') =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}+#]/gu, '');

/** Sorted words. Capitals hide some letters: "GROSSMANN" may be Großmann. */
const words = (text = '') =>
  text
    .toUpperCase()
    .toLowerCase()
    .match(/[\p{L}\p{M}’'-]+/gu)
    ?.sort()
    .join(' ') ?? '';
const digits = (text = '') => text.replace(/\D/g, '');

const english = stockOf('en');

/** Years must agree; months where both name them. */
function sameDates(expected, found, language) {
  const stock = stockOf(language.toLowerCase()) ?? english;
  const [one, other] = [readDates(expected, stock), readDates(found ?? '', stock)];
  return (
    one.length === other.length &&
    one.every(({ year, month }, at) => {
      const { year: foundYear, month: foundMonth } = other[at];
      return year === foundYear && (!month || !foundMonth || month === foundMonth);
    })
  );
}

/** A place after the employer is not a mistake. */
const sameOrLonger = (expected, found) =>
  expected === '' ? plain(found) === '' : plain(found).startsWith(plain(expected));
/** An answer may list several equivalent wordings. */
const same = (expected, found) => [expected].flat().some((one) => plain(one) === plain(found));

const checks = {
  jobs: { title: same, employer: sameOrLonger, dates: sameDates },
  education: { degree: same, school: sameOrLonger, dates: sameDates },
};

/** Pairs each expected entry with the found one that agrees in most parts. */
function compareEntries(kind, expected, found, language) {
  const left = [...found];
  const missed = [];
  let right = 0;
  for (const entry of expected) {
    const fits = left
      .map((other) => ({
        other,
        wrong: Object.entries(checks[kind])
          .filter(([part, check]) => !check(entry[part] ?? '', other[part], language))
          .map(([part]) => part),
      }))
      .sort((one, other) => one.wrong.length - other.wrong.length)[0];
    if (!fits || fits.wrong.length === 3) {
      missed.push(`${kind}: ${Object.values(entry).join(' / ')}`);
      continue;
    }
    left.splice(left.indexOf(fits.other), 1);
    if (fits.wrong.length === 0) right += 1;
    else
      missed.push(
        ...fits.wrong.map((part) => `${part} “${entry[part]}” read as “${fits.other[part]}”`),
      );
  }
  missed.push(...left.map((entry) => `not in ${kind}: ${Object.values(entry).join(' / ')}`));
  return { right, of: expected.length + left.length, missed };
}

function compareSections(expected, found, optional) {
  const ignored = new Set(optional.map(plain));
  // A section that is recognized by its content has no heading.
  const headings = found.filter(({ heading }) => heading && !ignored.has(plain(heading)));
  const missed = expected
    .filter(
      ({ kind, heading }) =>
        !headings.some((one) => same(heading, one.heading) && (!kind || one.kind === kind)),
    )
    .map(({ heading }) => `section “${heading}”`);
  const wrong = headings
    .filter(({ heading }) => !expected.some((one) => same(one.heading, heading)))
    .map(({ heading }) => `not a section: “${heading}”`);
  const right = expected.length - missed.length;
  return { right, of: expected.length + wrong.length, missed: [...missed, ...wrong] };
}

function compareSkills(expected, found) {
  const missed = expected.filter((skill) => !found.some((one) => same(skill, one)));
  const wrong = found.filter((skill) => !expected.some((one) => same(skill, one)));
  return {
    right: expected.length - missed.length,
    of: expected.length + wrong.length,
    missed: [
      ...(missed.length > 0 ? [`skills: ${missed.join(', ')}`] : []),
      ...(wrong.length > 0
        ? [`not skills: ${wrong.slice(0, 4).join(', ')}${wrong.length > 4 ? ' …' : ''}`]
        : []),
    ],
  };
}

/** Names that must be in one of the found lines. */
function compareNamed(what, expected, found = []) {
  const missed = expected.filter(
    (name) => !found.some((line) => plain(line).includes(plain(name))),
  );
  return {
    right: expected.length - missed.length,
    of: expected.length,
    missed: missed.length > 0 ? [`${what}: ${missed.join(', ')}`] : [],
  };
}

const compareValue = (what, isRight, found) => ({
  right: Number(isRight),
  of: 1,
  missed: isRight ? [] : [`${what} read as “${found ?? ''}”`],
});

/**
 * Compares a reading with the expected answer. What the answer omits is not measured; null means that the résumé has
 * none.
 * @returns for each figure the correct and the total number, and what was missed
 */
export function compare(answer, found) {
  const {
    name,
    email,
    phone,
    place,
    certifications,
    sections,
    optional = [],
    jobs,
    education,
    skills,
    languages,
    language = 'en',
  } = answer;
  const read =
    found.failed === undefined
      ? found
      : { sections: [], jobs: [], education: [], skills: [], languages: [] };
  // Some layouts leave the town out.
  const showsPlace = place && read.text?.includes(place);
  const figures = {
    ...(name !== undefined && {
      name: compareValue('name', words(name ?? '') === words(read.name), read.name),
    }),
    ...(email !== undefined && {
      email: compareValue('e-mail', (email ?? '') === (read.email ?? '').toLowerCase(), read.email),
    }),
    ...(phone !== undefined && {
      phone: compareValue('phone', digits(phone ?? '') === digits(read.phone), read.phone),
    }),
    ...(showsPlace && {
      place: compareValue('place', plain(read.place).includes(plain(place)), read.place),
    }),
    ...(sections && { sections: compareSections(sections, read.sections, optional) }),
    ...(jobs && { jobs: compareEntries('jobs', jobs, read.jobs, language) }),
    ...(education && {
      education: compareEntries('education', education, read.education, language),
    }),
    ...(skills && { skills: compareSkills(skills, read.skills) }),
    ...(languages && { languages: compareNamed('languages', languages, read.languages) }),
    ...(certifications && {
      certifications: compareNamed('certifications', certifications, read.certifications),
    }),
  };
  const denials = read.feedback ? denialsOf(read, { ...answer, place: showsPlace }) : [];
  return { figures, denials };
}
