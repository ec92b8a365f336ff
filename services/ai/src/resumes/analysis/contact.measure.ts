import type { ResumeStructure } from '@commons/contracts/resume-structure';
import { type Finding, headLine, quote, type ResumeDraft } from './finding.js';

const addToHead = (text: string) => (draft: ResumeDraft) => {
  draft.head.splice(1, 0, text);
};

interface Wanted {
  readonly field: 'name' | 'email' | 'phone' | 'location';
  readonly label: string;
  readonly off: number;
  readonly place: string;
}

const wanted: readonly Wanted[] = [
  { field: 'name', label: 'your name', off: 3, place: '[fill in: your full name]' },
  { field: 'email', label: 'an email address', off: 3, place: '[fill in: email address]' },
  { field: 'phone', label: 'a phone number', off: 2, place: '[fill in: phone number]' },
  { field: 'location', label: 'the town you live in', off: 1, place: '[fill in: town and state]' },
];

/** Checks what an employer needs to reply. */
export function measureContact(resume: ResumeStructure): Finding[] {
  const missing = wanted
    .filter(({ field }) => !resume[field])
    .map(
      ({ label, off, place }): Finding => ({
        part: 'Contact',
        off,
        text: `The head of your resume, ${quote(headLine(resume))}, does not show ${label}.`,
        action: `Add ${label} to the head of your resume.`,
        fix: addToHead(place),
      }),
    );
  return missing.length > 0 ? [...missing, ...mail(resume)] : [complete(resume), ...mail(resume)];
}

const complete = (resume: ResumeStructure): Finding => ({
  part: 'Contact',
  text: `An employer can reach you at once: ${quote([resume.email, resume.phone, resume.location].filter(Boolean).join(', '))}.`,
});

/** Nicknames in an address look less serious. */
function mail({ email }: ResumeStructure): Finding[] {
  if (!email || !/\d{4,}|69|420|xx|sexy|hot|party|babe|dude/i.test(email.split('@')[0] ?? ''))
    return [];
  return [
    {
      part: 'Contact',
      off: 1,
      text: `${quote(email)} reads like a nickname. An address made of your name looks more serious.`,
      action: 'Use an email address made of your name.',
      fix: (draft) => {
        draft.head = draft.head.map((line) =>
          line.replace(email, '[fill in: an email address made of your name]'),
        );
      },
    },
  ];
}
