import type { ContentRequest } from '@commons/contracts/ai';
import { variantMarker } from '@commons/contracts/ai-lists';
import type { z } from 'zod';
import { capitalised, cutAtWord, ended, known, oneLine, sentences } from '../entered-text.js';
import {
  contentChannels,
  generalChannel,
  generalOpenings,
  subjectLine,
  toneOpenings,
} from './content-channels.js';
import { shapeContent } from './content-shapes.js';

type Input = z.output<typeof ContentRequest>;

const commonWords =
  /^(about|after|again|also|before|being|could|every|first|from|have|their|there|these|they|this|those|through|under|until|what|when|where|which|while|with|would|your)$/i;

/** Three words of the brief as hashtags: the longest are the most specific. */
function hashtags(brief: string): string {
  const words = brief.match(/\p{L}{5,}/gu) ?? [];
  const distinct = [...new Set(words.map((word) => word.toLowerCase()))];
  const chosen = distinct
    .filter((word) => !commonWords.test(word) && word.length <= 24)
    .slice(0, 3);
  return chosen.map((word) => `#${capitalised(word)}`).join(' ');
}

/** Longest sentence of the brief that is quoted; a post has no room for more. */
const sentenceMaximum = 400;

/**
 * Writes three variants, separated by the marker line (decision A34): each from the brief only, in the form and length
 * of its channel. They contain only text to copy; `provider` names the writer.
 */
export function writeContent(input: Input): string {
  const channel = known(contentChannels, input.contentType) ?? generalChannel;
  const openings = known(toneOpenings, input.desiredTone ?? '') ?? generalOpenings;
  // A marker in an entry must not split the text.
  const plain = (text: string) => oneLine(text).replace(/-{3,}/g, '–');
  const [lead = '', ...points] = sentences(input.topicBrief)
    .map((sentence) => cutAtWord(plain(sentence), sentenceMaximum))
    .filter(Boolean);
  const action = plain(input.callToAction ?? '');
  const subject = input.contentType.trim().toLowerCase() === subjectLine.toLowerCase();
  const tags = channel.hashtags ? hashtags(input.topicBrief) : '';
  const variants = openings.map((opening, variant) =>
    shapeContent(channel, {
      opening,
      variant,
      tags,
      audience: plain(input.targetAudience),
      lead: subject ? variantLead([lead, ...points], variant) : ended(lead),
      points: points.map(ended),
      action: action && !subject ? ended(cutAtWord(action, channel.maximum / 3)) : '',
    }),
  );
  return variants.join(`\n\n${variantMarker}\n\n`);
}

/** Subject lines have no final punctuation, and each begins with another sentence of the brief if there are several. */
const variantLead = (all: readonly string[], variant: number): string =>
  (all[variant] ?? all[0] ?? '').replace(/[.;]+$/, '');
