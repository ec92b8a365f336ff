import { ContentRequest } from '@commons/contracts/tools/ai';
import { writingTool } from '../writing-tool.js';
import { contentPrompt } from './content-generator.prompt.js';
import { writeContent } from './content-generator.writer.js';
import { isDrafted } from './notes/listed-notes.js';

export const contentGenerator = writingTool({
  id: 'content-generator',
  repeats: true,
  request: ContentRequest,
  prompt: contentPrompt,
  draftOf: ({ topicBrief }) =>
    isDrafted(topicBrief) ? { tool: 'post', entry: topicBrief } : undefined,
  writeBuiltIn: (input, _today, account, _market, draft) => writeContent(input, account, draft),
});
