import { contentTones, contentTypes } from '@commons/contracts/tools/ai-lists';
import { t } from '@commons/ui/text/texts';
import { aiTool } from '../ai-tool';
import { Variants } from './variants';

/** Shorter than what the API accepts (`maxAiTextLength`): a field of one line. */
const longLine = 1_000;

/** AIT-07, AIT-08 */
export const contentGenerator = aiTool({
  id: 'content-generator',
  followsVoice: true,
  name: t('contentGenerator'),
  fields: [
    {
      kind: 'choice',
      name: 'contentType',
      label: t('contentType'),
      required: true,
      options: contentTypes,
    },
    {
      kind: 'choice',
      name: 'desiredTone',
      label: t('desiredTone'),
      options: contentTones,
      initial: 'informative',
    },
    {
      kind: 'line',
      name: 'targetAudience',
      label: t('targetAudience'),
      required: true,
      help: t('whoReadParentsNearby'),
      most: longLine,
    },
    { kind: 'text', name: 'topicBrief', label: t('topicBrief'), required: true },
    {
      kind: 'line',
      name: 'callToAction',
      label: t('callAction'),
      help: t('whatReadersShouldDo'),
      most: longLine,
    },
  ],
  call: ({ contentType, targetAudience, topicBrief, callToAction, desiredTone }) => ({
    name: 'POST /ai/content-generator',
    body: {
      contentType,
      targetAudience,
      topicBrief,
      callToAction,
      desiredTone,
    },
  }),
  texts: {
    failed: t('errorGeneratingContentPlease'),
    empty: t('noContentGenerated'),
  },
  Text: Variants,
});
