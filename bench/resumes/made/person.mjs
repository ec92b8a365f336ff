import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { pick } from '../../search/random.mjs';
import { dateStyles, writtenDates } from './dates.mjs';

export const languages = ['en', 'es', 'fr', 'de', 'pt', 'it', 'zh-hans', 'zh-hant', 'ar', 'he'];

const stocks = new Map(
  languages.map((language) => [
    language,
    parse(readFileSync(join(import.meta.dirname, 'people', `${language}.yaml`), 'utf8')),
  ]),
);
export const stockOf = (language) => stocks.get(language);

const digits = (random, pattern) =>
  pattern.replaceAll('#', () => String(2 + Math.floor(random() * 8)));

const plainLetters = (text) =>
  text
    .normalize('NFD')
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .replace(/[^\w\s]/g, '')
    .toLowerCase()
    .split(/\s+/)
    .join('');

function shuffled(random, list) {
  return list
    .map((value) => ({ value, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ value }) => value);
}

/** Ways to write a name: as it is, in capitals, with a degree, family name first. */
const nameForms = ['plain', 'plain', 'plain', 'capitals', 'degree', 'last first'];

function nameOf(random, stock) {
  const at = Math.floor(random() * stock.given.length);
  const family = pick(random, stock.family);
  const given = stock.given[at];
  if (stock.family_first) return { name: `${family}${given}`, shown: `${family}${given}` };
  const name = `${given} ${family}`;
  const form = pick(random, stock.latin ? ['plain'] : nameForms);
  const shown = {
    plain: name,
    capitals: name.toUpperCase(),
    degree: stock.degrees ? `${name}, ${pick(random, stock.degrees)}` : name,
    'last first': `${family}, ${given}`,
  }[form];
  return { name, shown, given, family };
}

function jobsOf(random, stock, trade) {
  const employers = shuffled(random, trade.employers);
  const towns = shuffled(random, stock.towns);
  const count = Math.min(2 + Math.floor(random() * 2), trade.titles.length);
  let end = null;
  let year = 2026;
  return trade.titles.slice(0, count).map((title, at) => {
    const length = trade.young ? 1 : 1 + Math.floor(random() * 5);
    if (at > 0) {
      // A career gap.
      year -= trade.gap ? 3 : 0;
      end = { year, month: 1 + Math.floor(random() * 12) };
    }
    year -= length;
    const from = { year, month: 1 + Math.floor(random() * 12) };
    const lines = shuffled(random, trade.lines).slice(0, 2 + Math.floor(random() * 3));
    return {
      title,
      employer: employers[at],
      place: towns[at % towns.length],
      from,
      to: end,
      lines,
    };
  });
}

function educationOf(random, trade, jobs) {
  let year = jobs.at(-1).from.year - Math.floor(random() * 2) + (trade.young ? 2 : 0);
  return trade.education.map(([degree, school]) => {
    const entry = { degree, school, from: { year: year - 3, month: 9 }, to: { year, month: 6 } };
    year -= 4;
    return entry;
  });
}

/**
 * Draws a fictional person.
 * @returns what the résumé says, with dates as written and the headings that it uses
 */
export function makePerson(random, language, tradeName) {
  const stock = stockOf(language);
  const trade =
    stock.trades.find(({ trade: name }) => name === tradeName) ?? pick(random, stock.trades);
  const { name, shown, given, family } = nameOf(random, stock);
  const latin = stock.latin
    ? pick(random, stock.latin)
    : `${plainLetters(given)}.${plainLetters(family)}`;
  const domain = pick(random, ['example.org', 'mail.example', 'example.net', 'example.com']);
  const jobs = jobsOf(random, stock, trade);
  const dating = {
    style: pick(random, dateStyles(stock)),
    dash: pick(random, [' – ', ' - ', '–', ' — ']),
    present: pick(random, stock.present),
  };
  const headings = Object.fromEntries(
    Object.entries(stock.headings).map(([kind, words]) => [kind, pick(random, words)]),
  );
  const dated = (entry) => ({ ...entry, dates: writtenDates(entry, dating, stock) });
  return {
    language,
    direction: stock.direction ?? 'ltr',
    trade: trade.trade,
    isYoung: trade.young === true,
    name,
    shown,
    email: `${latin}${pick(random, ['', '', '7', '_cv'])}@${domain}`,
    phone: digits(random, pick(random, stock.phones)),
    place: pick(random, stock.towns),
    link: `linkedin.com/in/${latin.replaceAll('.', '-')}`,
    title: trade.titles[0],
    summary: trade.summary,
    headings,
    documentTitle: stock.title_of_document,
    pageWord: stock.page,
    jobs: jobs.map(dated),
    education: educationOf(random, trade, jobs).map((entry) => ({
      ...entry,
      dates:
        dating.style === 'years' || random() < 0.5
          ? String(entry.to.year)
          : writtenDates(entry, { ...dating, style: 'years' }, stock),
    })),
    skills: shuffled(random, trade.skills).slice(0, 8),
    certifications: trade.certifications,
    languages: stock.spoken.slice(0, 2 + Math.floor(random() * 2)),
  };
}
