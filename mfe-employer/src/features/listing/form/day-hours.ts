import {
  dayMinutes,
  type OpenRange,
  parseHours,
  writeHours,
} from '@commons/contracts/businesses/business-hours';
import { t } from '@commons/ui/text/texts';

/** How the hours of a day are edited: time pickers, free text, or not at all. */
export type DayKind = '' | 'closed' | 'open' | 'all-day' | 'text';

export const dayKinds: readonly { value: DayKind; label: string }[] = [
  { value: '', label: t('notSpecified') },
  { value: 'open', label: t('open') },
  { value: 'closed', label: t('closed') },
  { value: 'all-day', label: t('open24Hours') },
  { value: 'text', label: t('ownWords') },
];

/** Once one day has hours, the business page shows a day without hours as closed (specification D2 §3). */
export const dayKindsOfStatedWeek = dayKinds.filter(({ value }) => value !== '');

/** Editor state of a day. `text` is the stored value. */
export interface DayHours {
  readonly kind: DayKind;
  readonly text: string;
  /** The opening times of an open day: one range, or two around a break. */
  readonly ranges: readonly OpenRange[];
}

const usualDay: OpenRange = { from: 9 * 60, to: 17 * 60 };
const wholeDay: OpenRange = { from: 0, to: dayMinutes };
const isWholeDay = ([range]: readonly OpenRange[]) => range?.from === 0 && range.to === dayMinutes;

/** Parses the stored text; one that is not unambiguous stays a text (decision A46). */
export function readDay(text: string): DayHours {
  const ranges = parseHours(text);
  if (text.trim() === '') return { kind: '', text, ranges: [] };
  if (!ranges) return { kind: 'text', text, ranges: [] };
  if (ranges.length === 0) return { kind: 'closed', text, ranges };
  return { kind: isWholeDay(ranges) ? 'all-day' : 'open', text, ranges };
}

/** The day after a change of kind, keeping the hours where they fit. */
export function withKind({ text, ranges }: DayHours, kind: DayKind): DayHours {
  const usual = ranges.length > 0 && !isWholeDay(ranges) ? ranges : [usualDay];
  if (kind === 'open') return { kind, ranges: usual, text: writeHours(usual) };
  if (kind === 'all-day') return { kind, ranges: [wholeDay], text: writeHours([wholeDay]) };
  if (kind === 'text') return { kind, ranges, text: text === 'closed' ? '' : text };
  return { kind, ranges: [], text: kind };
}

/** The day with other times, in canonical text. */
export function withRanges(ranges: readonly OpenRange[]): DayHours {
  return { kind: 'open', ranges, text: writeHours(ranges) };
}

/** Splits the hours by a break of an hour: 9–5 becomes 9–12 and 1–5. */
export function withBreak([range = usualDay]: readonly OpenRange[]): OpenRange[] {
  const noon = dayMinutes / 2;
  const around = range.from < noon && range.to > noon + 60;
  const middle = around ? noon : Math.floor((range.from + range.to) / 2 / 15) * 15;
  return [
    { from: range.from, to: middle },
    { from: middle + 60, to: Math.max(range.to, middle + 120) },
  ];
}

/** Minutes from a time picker's '09:30'; undefined while it is incomplete. */
export function pickedMinutes(value: string): number | undefined {
  const [, hour, minute] = /^(\d{2}):(\d{2})/.exec(value) ?? [];
  return hour && minute ? Number(hour) * 60 + Number(minute) : undefined;
}

/** Minutes as time picker value; 24:00 and later are times of the next day. */
export function pickerValue(minutes: number): string {
  const two = (count: number) => String(count).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

/** The range from the picked times; closing at or before opening means the next day. */
export function pickedRange(from: number, to: number): OpenRange {
  const closing = to % dayMinutes;
  return { from, to: closing > from ? closing : closing + dayMinutes };
}

/** What is invalid about the picked times. */
export function rangesProblem(ranges: readonly OpenRange[]): string | undefined {
  if (ranges.some(({ from, to }) => to - from === dayMinutes && from !== 0)) {
    return t('openingClosingSameTime');
  }
  const isReadable = parseHours(writeHours(ranges)) !== undefined;
  return isReadable ? undefined : t('secondTimeHasStart');
}

const pickedForm = /^(\d{1,2}:\d{2} [AP]M) – (\d{1,2}:\d{2} [AP]M)$/;

/** What is invalid about stored hours that were picked; hours in own words are never invalid. */
export function hoursProblem(text: string): string | undefined {
  const ranges = text.split(', ').map((range) => pickedForm.exec(range));
  if (parseHours(text) !== undefined || ranges.includes(null)) return undefined;
  const isSame = ranges.some((range) => range?.[1] === range?.[2]);
  return isSame ? t('openingClosingSameTime') : t('secondTimeHasStart');
}
