import { upperFirst } from '@commons/contracts/text/upper-first';
import { Button, IconButton } from '@commons/ui/controls/button';
import { useFocusNext } from '@commons/ui/elements/use-focus-next';
import { TextArea } from '@commons/ui/forms/text-area';
import { TextField } from '@commons/ui/forms/text-field';
import { Row, Section } from '@commons/ui/layout/page';
import { ChevronDownIcon, PlusIcon, TrashIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import type { FieldErrors } from '@commons/web-kit/forms/form-check';
import type { RowField } from '../profile-rows';
import type { ProfileRow } from '../profile-values';
import styles from './profile.form.module.css';

interface RowsEditorProps {
  /** Field name of the list in the profile. */
  readonly name: string;
  readonly title: string;
  readonly noun: string;
  readonly most: number;
  readonly fields: readonly RowField[];
  readonly rows: readonly ProfileRow[];
  readonly problems: FieldErrors;
  readonly onChange: (rows: readonly ProfileRow[]) => void;
}

/** A list whose rows are added, edited, moved and removed. */
export function RowsEditor({ rows, onChange, problems, ...list }: RowsEditorProps) {
  const { title, noun, most, fields } = list;
  const { box, focusNext } = useFocusNext<HTMLDivElement>();
  const add = () => {
    focusNext(`[data-row="${rows.length}"] :is(input, textarea)`);
    onChange([...rows, Object.fromEntries(fields.map(({ name }) => [name, '']))]);
  };
  const remove = (at: number) => {
    focusNext('[data-add]');
    onChange(rows.filter((_, other) => other !== at));
  };
  const move = (from: number, to: number) => {
    // The same button again or, if it is disabled at the end of the list, the other one.
    const buttons = `[data-row="${to}"] [data-move]:not(:disabled)`;
    focusNext(`[data-row="${to}"] [data-move="${to - from}"]:not(:disabled)`, buttons);
    onChange(swapped(rows, from, to));
  };
  return (
    <Section title={title}>
      <div className={styles.rows} ref={box}>
        {rows.length === 0 && <p className={styles.soft}>{t('nothingHereYet')}</p>}
        {rows.map((row, at) => (
          <RowFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing else to be known by
            key={at}
            {...list}
            row={row}
            at={at}
            count={rows.length}
            problems={problems}
            onChange={(changed) =>
              onChange(rows.map((one, other) => (other === at ? changed : one)))
            }
            onMove={(by) => move(at, at + by)}
            onRemove={() => remove(at)}
          />
        ))}
        <Button data-add="" icon={<PlusIcon />} disabled={rows.length >= most} onClick={add}>
          {t('addNoun', { noun })}
        </Button>
      </div>
    </Section>
  );
}

interface RowFieldsProps extends Pick<RowsEditorProps, 'name' | 'noun' | 'fields' | 'problems'> {
  readonly row: ProfileRow;
  readonly at: number;
  readonly count: number;
  readonly onChange: (row: ProfileRow) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

function RowFields({ name, noun, fields, problems, row, at, count, ...on }: RowFieldsProps) {
  const title = `${upperFirst(noun)} ${at + 1}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lay its legend out next to buttons
    <div className={styles.row} role="group" aria-label={title} data-row={at}>
      <div className={styles.rowHead}>
        <h3 className={styles.rowTitle}>{title}</h3>
        <Row gap={1}>
          <IconButton
            className={styles.up}
            data-move="-1"
            disabled={at === 0}
            icon={<ChevronDownIcon />}
            label={t('moveNounValueUp', { noun, value: at + 1 })}
            onClick={() => on.onMove(-1)}
          />
          <IconButton
            data-move="1"
            disabled={at === count - 1}
            icon={<ChevronDownIcon />}
            label={t('moveNounValueDown', { noun, value: at + 1 })}
            onClick={() => on.onMove(1)}
          />
          <IconButton
            icon={<TrashIcon />}
            label={t('removeNounValue', { noun, value: at + 1 })}
            onClick={on.onRemove}
          />
        </Row>
      </div>
      <div className={styles.fields}>
        {fields.map((field) => {
          const path = `${name}.${at}.${field.name}`;
          const shared = {
            label: field.label,
            name: path,
            maxLength: field.maxLength,
            placeholder: field.placeholder,
            value: row[field.name] ?? '',
            error: problems[path] ?? '',
            onChange: ({ target }: { target: { value: string } }) =>
              on.onChange({ ...row, [field.name]: target.value }),
          };
          return field.isLong ? (
            <TextArea className={styles.wide} key={path} rows={4} {...shared} />
          ) : (
            <TextField key={path} {...shared} />
          );
        })}
      </div>
    </div>
  );
}

function swapped(rows: readonly ProfileRow[], from: number, to: number): readonly ProfileRow[] {
  const moved = [...rows];
  const [row] = moved.splice(from, 1);
  if (row) moved.splice(to, 0, row);
  return moved;
}
