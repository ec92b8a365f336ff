import { PromptRequest } from '@commons/contracts/tools/ai';
import { jobDescriptionContext } from '@commons/contracts/tools/ai-lists';
import { jobDescriptionValues } from '@commons/contracts/tools/job-description-prompt';
import type { z } from 'zod';
import { answerLanguage } from '../../facts/language/answer-language.js';
import { freeTextPrompt } from '../free-text/free-text.prompt.js';
import { writeFreeText } from '../free-text/free-text.writer.js';
import { requestHead } from '../free-text/request-head.js';
import { writingTool } from '../writing-tool.js';
import { writeJobDescription } from './job-description.writer.js';
import { jobDescriptionModelPrompt } from './job-matching.prompt.js';
import { writeSpanishJobDescription } from './spanish-job-description.js';

type Input = z.output<typeof PromptRequest>;

/** Without the form, a prompt describes the job to post, unless it asks something. */
const topicOf = ({ prompt }: Input) =>
  /\?\s*$/.test(prompt) || requestHead(prompt) ? 'Job matching' : 'Job post';

const isJobDescription = ({ context }: Input) =>
  context?.toLowerCase() === jobDescriptionContext.toLowerCase();

/** The job description tool (AIT-11); with another context a free question about jobs. */
export const jobMatching = writingTool({
  id: 'job-matching',
  request: PromptRequest,
  prompt: (input) =>
    isJobDescription(input)
      ? jobDescriptionModelPrompt(input)
      : freeTextPrompt({ ...input, topic: topicOf(input) }),
  writeBuiltIn: (input, _today, account) => {
    if (!isJobDescription(input))
      return writeFreeText({ ...input, topic: topicOf(input) }, account);
    // A prompt in another format: treated as the responsibilities.
    const values = jobDescriptionValues(input.prompt) ?? { coreResponsibilities: input.prompt };
    const { jobTitle, coreResponsibilities, requiredSkills, preferredQualifications } = values;
    const own = [jobTitle, coreResponsibilities, requiredSkills, preferredQualifications];
    return answerLanguage(own.filter(Boolean).join('\n'), account?.language) === 'es'
      ? writeSpanishJobDescription(values, account)
      : writeJobDescription(values, account);
  },
});
