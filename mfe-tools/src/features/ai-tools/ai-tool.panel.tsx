import { Stack } from '@commons/ui/layout/page';
import { VisuallyHidden } from '@commons/ui/layout/visually-hidden';
import { t } from '@commons/ui/text/texts';
import { SwitchedOffNote } from '@commons/web-kit/forms/switched-off-note';
import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react';
import type { Written } from '../../writing/text-writing';
import type { AiTool } from './ai-tool';
import { AiToolFields } from './ai-tool.fields';
import { AiToolResult } from './ai-tool.result';
import { useAiTool } from './ai-tool-state';
import { KeptDrafts } from './drafts/kept-drafts.list';
import { knownValues } from './entered-values';
import { GenerateRow } from './generate-row';
import { VoiceHabits } from './voice/voice-habits';

/** The frame of all AI tools: fields, then the result if there is one, then saved drafts (specification D2 §2). */
export function AiToolPanel({ tool }: { tool: AiTool }) {
  const fieldIds = useId();
  const state = useAiTool(tool);
  const { written, writing, values } = state;
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    state.generate();
  };
  // The last text area holds the content: key points, the brief, the prompt.
  const addMissing = () => {
    const areas = form.current?.querySelectorAll('textarea');
    const area = areas?.[areas.length - 1];
    area?.scrollIntoView?.({ block: 'center' });
    area?.focus();
  };
  // A disabled button also disables Enter, which has to report missing fields. In a text area Enter starts a new line.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const isLine = event.target instanceof HTMLInputElement;
    const isAsked = event.ctrlKey || event.metaKey;
    if (!isAsked && !(isLine && state.missing.length > 0)) return;
    event.preventDefault();
    state.generate();
  };
  return (
    <Stack gap={8}>
      <form method="post" noValidate onKeyDown={onKeyDown} onSubmit={submit} ref={form}>
        <Stack gap={6}>
          <SwitchedOffNote feature="ai_tools" />
          <AiToolFields
            fields={tool.fields}
            idPrefix={fieldIds}
            onEnter={state.enter}
            problems={state.problems}
            values={values}
          />
          {(tool.isLetter || tool.followsVoice) && <VoiceHabits />}
          <GenerateRow
            busy={state.busy}
            isComplete={state.missing.length === 0}
            onStop={writing.stop}
          />
        </Stack>
      </form>
      <div role="status">
        <VisuallyHidden>{phaseText(written)}</VisuallyHidden>
      </div>
      <AiToolResult
        onAdd={addMissing}
        tool={tool}
        values={values}
        writing={writing}
        written={written}
      />
      <KeptDrafts
        onOpen={({ input, text, provider }) => {
          const entered = knownValues(tool, input);
          state.change(entered);
          writing.open({ text, provider, entered });
          form.current?.scrollIntoView?.({ block: 'start' });
        }}
        tool={tool.id}
      />
    </Stack>
  );
}

/** Announced instead of the streaming text, which would be read word by word. */
function phaseText({ phase, text }: Written): string {
  if (phase === 'writing') return t('writing');
  if (phase === 'stopped') return t('stopped');
  return phase === 'done' && text ? t('textReady') : '';
}
