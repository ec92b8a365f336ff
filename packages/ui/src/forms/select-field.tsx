import { type ComponentProps, memo } from 'react';
import { classNames } from '../elements/class-names';
import { ChevronDownIcon } from '../pictures/icons';
import { translate } from '../text/texts';
import { type ChoiceCount, CountedOption } from './choice-options';
import { controlClass, type FieldProps, FormField, splitFieldProps } from './form-field';
import styles from './select-field.module.css';

/** An option: a text, or a label with a different value. */
type SelectOption = string | { value: string; label: string; disabled?: boolean };

export interface SelectFieldProps extends FieldProps, ComponentProps<'select'> {
  /** A flat list; for groups pass <optgroup> children instead. */
  options?: readonly SelectOption[];
  /** Number of results per choice, shown after its label. */
  count?: ChoiceCount | undefined;
  /** First choice with the value '', e.g. 'Any category'. */
  placeholder?: string;
}

const none: readonly SelectOption[] = [];

/** Made anew only for another list: a form renders with each letter that is typed, and a list may have 400 options. */
const Options = memo(({ options, count }: Pick<SelectFieldProps, 'options' | 'count'>) =>
  options?.map((option) => {
    const given = typeof option === 'string' ? { value: option, label: translate(option) } : option;
    return <CountedOption {...given} count={count} key={given.value} />;
  }),
);

/** The browser's own select: with the picker of a phone and type-ahead on a keyboard. */
export function SelectField(props: SelectFieldProps) {
  const { frame, control: own } = splitFieldProps(props);
  const { options = none, placeholder, count, children, ...select } = own;
  return (
    <FormField {...frame}>
      {(control) => (
        <div className={styles.box}>
          <select {...select} {...control} className={classNames(controlClass, styles.select)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            <Options count={count} options={options} />
            {children}
          </select>
          <ChevronDownIcon className={styles.mark} />
        </div>
      )}
    </FormField>
  );
}
