import type { PromptRequest } from '@commons/contracts/tools/ai';
import type { z } from 'zod';
import type { Prompt } from '../../models/language-model.js';
import { commonRules, entriesText } from '../writing-tool.js';

const rules = [
  'You write the description of one job from the entries of a form, for applicants.',
  'Sections, each with a Markdown heading of two signs (##): Role Summary, Responsibilities, Required Qualifications,',
  'Preferred Qualifications, Work Environment. Plain lists, usual words for skills, no recruitment strategy.',
  'Ask for nothing that may discriminate: no age, sex, origin, religion or family.',
  commonRules,
].join(' ');

/** Prompt for a job description. The caller's prompt is data as well: the sections are fixed here. */
export const jobDescriptionModelPrompt = ({ prompt }: z.output<typeof PromptRequest>): Prompt => ({
  rules,
  entries: entriesText({ 'Job description': prompt }),
});
