import { PromptRequest } from '@commons/contracts/ai';
import { longText } from '@commons/contracts/field-types';
import { writingTool } from '../writing-tool.js';
import { freeTextPrompt } from './free-text.prompt.js';
import { writeFreeText } from './free-text.writer.js';

/** Any tool that has no form of its own (AIT-14): one prompt, and the tool's name as its topic. */
export const freeText = writingTool({
  id: 'free-text',
  asResponse: true,
  request: PromptRequest.extend({ topic: longText(120) }),
  prompt: freeTextPrompt,
  writeBuiltIn: writeFreeText,
});
