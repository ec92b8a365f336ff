import { maxAiLineLength, maxAiTextLength } from '@commons/contracts/tools/ai-lists';
import { NumberField } from '@commons/ui/forms/number-field';
import { SelectField } from '@commons/ui/forms/select-field';
import { TextArea } from '@commons/ui/forms/text-area';
import { TextField } from '@commons/ui/forms/text-field';
import { t } from '@commons/ui/text/texts';
import type { Entered } from '../../writing/text-writing';
import type { ToolField } from './ai-tool';
import styles from './ai-tool.module.css';
import { EntriesField } from './entries-field';

interface AiToolFieldsProps {
  readonly fields: readonly ToolField[];
  readonly idPrefix: string;
  readonly values: Entered;
  readonly problems: Readonly<Record<string, string>>;
  readonly onEnter: (name: string, text: string) => void;
}

/** The fields of a tool: short ones side by side, text areas at full width. */
export function AiToolFields({ fields, ...form }: AiToolFieldsProps) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <div className={isWide(field) ? styles.wide : undefined} key={field.name}>
          <Field field={field} {...form} />
        </div>
      ))}
    </div>
  );
}

const isWide = ({ kind }: ToolField) => kind === 'text' || kind === 'entries';

function Field({
  field,
  values,
  problems,
  onEnter,
  idPrefix,
}: Omit<AiToolFieldsProps, 'fields'> & { field: ToolField }) {
  const { name, label, required = false, help } = field;
  const value = values[name] ?? '';
  const error = problems[name];
  const shared = {
    id: `${idPrefix}${name}`,
    name,
    label,
    value,
    optional: !required && field.initial === undefined,
    'aria-required': required || undefined,
    ...(help && { help }),
    ...(error && { error }),
    onChange: ({ target }: { target: { value: string } }) => onEnter(name, target.value),
  };
  switch (field.kind) {
    case 'line':
      return <TextField {...shared} maxLength={field.most ?? maxAiLineLength} />;
    case 'text':
      return (
        <TextArea {...shared} maxLength={field.most ?? maxAiTextLength} rows={field.rows ?? 4} />
      );
    case 'choice':
      return (
        <SelectField
          {...shared}
          options={field.options}
          {...(field.initial === undefined && { placeholder: t('choose') })}
        />
      );
    case 'number':
      return (
        <NumberField {...shared} {...(field.unit === '$' ? { prefix: '$' } : { suffix: '%' })} />
      );
    case 'entries':
      return <EntriesField field={field} onEnter={onEnter} value={value} />;
  }
}
