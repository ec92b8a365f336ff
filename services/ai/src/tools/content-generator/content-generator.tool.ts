import { ContentRequest } from '@commons/contracts/tools/ai';
import { writingTool } from '../writing-tool.js';
import { contentPrompt } from './content-generator.prompt.js';
import { writeContent } from './content-generator.writer.js';

export const contentGenerator = writingTool({
  id: 'content-generator',
  repeats: true,
  request: ContentRequest,
  prompt: contentPrompt,
  draftOf: ({ topicBrief }) => ({ tool: 'post', entry: topicBrief }),
  writeBuiltIn: (input, _today, account, _market, draft) => writeContent(input, account, draft),
});
