import { PromptRequest } from '@commons/contracts/tools/ai';
import { jobDescriptionContext } from '@commons/contracts/tools/ai-lists';
import { jobDescriptionValues } from '@commons/contracts/tools/job-description-prompt';
import type { z } from 'zod';
import { answerLanguage } from '../../facts/language/answer-language.js';
import { freeTextPrompt } from '../free-text/free-text.prompt.js';
import { writeFreeText } from '../free-text/free-text.writer.js';
import { writingTool } from '../writing-tool.js';
import { writeJobDescription } from './job-description.writer.js';
import { jobDescriptionModelPrompt } from './job-matching.prompt.js';
import { writeSpanishJobDescription } from './spanish-job-description.js';

type Input = z.output<typeof PromptRequest>;

const topic = 'Job matching';
const isJobDescription = ({ context }: Input) =>
  context?.toLowerCase() === jobDescriptionContext.toLowerCase();

/** The job description tool (AIT-11); with another context a free question about jobs. */
export const jobMatching = writingTool({
  id: 'job-matching',
  request: PromptRequest,
  prompt: (input) =>
    isJobDescription(input)
      ? jobDescriptionModelPrompt(input)
      : freeTextPrompt({ ...input, topic }),
  writeBuiltIn: (input, today, account) => {
    if (!isJobDescription(input)) return writeFreeText({ ...input, topic }, today, account);
    // A prompt in another format: treated as the responsibilities.
    const values = jobDescriptionValues(input.prompt) ?? { coreResponsibilities: input.prompt };
    const { jobTitle, coreResponsibilities, requiredSkills, preferredQualifications } = values;
    const own = [jobTitle, coreResponsibilities, requiredSkills, preferredQualifications];
    return answerLanguage(own.filter(Boolean).join('\n'), account?.language) === 'es'
      ? writeSpanishJobDescription(values, account)
      : writeJobDescription(values, account);
  },
});
