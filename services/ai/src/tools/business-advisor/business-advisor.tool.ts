import { AdvisorRequest } from '@commons/contracts/tools/ai';
import { writingTool } from '../writing-tool.js';
import { advicePrompt } from './business-advisor.prompt.js';
import { writeAdvice } from './business-advisor.writer.js';
import { answerWorksheet } from './worksheet/answer-worksheet.js';

export const businessAdvisor = writingTool({
  id: 'business-advisor',
  request: AdvisorRequest,
  prompt: advicePrompt,
  writeBuiltIn: writeAdvice,
  worksheet: answerWorksheet,
});
