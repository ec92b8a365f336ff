import { ChoiceOptions, type Choices } from './choice-options';
import { DelayedField } from './delayed-field';
import { SelectField, type SelectFieldProps } from './select-field';

interface FilterSelectProps extends Omit<SelectFieldProps, 'onChange' | 'children'> {
  /** Instead of `options`: specified words, and others under "More". */
  readonly choices?: Choices;
  readonly onPick: (value: string) => void;
}

/** A choice of a filter; with a `placeholder` ('Any category') it may be left open, which is ''. */
export function FilterSelect({ choices, onPick, ...field }: FilterSelectProps) {
  return (
    <SelectField {...field} onChange={(event) => onPick(event.target.value)}>
      {choices && <ChoiceOptions {...choices} />}
    </SelectField>
  );
}

interface PlaceFilterProps {
  readonly value: string;
  readonly onText: (place: string) => void;
}

/** Where: searched when typing pauses. */
export const PlaceFilter = (props: PlaceFilterProps) => (
  <DelayedField label="Location" maxLength={120} placeholder="City, state or ZIP" {...props} />
);
