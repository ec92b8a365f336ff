import { maxAiLineLength } from '@commons/contracts/tools/ai-lists';
import { Button, IconButton } from '@commons/ui/controls/button';
import { useFocusNext } from '@commons/ui/elements/use-focus-next';
import { TextField } from '@commons/ui/forms/text-field';
import { CloseIcon, PlusIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import type { ToolField } from './ai-tool';
import styles from './ai-tool.module.css';

interface EntriesFieldProps {
  readonly field: ToolField & { kind: 'entries' };
  /** One entry per line; lines may be empty while typing. */
  readonly value: string;
  readonly onEnter: (name: string, text: string) => void;
}

/** Several short entries in a column. The tool ignores blank ones. */
export function EntriesField({ field, value, onEnter }: EntriesFieldProps) {
  const { box, focusNext } = useFocusNext<HTMLFieldSetElement>();
  const lines = value.split('\n');
  const enter = (changed: readonly string[]) => onEnter(field.name, changed.join('\n'));
  const add = () => {
    enter([...lines, '']);
    focusNext(`:scope > div:nth-of-type(${lines.length + 1}) input`);
  };
  const remove = (at: number) => {
    enter(lines.length > 1 ? lines.toSpliced(at, 1) : ['']);
    focusNext('input');
  };
  return (
    <fieldset className={styles.entries} ref={box}>
      <legend>
        {field.label}{' '}
        <span className={styles.optional}>{t('optionalUpTo', { most: field.most })}</span>
      </legend>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be the same while they are typed
        <div className={styles.entry} key={at}>
          <TextField
            hideLabel
            label={`${field.noun} ${at + 1}`}
            maxLength={maxAiLineLength}
            onChange={({ target }) => enter(lines.with(at, target.value))}
            value={line}
          />
          {lines.length > 1 && (
            <IconButton
              icon={<CloseIcon />}
              label={t('removeNoun', { noun: `${field.noun.toLowerCase()} ${at + 1}` })}
              onClick={() => remove(at)}
            />
          )}
        </div>
      ))}
      {lines.length < field.most && (
        <div>
          <Button icon={<PlusIcon />} onClick={add} size="small">
            {t('addNoun', { noun: field.noun.toLowerCase() })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
