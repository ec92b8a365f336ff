import type { Moment } from './moments.js';
import { monthOf } from './month-names.js';

/** Dates of a job or course, as found in a line. */
export interface FoundDates {
  /** As written, without brackets around them. */
  readonly text: string;
  /** Its position in the line, with its brackets. */
  readonly from: number;
  readonly to: number;
  /** `2023-09` or `2023`. */
  readonly start?: string;
  readonly end?: string;
  readonly present: boolean;
  readonly isRange: boolean;
}

const presentWords =
  "bis heute|bis dato|bis jetzt|à ce jour|à présent|hasta la fecha|hasta hoy|hasta la actualidad|fino ad oggi|até hoje|até o momento|até o presente|tot heden|do chwili obecnej|по настоящее время|until now|up to now|to present|présent|now|present|the present|pres|current|currently|today|ongoing|to date|till date|till now|till today|till present|until present|as on date|as of now|till this date|still continuing|continuing|continued|onwards?|still working|date|presente|actualidad|la actualidad|a la fecha|a la actualidad|la fecha actual|la fecha|fecha|el presente|el momento|actual|actualmente|hoy|heute|jetzt|aktuell|laufend|andauernd|nutid|idag|dato|aujourd[’']hui|maintenant|actuel|actuellement|ce jour|en cours|atual|atualmente|o momento|hoje|oggi|attuale|in corso|ad oggi|heden|nu|obecnie|teraz|chwili obecnej|nadal|настоящее время|н\\. ?в\\.|сейчас|현재|至今|今|现在|現在|الآن|الان|حتى الآن|الحاضر|اليوم|היום|כיום|hiện tại|nay|günümüz|halen|devam ediyor";

const joint = String.raw`\s*(?:[-‐‑‒–—−~～〜→>至]+|,?\s*(?:to|end|until)(?: date)?\s*:|to|until i (?:retired|left|quit|moved)(?: \p{L}+){0,2}? in|until|till|til|thru|through|up to|bis|bis zum|hasta|hasta la|a la|a|à|au|jusqu[’']à|jusqu[’']au|al|até|ate|até o|tot|t/m|do|по|до|إلى|الى|حتى|עד|から|부터|đến|and|/)\s*`;
const isJoint = new RegExp(`^(?:${joint})$`, 'iu');
/** "Sep. 2023 Mar. 2024": the dash is missing. */
const isMissingJoint = /^\s{1,4}$/;
const presentBehind = new RegExp(
  String.raw`^(?:${joint}|\s*[,(]?\s*)(?:${presentWords})(?![\p{L}\d])\)?`,
  'iu',
);
export const since =
  /(?:^|[\s(|,])(?:since|from|seit|ab|depuis|desde|dal|sinds|vanaf|od|с|منذ|מאז|từ)\s*(?:le |el |o )?$/iu;
const openEnd = /^\s*(?:[-–—~～]|to)\s*(?:$|[|)])/iu;
const shortEnd = /^\s?[-–/]\s?(?<short>\d{2})(?![\d/.-])/;

/** "May – August 2025": the first month has the year of the second. */
const monthBefore = new RegExp(
  String.raw`(?<![\p{L}\d])(?<month>\p{L}{3,12})\.?(?:\s\d{1,2}(?:st|nd|rd|th)?,?)?(?:${joint})$`,
  'iu',
);

function sameYear(text: string, second: Moment): FoundDates | undefined {
  if (second.value.length === 4) return undefined;
  const found = monthBefore.exec(text.slice(0, second.at));
  const month = monthOf(found?.groups?.month ?? '');
  if (!found || !month) return undefined;
  const start = `${second.value.slice(0, 4)}-${String(month).padStart(2, '0')}`;
  const { index: from } = found;
  const range = { from, to: second.end, text: text.slice(from, second.end).trim() };
  return { ...range, start, end: second.value, present: false, isRange: true };
}

const isBefore = (one: string, other: string) =>
  one.slice(0, 4) < other.slice(0, 4) || (one.slice(0, 4) === other.slice(0, 4) && one <= other);

/** The range that begins with the moment at an index: with an end, to the present, or open. */
export function rangeAt(
  text: string,
  all: readonly Moment[],
  index: number,
): FoundDates | undefined {
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
  const inOneYear = sameYear(text, first);
  if (inOneYear) return inOneYear;
  if (next) {
    const between = text.slice(first.end, next.at);
    const isJoined = isJoint.test(between);
    const isMissing = isMissingJoint.test(between) && isBefore(first.value, next.value);
    // In right-to-left text the two may be in the other order.
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
