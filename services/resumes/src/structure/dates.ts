/** Dates of a job or course, as found in a line. */
export interface FoundDates {
  /** As written, without brackets around them. */
  readonly text: string;
  /** Where it stands in the line, with its brackets. */
  readonly from: number;
  readonly to: number;
  /** `2023-09` or `2023`. */
  readonly start?: string;
  readonly end?: string;
  readonly present: boolean;
  readonly isRange: boolean;
}

const months: readonly string[] = [
  'january janvier januar jänner januari enero janeiro gennaio styczeń stycznia январь января ocak tháng1',
  'february février februar februari febrero fevereiro febbraio luty lutego февраль февраля şubat',
  'march mars märz maerz mrz maart mrt marzo março marzec marca март марта mart',
  'april avril abril aprile kwiecień kwietnia апрель апреля nisan',
  'may mai mei mayo maio maggio maj maja май мая mayıs',
  'june juin juni junio junho giugno czerwiec czerwca июнь июня haziran',
  'july juillet juli julio julho luglio lipiec lipca июль июля temmuz',
  'august août augustus agosto sierpień sierpnia август августа ağustos',
  'september septembre septiembre setiembre setembro settembre wrzesień września сентябрь сентября eylül',
  'october octobre oktober octubre outubro ottobre październik października октябрь октября ekim',
  'november novembre noviembre novembro listopad listopada ноябрь ноября kasım',
  'december décembre dezember diciembre dezembro dicembre grudzień grudnia декабрь декабря aralık',
];
/** Scripts without usual abbreviations. */
const wholeMonths: Record<string, number> = {};
for (const [at, names] of [
  'يناير كانون_الثاني ינואר',
  'فبراير شباط פברואר',
  'مارس آذار מרץ',
  'أبريل ابريل نيسان אפריל',
  'مايو أيار מאי',
  'يونيو حزيران יוני',
  'يوليو تموز יולי',
  'أغسطس اغسطس آب אוגוסט',
  'سبتمبر أيلول ספטמבר',
  'أكتوبر اكتوبر אוקטובר',
  'نوفمبر נובמבר',
  'ديسمبر דצמבר',
].entries()) {
  for (const name of names.split(' ')) wholeMonths[name.replace('_', ' ')] = at + 1;
}

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
const monthNames = months.map((names) => names.split(' ').map(folded));
const leastLetters = 3;

/** 1 to 12 for a month or its abbreviation. */
function monthOf(word: string): number | undefined {
  const whole = wholeMonths[word];
  if (whole) return whole;
  const plain = folded(word).replace(/\.$/, '');
  if (plain.length < leastLetters) return undefined;
  const at = monthNames.findIndex((names) =>
    names.some((name) => name.startsWith(plain) || plain === `${name.slice(0, 4)}`),
  );
  return at < 0 ? undefined : at + 1;
}

const seasons =
  'spring|summer|fall|autumn|winter|printemps|été|automne|hiver|frühjahr|frühling|sommer|herbst|primavera|verano|otoño|invierno|verão|outono|inverno|estate|autunno|early|mid|late|q[1-4]|ws|ss|wintersemester|sommersemester|class of';

const year = String.raw`(?:19[5-9]\d|20[0-4]\d)`;

/** One point in time. The groups tell which form it is. */
const moment = new RegExp(
  [
    String.raw`(?<isoYear>${year})\s?(?:年\s?(?<hanMonth>\d{1,2})\s?月|년\s?(?<hanMonth2>\d{1,2})\s?월|(?:[./-]|\s/\s)(?<isoMonth>0[1-9]|1[0-2]|[1-9])(?!\d|[./]\d)(?:[./-](?:0[1-9]|[12]\d|3[01])(?!\d))?)`,
    String.raw`(?:\d{1,2}[./-])?(?<numMonth>0?[1-9]|1[0-2])\s?[./-]\s?(?<numYear>${year})`,
    String.raw`(?<word>\p{L}{3,12}|\p{L}{3,9}\.)[.,]?\s?(?:\d{1,2}(?:st|nd|rd|th)?,\s?)?(?:de |del |of |')?(?<wordYear>${year})`,
    String.raw`(?<word2>\p{L}{3,9})\.?\s?['’](?<shortYear>\d{2})(?!\d)`,
    String.raw`(?<season>${seasons})[\s/-]{1,2}(?<seasonYear>${year})`,
    `(?<year>${year})(?:年|년)?`,
    String.raw`(?<numMonth2>0?[1-9]|1[0-2])[/.'’](?<numShort>\d{2})(?![\d/.])`,
  ]
    .map((form) => `(?:${form})`)
    .join('|'),
  'giu',
);

const presentWords =
  "bis heute|bis dato|bis jetzt|à ce jour|à présent|hasta la fecha|hasta hoy|hasta la actualidad|fino ad oggi|até hoje|até o momento|até o presente|tot heden|do chwili obecnej|по настоящее время|until now|up to now|to present|présent|now|present|current|currently|today|ongoing|to date|till date|date|presente|actualidad|la actualidad|actual|actualmente|hoy|heute|jetzt|aktuell|laufend|dato|aujourd[’']hui|maintenant|actuel|actuellement|ce jour|en cours|atual|atualmente|o momento|hoje|oggi|attuale|in corso|ad oggi|heden|nu|obecnie|teraz|chwili obecnej|nadal|настоящее время|н\\. ?в\\.|сейчас|현재|至今|今|现在|現在|الآن|الان|حتى الآن|الحاضر|اليوم|היום|כיום|hiện tại|nay|günümüz|halen|devam ediyor";

const joint = String.raw`\s*(?:[-‐‑‒–—−~～〜→>至]+|to|until|till|til|thru|through|up to|bis|bis zum|hasta|hasta la|a la|a|à|au|jusqu[’']à|jusqu[’']au|al|até|ate|até o|tot|t/m|do|по|до|إلى|الى|حتى|עד|から|부터|đến|and|/)\s*`;
const isJoint = new RegExp(`^(?:${joint})$`, 'iu');
/** "Sep. 2023 Mar. 2024": the dash is missing. */
const isMissingJoint = /^\s{1,4}$/;
const presentBehind = new RegExp(
  String.raw`^(?:${joint}|\s*[,(]?\s*)(?:${presentWords})(?![\p{L}\d])\)?`,
  'iu',
);
const since =
  /(?:^|[\s(|,])(?:since|from|seit|ab|depuis|desde|dal|sinds|vanaf|od|с|منذ|מאז|từ)\s*(?:le |el |o )?$/iu;
const openEnd = /^\s*(?:[-–—~～]|to)\s*(?:$|[|)])/iu;
const shortEnd = /^\s?[-–/]\s?(?<short>\d{2})(?![\d/.-])/;

interface Moment {
  readonly at: number;
  readonly end: number;
  readonly value: string;
  /** "09/23" counts only as part of a range. */
  readonly isWeak: boolean;
}

const two = (month: number | string) => String(month).padStart(2, '0');
const century = (short: string) => (Number(short) > 49 ? `19${short}` : `20${short}`);

function momentOf(match: RegExpExecArray): Moment | 'again' | undefined {
  const found = match.groups ?? {};
  const made = (value: string, skip = 0, isWeak = false): Moment => ({
    at: match.index + skip,
    end: match.index + match[0].length,
    value,
    isWeak,
  });
  const isoMonth = found.isoMonth ?? found.hanMonth ?? found.hanMonth2;
  if (found.isoYear && isoMonth) return made(`${found.isoYear}-${two(isoMonth)}`);
  if (found.numYear && found.numMonth) return made(`${found.numYear}-${two(found.numMonth)}`);
  const word = found.word ?? found.word2;
  if (word) {
    const value = found.wordYear ?? century(found.shortYear ?? '');
    const month = monthOf(word);
    if (month) return made(`${value}-${two(month)}`);
    const isSeason = new RegExp(`^(?:${seasons})$`, 'iu').test(word);
    if (!found.wordYear) return undefined;
    // The word belongs to the text before the year, which may be more than a year: "Fabrication, 2024-03".
    return isSeason ? made(value) : 'again';
  }
  if (found.seasonYear) return made(found.seasonYear);
  if (found.year) return made(found.year);
  if (found.numShort && found.numMonth2) {
    return made(`${century(found.numShort)}-${two(found.numMonth2)}`, 0, true);
  }
  return undefined;
}

/** Money, counts and numbers of other things: "$2000", "2,000", "2000+", "2000 users". */
function isNumber(text: string, { at, end }: Moment): boolean {
  const [before, behind] = [text.slice(Math.max(0, at - 1), at), text.slice(end, end + 2)];
  return /[\d$€£#.+]/.test(before) || /^[\d%+]|^[,.]\d/.test(behind);
}

/** Longest line that names an entry. */
const longestLine = 220;

function momentsIn(text: string): Moment[] {
  const found: Moment[] = [];
  moment.lastIndex = 0;
  for (let match = moment.exec(text); match; match = moment.exec(text)) {
    const one = momentOf(match);
    if (one === 'again') {
      moment.lastIndex = match.index + match[0].length - 4;
      continue;
    }
    const before = one && text[one.at - 1];
    const isInWord = before !== undefined && /[\p{L}\d]/u.test(before) && !/\p{Lo}/u.test(before);
    if (one && !isNumber(text, one) && !isInWord) found.push(one);
    if (found.length > 12) break;
  }
  return found;
}

const isBefore = (one: string, other: string) =>
  one.slice(0, 4) < other.slice(0, 4) || (one.slice(0, 4) === other.slice(0, 4) && one <= other);

function rangeAt(text: string, all: readonly Moment[], index: number): FoundDates | undefined {
  const first = all[index];
  if (!first) return undefined;
  const base = { from: first.at, start: first.value };
  const made = (to: number, rest: { end?: string; present?: boolean }): FoundDates => ({
    ...base,
    ...rest,
    present: rest.present ?? false,
    isRange: true,
    to,
    text: text.slice(first.at, to).trim(),
  });
  const behind = text.slice(first.end);
  const next = all[index + 1];
  if (next) {
    const between = text.slice(first.end, next.at);
    const isJoined = isJoint.test(between);
    const isMissing = isMissingJoint.test(between) && isBefore(first.value, next.value);
    // On a page read from right to left the two may stand in the other order.
    const isTurned = isJoined && !isBefore(first.value, next.value);
    if (isTurned) {
      const turned = `${text.slice(next.at, next.end)}${between}${text.slice(first.at, first.end)}`;
      return { ...made(next.end, { end: first.value }), start: next.value, text: turned };
    }
    if (isJoined || isMissing) return made(next.end, { end: next.value });
  }
  const present = presentBehind.exec(behind);
  if (present) return made(first.end + present[0].length, { present: true });
  const short = shortEnd.exec(behind)?.groups?.short;
  if (short && first.value.length === 4) {
    const end = first.value.slice(0, 2) + short;
    const to = first.end + (shortEnd.exec(behind)?.[0].length ?? 0);
    if (isBefore(first.value, end)) return made(to, { end });
  }
  const sinceWord = since.exec(text.slice(0, first.at));
  if (sinceWord && !first.isWeak) {
    const word = sinceWord[0].trim();
    const from = first.at - sinceWord[0].trimStart().length;
    if (!/^from|^ab|^od|^с$/i.test(word) || /present|now/i.test(behind)) {
      return { ...made(first.end, { present: true }), from, text: text.slice(from, first.end) };
    }
  }
  if (openEnd.test(behind) && !first.isWeak) {
    const to = first.end + (/^\s*(?:[-–—~～]|to)/iu.exec(behind)?.[0].length ?? 0);
    return made(to, { present: true });
  }
  return undefined;
}

/** Brackets, and notes such as "(expected)", belong to the dates. */
function withBrackets(text: string, found: FoundDates): FoundDates {
  const note =
    /^\s*\((?:expected|anticipated|[^()]{0,12}\d{1,2} (?:years?|months?|yrs?|mos?)[^()]{0,20})\)/i.exec(
      text.slice(found.to),
    );
  const to = found.to + (note?.[0].length ?? 0);
  const isOpen = text[found.from - 1] === '(' || text[found.from - 1] === '[';
  const isClosed = text[to] === ')' || text[to] === ']';
  return {
    ...found,
    text: (note ? text.slice(found.from, to) : found.text)
      .replace(/[()]$/, (sign) => (note ? sign : ''))
      .trim(),
    from: isOpen && isClosed ? found.from - 1 : found.from,
    to: isOpen && isClosed ? to + 1 : to,
  };
}

/** The dates of a line: its first range, else its last single date. Sentences are looked at too. */
export function datesIn(line: string): FoundDates | undefined {
  if (line.length > longestLine) return undefined;
  const all = momentsIn(line);
  for (let index = 0; index < all.length; index += 1) {
    const range = rangeAt(line, all, index);
    if (range) return withBrackets(line, range);
  }
  const last = all.filter(({ isWeak }) => !isWeak).at(-1);
  if (!last) return undefined;
  const { at: from, end: to, value } = last;
  const text = line.slice(from, to).trim();
  return withBrackets(line, { text, from, to, end: value, present: false, isRange: false });
}

const bullet = /^[•▪◦‣·●○*–-]\s/u;

/** Prepositions before a date in a sentence: "launched in 2019". */
const inSentence =
  /(?:^|\s)(?:in|im|en|em|during|by|for|of|on|since|from|over|until|around|before|after|nel|in the)\s+(?:the\s+)?(?:year\s+)?$/i;

/** Whether the dates of a line stand apart from its words, as those of a job do. */
export function hasDates(line: string): boolean {
  const found = datesIn(line);
  const isListed =
    bullet.test(line) && (!(found?.isRange || line.includes(' | ')) || line.length > 110);
  if (!found || isListed) return false;
  const [before, behind] = [line.slice(0, found.from), line.slice(found.to)];
  if (!found.isRange && inSentence.test(before)) return false;
  if (
    /^\p{L}/u.test(found.text) &&
    since.test(`${found.text.split(' ')[0]} `) &&
    /\p{L}\s+$/u.test(before)
  )
    return false;
  const words = line.trim().split(/\s+/).length;
  if (/[.;]$/.test(line) && words > 9 && !/\b(?:inc|ltd|co|corp|llc)\.$/i.test(line)) return false;
  const isAtStart = before.trim() === '' || /[|,(•·:;–—-]\s*$/.test(before);
  const isAtEnd = behind.trim() === '' || /^\s*[|,)•·:;–—-]/.test(behind);
  return (isAtStart || isAtEnd) && words <= 26;
}
