import { upperFirst } from '@commons/contracts/text/upper-first';
import { t } from '@commons/ui/text/texts';
import { type AiTool, aiTool } from '../ai-tool';

/** 'resume-cover-letter' → 'Resume cover letter'. */
function toolName(id: string): string {
  const words = id.replace(/[-_]+/g, ' ').trim();
  return upperFirst(words);
}

/** A tool of any other id: one free-text prompt box (AIT-01, AIT-14). */
export function genericTool(id: string): AiTool {
  const name = toolName(id);
  return aiTool({
    id,
    name,
    fields: [
      {
        kind: 'text',
        name: 'prompt',
        label: t('prompt'),
        required: true,
        rows: 6,
        help: t('sayWhatNeedWhat'),
      },
    ],
    call: ({ prompt }) => ({
      name: 'POST /ai/{tool}',
      params: { tool: id.replace('-', '_') },
      body: { prompt, context: name },
    }),
    texts: {
      failed: t('errorGeneratingResponsePlease'),
      empty: t('noResponseGenerated'),
    },
  });
}
