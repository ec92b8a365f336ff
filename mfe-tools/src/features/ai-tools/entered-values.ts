import { locale, t } from '@commons/ui/text/texts';
import { amountProblem, typedNumber } from '@commons/web-kit/forms/typed-number';
import type { Entered } from '../../writing/text-writing';
import type { AiTool, ToolField } from './ai-tool';

/** The initial form values. */
export const initialValues = ({ fields }: AiTool): Entered =>
  Object.fromEntries(fields.map(({ name, initial }) => [name, initial ?? '']));

export const trimmed = (values: Entered): Entered =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.trim()]));

/** Labels of the blank required fields, in form order. */
export const missingLabels = ({ fields }: AiTool, values: Entered): string[] =>
  fields
    .filter(({ name, required }) => required && !values[name]?.trim())
    .map(({ label }) => label);

/** Validation errors by field name. */
export function fieldProblems({ fields }: AiTool, values: Entered): Record<string, string> {
  const problems = fields.flatMap((field) => {
    const problem = numberProblem(field, values[field.name]?.trim() ?? '');
    return problem ? [[field.name, problem]] : [];
  });
  return Object.fromEntries(problems);
}

function numberProblem(field: ToolField, text: string): string | undefined {
  if (field.kind !== 'number' || !text) return undefined;
  const number = typedNumber(text);
  if (Number.isNaN(number)) return t('enterNumberLike1');
  const problem = field.unit === '$' && amountProblem(text, t('anAmount'));
  if (problem) return problem;
  if (number < field.least) return t('enterOrMore', { number: field.least.toLocaleString(locale) });
  if (number > field.most) return t('enterOrLess', { number: field.most.toLocaleString(locale) });
  return undefined;
}

/** Values of a saved draft for the fields that the form still has. */
export function knownValues(tool: AiTool, input: Readonly<Record<string, unknown>>): Entered {
  const entered = tool.fields.flatMap(({ name }) => {
    const value = input[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return { ...initialValues(tool), ...Object.fromEntries(entered) };
}
