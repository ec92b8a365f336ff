import type { EmailRequest } from '@commons/contracts/tools/ai';
import type { z } from 'zod';
import type { Prompt } from '../../models/language-model.js';
import { commonRules, entriesText } from '../writing-tool.js';
import { maxSubjectLength } from './subjects/email-subject.js';

const rules = [
  'You write one e-mail for the owner of a small local business.',
  `Begin with a line "Subject: …" of at most ${maxSubjectLength} characters, then the e-mail with greeting and closing,`,
  'in the entered tone, fit for the entered reader, at most 250 words.',
  commonRules,
].join(' ');

/** Prompt for an e-mail. */
export const emailPrompt = (input: z.output<typeof EmailRequest>): Prompt => ({
  rules,
  entries: entriesText({
    'Type of e-mail': input.emailType,
    Reader: input.recipientType,
    Purpose: input.emailPurpose,
    'Key points': input.keyPoints,
    Tone: input.tone,
  }),
});
