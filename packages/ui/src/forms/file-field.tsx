import { type ComponentProps, useState } from 'react';
import { classNames } from '../elements/class-names';
import { TickIcon, UploadIcon } from '../pictures/icons';
import { Breakable } from '../text/breakable';
import { t } from '../text/texts';
import styles from './file-field.module.css';
import { type FieldProps, FormField, splitFieldProps } from './form-field';

export interface FileFieldProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  /** The chosen files; empty when the choice was cancelled. */
  onFiles?: (files: File[]) => void;
  /**
   * Names to show as chosen, if the caller holds the files (e.g. refuses one, or clears the form after sending).
   * Without it the field shows its last choice.
   */
  chosen?: readonly string[];
  /** Text of the box while nothing is chosen. Default: 'Choose a file'. */
  prompt?: string;
}

/**
 * The browser's file input under a styled box: a press opens the picker, and files can be dropped on it. Shows a tick
 * and the names of the chosen files. The caller checks type and size.
 */
export function FileField(props: FileFieldProps) {
  const { frame, control: own } = splitFieldProps(props);
  const { onFiles, chosen, prompt = t('chooseFile'), ...input } = own;
  const [taken, setTaken] = useState<string[]>([]);
  const names = chosen ?? taken;
  return (
    <FormField {...frame}>
      {(control) => (
        <div className={classNames(styles.box, names.length > 0 && styles.chosen)}>
          <input
            {...input}
            {...control}
            className={styles.input}
            onChange={(event) => {
              const files = [...(event.target.files ?? [])];
              setTaken(files.map((file) => file.name));
              onFiles?.(files);
              // Allows the same file to be chosen again after the caller refused or removed it.
              if (chosen) event.target.value = '';
            }}
            type="file"
          />
          <span className={styles.mark}>{names.length > 0 ? <TickIcon /> : <UploadIcon />}</span>
          <span aria-live="polite" className={styles.names}>
            {names.length > 0 ? <Breakable>{names.join(', ')}</Breakable> : prompt}
          </span>
          {names.length > 0 && (
            <span aria-hidden="true" className={styles.change}>
              {t('change')}
            </span>
          )}
        </div>
      )}
    </FormField>
  );
}
