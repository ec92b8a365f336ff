import { listingCategories } from '@commons/contracts/businesses/business-lists';
import { maxShortDescriptionLength } from '@commons/contracts/businesses/listing-lists';
import { listingInputLimits } from '@commons/contracts/field-limits';
import { SelectField } from '@commons/ui/forms/select-field';
import { TextArea } from '@commons/ui/forms/text-area';
import { TextField } from '@commons/ui/forms/text-field';
import { Stack } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { townNames } from '@commons/web-kit/portal/town-lists';
import { control, optionsWith, type StepProps } from './step-props';

/** Step 1: what the business is. */
export function BasicInformationStep(props: StepProps) {
  const { business_category } = props.values;
  return (
    <Stack gap={6}>
      <TextField
        label={t('businessName')}
        {...control(props, 'business_name')}
        maxLength={listingInputLimits.business_name}
        autoComplete="organization"
      />
      <SelectField
        label={t('businessCategory')}
        {...control(props, 'business_category')}
        options={optionsWith(
          [...listingCategories, ...townNames('listing_categories')],
          business_category,
        )}
        placeholder={t('chooseCategory')}
      />
      <TextArea
        label={t('shortDescription')}
        help={t('whatDoSentenceTwo')}
        {...control(props, 'short_description')}
        rows={2}
        maxLength={maxShortDescriptionLength}
        countTo={maxShortDescriptionLength}
      />
      <TextArea
        label={t('fullDescription')}
        optional
        help={t('shownPageAsAbout')}
        {...control(props, 'full_description')}
        rows={8}
        maxLength={listingInputLimits.full_description}
      />
    </Stack>
  );
}
