import { ChoiceOptions, type Choices, countedLabel } from '../forms/choice-options';
import { useDelayedText } from '../forms/delayed-field';
import { SelectField, type SelectFieldProps } from '../forms/select-field';
import { SuggestField } from '../forms/suggest-field';
import { longestPlace } from '../forms/text-lengths';
import { t, translate } from '../text/texts';

interface FilterSelectProps extends Omit<SelectFieldProps, 'onChange' | 'children'> {
  /** Instead of `options`: specified values, and others under "More". */
  readonly choices?: Choices;
  readonly onPick: (value: string) => void;
}

/** A filter with one choice; with a `placeholder` ('Any category') it may be empty: ''. */
export function FilterSelect({ choices, onPick, ...field }: FilterSelectProps) {
  return (
    <SelectField {...field} onChange={(event) => onPick(event.target.value)}>
      {choices && <ChoiceOptions {...choices} count={field.count} />}
    </SelectField>
  );
}

interface Area {
  /** As the filter accepts it: a city, a borough, a ZIP code, or an area of the town, which has a name in each language. */
  readonly value: string;
  readonly total: number;
}

interface PlaceFilterProps {
  readonly value: string;
  readonly onText: (place: string) => void;
  /** The most frequent places in the results. */
  readonly areas?: readonly Area[] | undefined;
}

/** The place filter: applies when typing pauses, on Enter and on blur, and at once when one of the areas is chosen. */
export function PlaceFilter({ value, onText, areas = [] }: PlaceFilterProps) {
  const { text, type, handOn, cancel } = useDelayedText(value, onText);
  const typed = text === value ? '' : text.trim().toLowerCase();
  const fitting = areas.filter(({ value: area }) =>
    translate(area).toLowerCase().startsWith(typed),
  );
  return (
    <SuggestField
      label={t('location')}
      name="location"
      maxLength={longestPlace}
      placeholder={t('cityStateZip')}
      value={text}
      onText={type}
      onBlur={handOn}
      onKeyDown={(event) => event.key === 'Enter' && handOn()}
      openByPress
      groups={
        fitting.length > 0
          ? [
              {
                label: t('areas'),
                suggestions: fitting.map((area) => ({
                  key: area.value,
                  text: countedLabel(translate(area.value), area.total),
                  value: translate(area.value),
                })),
              },
            ]
          : []
      }
      onPick={(area) => {
        type(area.value);
        cancel();
        onText(area.value);
      }}
    />
  );
}
