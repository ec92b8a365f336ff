import type { ComponentType } from 'react';
import type { ToolCall } from '../../writing/answers.api';
import type { TextWriting, WritingTexts, Written } from '../../writing/text-writing';

interface FieldFacts {
  /** As in the body of the call. */
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  readonly help?: string;
  /** Stands in the field at first. */
  readonly initial?: string;
}

interface LineField extends FieldFacts {
  readonly kind: 'line';
  /** Longest text, in characters. */
  readonly most?: number;
}

interface TextField extends FieldFacts {
  readonly kind: 'text';
  readonly rows?: 2 | 4 | 6 | 8;
  readonly most?: number;
}

interface ChoiceField extends FieldFacts {
  readonly kind: 'choice';
  readonly options: readonly (string | { readonly value: string; readonly label: string })[];
}

interface NumberField extends FieldFacts {
  readonly kind: 'number';
  readonly unit: '$' | '%';
  readonly least: number;
  readonly most: number;
}

/** Several short entries, one a line of the value. */
interface EntriesField extends FieldFacts {
  readonly kind: 'entries';
  /** What one of them is called: 'Competitor'. */
  readonly noun: string;
  readonly most: number;
}

export type ToolField = LineField | TextField | ChoiceField | NumberField | EntriesField;

/** What a tool adds to the result area. */
export interface ResultPartProps {
  readonly written: Written;
  readonly writing: TextWriting;
}

/** What makes one AI tool; the frame (ai-tool.panel.tsx) is the same for all. */
export interface AiTool<Field extends string = string> {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly (ToolField & { readonly name: Field })[];
  /** @param values trimmed; required ones are not empty, numbers are numbers as typed */
  call(values: Readonly<Record<Field, string>>): ToolCall;
  readonly texts: WritingTexts;
  /** Draws the text in a way of its own. */
  readonly Text?: ComponentType<ResultPartProps>;
  /** Stands below a finished text. */
  readonly Next?: ComponentType<ResultPartProps>;
}

/** Checks that a tool uses the values of its own fields. */
export const aiTool = <const Field extends string>(tool: AiTool<Field>): AiTool => tool;
