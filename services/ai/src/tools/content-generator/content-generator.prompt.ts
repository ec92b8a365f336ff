import type { ContentRequest } from '@commons/contracts/tools/ai';
import { variantMarker } from '@commons/contracts/tools/ai-lists';
import type { z } from 'zod';
import type { Prompt } from '../../models/language-model.js';
import { known } from '../entered-text.js';
import { commonRules, entriesText } from '../writing-tool.js';
import { contentChannels, generalChannel } from './content-channels.js';

/** Prompt for two or three variants. */
export function contentPrompt(input: z.output<typeof ContentRequest>): Prompt {
  const { maximum } = known(contentChannels, input.contentType) ?? generalChannel;
  const rules = [
    'You write marketing texts for a small local business.',
    `Write three variants that differ in approach. Part them by a line with nothing but ${variantMarker}`,
    'and write nothing before, between or after them: no numbers, no headings of variants.',
    `Each variant has at most ${maximum} characters and the usual form of its channel.`,
    commonRules,
  ].join(' ');
  return {
    rules,
    entries: entriesText({
      'Type of content': input.contentType,
      Tone: input.desiredTone,
      Audience: input.targetAudience,
      Brief: input.topicBrief,
      'Call to action': input.callToAction,
    }),
  };
}
