import { asSentence } from '../../facts/grammar/sentence.js';
import { segmentsOf } from '../../facts/segments/segments.js';
import { bullets, listItems } from '../entered-text.js';
import { upperFirst } from '../wording/phrases.js';
import type { BuiltInText } from '../writing-tool.js';
import type { FreeText } from './free-text.prompt.js';

const listHead =
  /^(?:please )?(?:write |make |create |give me |i need |need )?(?:me )?(?:an? |the |my |our |some )?(?:\w+ ){0,3}?(?:checklist|list|agenda|ideas?|names|questions|tips|ways)\b[^:,\n]*[:\n]?/i;

/** The entered items under their title; what the list is about is never invented. */
export function list({ prompt }: FreeText): BuiltInText {
  const head = listHead.exec(prompt.trim())?.[0] ?? '';
  const rest = prompt.trim().slice(head.length);
  const items = listItems(rest).filter((item) => item.length > 1);
  const title = head
    .replace(
      /^(?:please )?(?:write |make |create |give me |i need |need )?(?:me )?(?:an? |the |my |our |some )?/i,
      '',
    )
    .replace(/[:\s]+$/, '');
  const asks = [
    'what should be on the list: the built-in writer arranges what you enter and does not know more',
  ];
  if (items.length < 2)
    return {
      text: [title && `# ${upperFirst(title)}`, bullets(segmentsOf(rest || prompt).map(asSentence))]
        .filter(Boolean)
        .join('\n\n'),
      missing: asks,
    };
  return {
    text: [title && `# ${upperFirst(title)}`, bullets(items)].filter(Boolean).join('\n\n'),
    missing: [],
  };
}
