import { emailTones, emailTypes, recipientTypes } from '@commons/contracts/ai-lists';
import { aiTool } from '../ai-tool';

/** AIT-04 */
export const emailAssistant = aiTool({
  id: 'email-assistant',
  isLetter: true,
  name: 'Email Assistant',
  fields: [
    { kind: 'choice', name: 'emailType', label: 'Email type', required: true, options: emailTypes },
    {
      kind: 'choice',
      name: 'recipientType',
      label: 'Recipient type',
      required: true,
      options: recipientTypes,
    },
    {
      kind: 'text',
      name: 'emailPurpose',
      label: 'Email purpose',
      required: true,
      help: 'What the e-mail is for, in a sentence or two.',
    },
    {
      kind: 'text',
      name: 'keyPoints',
      label: 'Key points',
      help: 'What must be in it: dates, amounts, names. One a line.',
    },
    { kind: 'choice', name: 'tone', label: 'Tone', options: emailTones, initial: 'professional' },
  ],
  call: ({ emailType, recipientType, emailPurpose, keyPoints, tone }) => ({
    name: 'POST /ai/email-assistant',
    body: {
      emailType,
      recipientType,
      emailPurpose,
      keyPoints,
      tone,
    },
  }),
  texts: {
    failed: 'Error generating email. Please try again.',
    empty: 'No email generated',
  },
});
