import type { EmailRequest } from '@commons/contracts/ai';
import type { z } from 'zod';
import {
  bullets,
  capitalised,
  cutAtWord,
  ended,
  known,
  listItems,
  oneLine,
  sentences,
} from '../entered-text.js';
import { emailTones, emailTypes, generalEmail, recipientLines } from './email-types.js';

type Input = z.output<typeof EmailRequest>;

/** Longest subject line that mailboxes and phones show in full. */
export const subjectMaximum = 60;

/** Longest purpose within the text, in characters, so that the e-mail stays readable. */
const purposeMaximum = 1_200;

/** Purposes are entered as “to ask for …”, “ask for …” or as a sentence; the result can follow a colon. */
function purposeText(purpose: string): string {
  const plain = oneLine(purpose).replace(/^(?:i want |i would like )?to (?=\w)/i, '');
  return capitalised(cutAtWord(plain, purposeMaximum));
}

function subjectLine(input: Input, start: string, mark = ''): string {
  const [first = ''] = sentences(purposeText(input.emailPurpose));
  const about = first.replace(/[.!?;]+$/, '');
  const topic = about.charAt(0).toLowerCase() + about.slice(1);
  // Keeps the capitals of words such as names or NASA.
  const readable = /^[A-Z][a-z]/.test(about) ? topic : about;
  return cutAtWord(`${mark}${start}: ${readable}`, subjectMaximum);
}

/** Writes an e-mail by type, reader and tone around the entered purpose and key points. Invents nothing. */
export function writeEmail(input: Input): string {
  const type = known(emailTypes, input.emailType) ?? generalEmail;
  const tone = known(emailTones, input.tone ?? '') ?? emailTones.professional;
  const near = known(recipientLines, input.recipientType);
  const points = input.keyPoints ? listItems(input.keyPoints) : [];
  const start = type === generalEmail ? capitalised(cutAtWord(input.emailType, 24)) : type.subject;
  const body = [
    tone?.greeting,
    type.opening,
    ended(`The matter: ${purposeText(input.emailPurpose)}`),
    points.length > 0 && `${type.points}\n${bullets(points)}`,
    type.missing.length > 0 && type.missing.join('\n'),
    type.ask,
    [near, tone?.kindness].filter(Boolean).join(' '),
    `${tone?.closing}\n[fill in: your name]\n[fill in: your business and phone number]`,
  ];
  return [
    `Subject: ${subjectLine(input, start, tone?.subjectMark)}`,
    ...body.filter(Boolean),
    '---\nNot part of the e-mail: written by the built-in writer from your entries alone. Fill in the places in square brackets before you send it.',
  ].join('\n\n');
}
