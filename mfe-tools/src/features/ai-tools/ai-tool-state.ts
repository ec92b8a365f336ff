import { t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useDraft } from '@commons/web-kit/forms/draft';
import { useState } from 'react';
import { toolOf } from '../../writing/answers.api';
import { useWriting } from '../../writing/use-writing';
import type { AiTool } from './ai-tool';
import { fieldProblems, initialValues, missingLabels, trimmed } from './entered-values';

/**
 * Input and text of one tool. The input is stored for this browser tab and user, and the text keeps streaming while the
 * panel is closed, so that closing the modal loses nothing.
 */
export function useAiTool(tool: AiTool) {
  const api = useApi();
  const [values, change] = useDraft(`ai:${tool.id}`, initialValues(tool));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const { writing, written } = useWriting(tool.id, {
    texts: tool.texts,
    left: toolOf(tool.call(initialValues(tool))),
  });
  const missing = missingLabels(tool, values);
  const busy = written.phase === 'writing';

  const generate = () => {
    if (busy) return;
    const found = fieldProblems(tool, values);
    setProblems(found);
    if (missing.length > 0) {
      const problem = t('fillInRequired', { fields: missing.join(', ') });
      writing.change({ problem });
    } else if (Object.keys(found).length === 0) {
      const entered = trimmed(values);
      void writing.write(api, { call: tool.call(entered), entered, texts: tool.texts });
    }
  };
  const enter = (name: string, text: string) => {
    change({ [name]: text });
    if (problems[name]) setProblems(({ [name]: _, ...others }) => others);
  };
  return { values, change, enter, problems, missing, busy, generate, writing, written };
}
