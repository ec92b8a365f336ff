import { longText } from '@commons/contracts/field-types';
import { PromptRequest } from '@commons/contracts/tools/ai';
import { writingTool } from '../writing-tool.js';
import { freeTextPrompt } from './free-text.prompt.js';
import { writeFreeText } from './free-text.writer.js';

/** Any tool without its own form (AIT-14): one prompt, with the tool's name as topic. */
export const freeText = writingTool({
  id: 'free-text',
  asResponse: true,
  request: PromptRequest.extend({ topic: longText(120) }),
  prompt: freeTextPrompt,
  draftOf: ({ prompt }) => ({ tool: 'text', entry: prompt }),
  writeBuiltIn: (input, _today, account, _market, draft) => writeFreeText(input, account, draft),
});
