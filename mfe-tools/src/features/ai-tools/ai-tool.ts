import type { ComponentType } from 'react';
import type { ToolCall } from '../../writing/answers.api';
import type { TextWriting, WritingTexts, Written } from '../../writing/text-writing';

interface FieldFacts {
  /** Name in the request body. */
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  readonly help?: string;
  /** Initial value. */
  readonly initial?: string;
}

interface LineField extends FieldFacts {
  readonly kind: 'line';
  /** Maximum length in characters. */
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

/** Several short entries; the value has one per line. */
interface EntriesField extends FieldFacts {
  readonly kind: 'entries';
  /** Singular of an entry: 'Competitor'. */
  readonly noun: string;
  readonly most: number;
}

export type ToolField = LineField | TextField | ChoiceField | NumberField | EntriesField;

/** Props of a tool's own part of the result area. */
export interface ResultPartProps {
  readonly written: Written;
  readonly writing: TextWriting;
  /** Called when the text is used: copied or saved. */
  readonly onUsed?: (() => void) | undefined;
}

/** The definition of an AI tool. The frame (ai-tool.panel.tsx) is the same for all. */
export interface AiTool<Field extends string = string> {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly (ToolField & { readonly name: Field })[];
  /** @param values trimmed; required ones are not empty, numbers are still text */
  call(values: Readonly<Record<Field, string>>): ToolCall;
  readonly texts: WritingTexts;
  /** Renders the text in the tool's own way. */
  readonly Text?: ComponentType<ResultPartProps>;
  /** Rendered below a finished text. */
  readonly Next?: ComponentType<ResultPartProps>;
  /** The text is the person's own letter: the portal learns from their edits. */
  readonly isLetter?: true;
  /** Its texts follow the learned style: greeting, closing, length. */
  readonly followsVoice?: true;
}

/** Type-checks that a tool only uses the values of its own fields. */
export const aiTool = <const Field extends string>(tool: AiTool<Field>): AiTool => tool;
