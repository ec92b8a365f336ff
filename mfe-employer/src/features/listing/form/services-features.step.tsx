import {
  accessibilityFeatures,
  paymentMethods,
  spokenLanguages,
} from '@commons/contracts/businesses/listing-lists';
import { listingInputLimits } from '@commons/contracts/field-limits';
import { CheckboxField, ChoiceGroup } from '@commons/ui/forms/checkbox-field';
import { fieldId } from '@commons/ui/forms/form-control';
import { TextArea } from '@commons/ui/forms/text-area';
import { TextField } from '@commons/ui/forms/text-field';
import { Stack } from '@commons/ui/layout/page';
import { t, translate } from '@commons/ui/text/texts';
import type { ListFieldName } from '../listing-form.values';
import { control, listingForm, optionsWith, type StepProps, typedList } from './step-props';

/** Step 4: what the business offers, and how. */
export function ServicesFeaturesStep(props: StepProps) {
  const { values, onChange } = props;
  return (
    <Stack gap={8}>
      <TextField
        label={t('keyServices')}
        optional
        help={t('separateThemByCommas')}
        {...control(props, 'key_services')}
        maxLength={typedList('key_services')}
      />
      <TextArea
        label={t('pricingInformation')}
        optional
        {...control(props, 'pricing_info')}
        rows={2}
        maxLength={listingInputLimits.pricing_info}
      />
      <TextField
        label={t('bookingUrl')}
        optional
        type="url"
        placeholder="https://"
        {...control(props, 'booking_url')}
        maxLength={listingInputLimits.booking_url}
      />
      <Choices
        {...props}
        field="payment_methods"
        legend={t('paymentMethods')}
        list={paymentMethods}
      />
      <Choices
        {...props}
        field="languages_spoken"
        legend={t('languagesSpoken')}
        list={spokenLanguages}
      />
      <Choices
        {...props}
        field="accessibility_features"
        legend={t('accessibilityFeatures')}
        list={accessibilityFeatures}
      />
      <CheckboxField
        label={t('emergencyServices')}
        help={t('canCalledOutsideOpening')}
        checked={values.emergency_services}
        onChange={(event) => onChange({ emergency_services: event.target.checked })}
      />
      <TextField
        label={t('tags')}
        optional
        help={t('wordsPeopleMaySearch')}
        {...control(props, 'tags')}
        maxLength={typedList('tags')}
      />
    </Stack>
  );
}

interface ChoicesProps extends StepProps {
  readonly field: ListFieldName;
  readonly legend: string;
  readonly list: readonly string[];
}

/** Checkboxes; the chosen values are stored in the order of the list. */
function Choices({ field, legend, list, values, errors, onChange }: ChoicesProps) {
  const options = optionsWith(list, ...values[field]);
  const choose = (option: string, checked: boolean) =>
    options.filter((each) => (each === option ? checked : values[field].includes(each)));
  return (
    <ChoiceGroup id={fieldId(listingForm, field)} legend={legend} error={errors[field]} columns>
      {options.map((option) => (
        <CheckboxField
          key={option}
          label={translate(option)}
          checked={values[field].includes(option)}
          onChange={(event) => onChange({ [field]: choose(option, event.target.checked) })}
        />
      ))}
    </ChoiceGroup>
  );
}
