import { contentTones, contentTypes } from '@commons/contracts/ai-lists';
import { aiTool } from '../ai-tool';
import { Variants } from './variants';

/** AIT-07, AIT-08 */
export const contentGenerator = aiTool({
  id: 'content-generator',
  name: 'Content Generator',
  fields: [
    {
      kind: 'choice',
      name: 'contentType',
      label: 'Content type',
      required: true,
      options: contentTypes,
    },
    {
      kind: 'choice',
      name: 'desiredTone',
      label: 'Desired tone',
      options: contentTones,
      initial: 'informative',
    },
    {
      kind: 'line',
      name: 'targetAudience',
      label: 'Target audience',
      required: true,
      help: 'Who is to read it: parents nearby, owners of small shops.',
      most: 1_000,
    },
    { kind: 'text', name: 'topicBrief', label: 'Topic brief', required: true },
    {
      kind: 'line',
      name: 'callToAction',
      label: 'Call to action',
      help: 'What readers should do: call, book a table, visit your page.',
      most: 1_000,
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
    failed: 'Error generating content. Please try again.',
    empty: 'No content generated',
  },
  Text: Variants,
});
