import { EmailRequest } from '@commons/contracts/tools/ai';
import { writingTool } from '../writing-tool.js';
import { emailPrompt } from './email-assistant.prompt.js';
import { writeEmail } from './email-assistant.writer.js';
import { withoutSigner } from './told-letter.js';

export const emailAssistant = writingTool({
  id: 'email-assistant',
  repeats: true,
  isLetter: true,
  request: EmailRequest,
  prompt: emailPrompt,
  draftOf: (input) => {
    if (/^invoice$/i.test(input.emailType)) return undefined;
    const { emailPurpose, keyPoints } = withoutSigner(input);
    return { tool: 'email', entry: [emailPurpose, keyPoints].filter(Boolean).join('\n') };
  },
  writeBuiltIn: (input, today, account, _market, draft) => writeEmail(input, today, account, draft),
});
