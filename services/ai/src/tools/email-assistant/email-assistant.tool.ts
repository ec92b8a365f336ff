import { EmailRequest } from '@commons/contracts/tools/ai';
import { writingTool } from '../writing-tool.js';
import { emailPrompt } from './email-assistant.prompt.js';
import { writeEmail } from './email-assistant.writer.js';

export const emailAssistant = writingTool({
  id: 'email-assistant',
  repeats: true,
  isLetter: true,
  request: EmailRequest,
  prompt: emailPrompt,
  draftOf: ({ emailType, emailPurpose, keyPoints }) =>
    /^invoice$/i.test(emailType)
      ? undefined
      : { tool: 'email', entry: [emailPurpose, keyPoints].filter(Boolean).join('\n') },
  writeBuiltIn: (input, today, account, _market, draft) => writeEmail(input, today, account, draft),
});
