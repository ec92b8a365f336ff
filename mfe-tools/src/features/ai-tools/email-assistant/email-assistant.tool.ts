import { emailTones, emailTypes, recipientTypes } from '@commons/contracts/tools/ai-lists';
import { t } from '@commons/ui/text/texts';
import { aiTool } from '../ai-tool';

/** AIT-04 */
export const emailAssistant = aiTool({
  id: 'email-assistant',
  isLetter: true,
  name: t('emailAssistant'),
  fields: [
    {
      kind: 'choice',
      name: 'emailType',
      label: t('emailType'),
      required: true,
      options: emailTypes,
    },
    {
      kind: 'choice',
      name: 'recipientType',
      label: t('recipientType'),
      required: true,
      options: recipientTypes,
    },
    {
      kind: 'text',
      name: 'emailPurpose',
      label: t('emailPurpose'),
      required: true,
      help: t('whatEMailSentence'),
    },
    {
      kind: 'text',
      name: 'keyPoints',
      label: t('keyPoints'),
      help: t('whatMustDatesAmounts'),
    },
    {
      kind: 'choice',
      name: 'tone',
      label: t('tone'),
      options: emailTones,
      initial: 'professional',
    },
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
    failed: t('errorGeneratingEmailPlease'),
    empty: t('noEmailGenerated'),
  },
});
