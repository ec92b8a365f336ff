import type { ResumeDraft } from '../rewriting/resume-draft.js';
import { type Finding, quote } from './finding.js';
import type { ResumeView } from './resume-view.js';

interface Wanted {
  readonly field: 'name' | 'email' | 'phone' | 'location';
  readonly off: number;
}

const wanted: readonly Wanted[] = [
  { field: 'name', off: 3 },
  { field: 'email', off: 3 },
  { field: 'phone', off: 2 },
  { field: 'location', off: 1 },
];

const words = (text: string) => text.split(/\s+/).length;

/** Whether a line may hold what was not found: then nothing is denied. */
const mayHold: Record<Wanted['field'], (text: string) => boolean> = {
  name: (text) => /\p{L}{2}/u.test(text) && words(text) <= 6 && !/[@\d]/.test(text),
  email: (text) => text.includes('@'),
  phone: (text) => (text.match(/[\d٠-٩۰-۹*x]/g)?.length ?? 0) >= 7 && /\d{2}/.test(text),
  // A town alone is a word like any other.
  location: (text) =>
    text
      .split(/\s*[|•·⋄/–—]\s*|\s{2,}/)
      .some((piece) => /^[\p{Lu}\p{Lo}\d]/u.test(piece) && words(piece) <= 6 && !/@/.test(piece)),
};

/** Checks what an employer needs to reply. */
export function measureContact(view: ResumeView): Finding[] {
  const { resume, headLine, t, own } = view;
  const missing = wanted.filter(({ field }) => !resume[field]);
  const denied = missing
    .filter(({ field }) => !candidates(view).some((text) => mayHold[field](text)))
    .map(
      ({ off, field }): Finding => ({
        part: 'Contact',
        off,
        text: t('resumeHeadLacks', { field, head: quote(headLine.text) }),
        lines: [headLine],
        action: t('resumeAddToHead', { field }),
        fix: (draft: ResumeDraft) => draft.addToHead(own('resumeOpenContact', { field })),
      }),
    );
  const isReachable = missing.every(({ field }) => field === 'location');
  const praise = isReachable && denied.length === 0 ? [complete(view)] : [];
  const doubt =
    praise.length === 0 && missing.length > denied.length && denied.length === 0
      ? [partly(view)]
      : [];
  return [...denied, ...praise, ...doubt, ...mail(view)];
}

/** Lines that may hold contact data: the head without the name, and what is read as contact data. */
function candidates({ head, resume }: ResumeView): string[] {
  const name = resume.name?.toLowerCase() ?? '';
  const contact = (resume.contact_lines ?? []).map((index) => resume.lines[index] ?? '');
  return [...head.slice(0, 12).map(({ text }) => text), ...contact].filter(
    (text) => !name || !text.toLowerCase().includes(name),
  );
}

const contactLines = ({ resume, lines, headLine }: ResumeView) => {
  const values = [resume.email, resume.phone, resume.location].filter(
    (value) => value !== undefined,
  );
  const known = resume.contact_lines ?? lines.map(({ index }) => index);
  const found = lines.filter(
    ({ index, text }) => known.includes(index) && values.some((value) => text.includes(value)),
  );
  return found.length > 0 ? found.slice(0, 4) : [headLine];
};

const stated = ({ resume }: ResumeView) =>
  quote([resume.email, resume.phone, resume.location].filter(Boolean).join(', '));

const complete = (view: ResumeView): Finding => ({
  part: 'Contact',
  text: view.t('resumeReachable', { contact: stated(view) }),
  lines: contactLines(view),
});

const partly = (view: ResumeView): Finding => ({
  part: 'Contact',
  text: view.t('resumeContactBegins', { line: quote(view.headLine.text) }),
  lines: [view.headLine],
});

const sillyWords = /69|420|xx|sexy|hot(?!mail)|party|babe|dude/i;
/** Given by a school or a service, not chosen: "nguy3185@college.edu", "1227640624@mail.example". */
const isGiven = (own: string, host: string) => /^\d+$/.test(own) || /\.(?:edu|ac)\b/i.test(host);

/** Whether an address is no name: "cooldriver1987", but not "dana1987" of Dana Fields. */
function isNickname(email: string, name = ''): boolean {
  const [own = '', host = ''] = email.toLowerCase().split('@');
  if (sillyWords.test(own)) return true;
  const names = name.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const isOwnName = names.some((word) => own.includes(word.slice(0, 5)));
  return /\d{4,}/.test(own) && !isOwnName && !isGiven(own, host);
}

/** Nicknames in an address look less serious. Only the person can change the address. */
function mail({ resume: { email, name }, lines, headLine, t }: ResumeView): Finding[] {
  if (!email || !isNickname(email, name)) return [];
  const line = lines.find(({ text }) => text.includes(email)) ?? headLine;
  return [
    {
      part: 'Contact',
      off: 1,
      text: t('resumeNickname', { email: quote(email) }),
      lines: [line],
      action: t('resumeUseOwnName'),
    },
  ];
}
