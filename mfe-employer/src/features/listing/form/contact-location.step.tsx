import { serviceAreas } from '@commons/contracts/businesses/listing-lists';
import { listingInputLimits } from '@commons/contracts/field-limits';
import { EmailField, NameField } from '@commons/ui/forms/person-fields';
import { SelectField } from '@commons/ui/forms/select-field';
import { TextField } from '@commons/ui/forms/text-field';
import { Grid, Stack } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { onStateLeft } from '@commons/web-kit/forms/typed-state';
import { townNames } from '@commons/web-kit/portal/town-lists';
import { PinFields } from './pin.fields';
import { control, optionsWith, type StepProps } from './step-props';

/** Step 2: how to reach the business and where it is. */
export function ContactLocationStep(props: StepProps) {
  return (
    <Stack gap={8}>
      <Contact {...props} />
      <Place {...props} />
      <SocialPages {...props} />
    </Stack>
  );
}

function Contact(props: StepProps) {
  return (
    <Stack gap={6}>
      <Grid cell="medium">
        <NameField
          label={t('contactPerson')}
          optional
          {...control(props, 'primary_contact_name')}
        />
        <TextField
          label={t('phoneNumber')}
          type="tel"
          {...control(props, 'phone')}
          maxLength={listingInputLimits.contact_info.phone}
          autoComplete="tel"
        />
        <EmailField label={t('emailAddress')} {...control(props, 'email')} />
      </Grid>
      <TextField
        label={t('websiteUrl')}
        type="url"
        help={t('beginsHttpHttpsNo')}
        placeholder="https://"
        {...control(props, 'website')}
        maxLength={listingInputLimits.contact_info.website}
        autoComplete="url"
      />
    </Stack>
  );
}

function Place(props: StepProps) {
  return (
    <Stack gap={6}>
      <TextField
        label={t('streetAddress')}
        optional
        help={t('leaveOutIfCustomers')}
        {...control(props, 'street_address')}
        maxLength={listingInputLimits.location_info.street_address}
        autoComplete="street-address"
      />
      <Grid cell="medium">
        <TextField
          label={t('city')}
          {...control(props, 'city')}
          maxLength={listingInputLimits.location_info.city}
          autoComplete="address-level2"
        />
        <TextField
          label={t('state')}
          {...control(props, 'state')}
          onBlur={onStateLeft((state) => props.onChange({ state }))}
          maxLength={listingInputLimits.location_info.state}
          autoComplete="address-level1"
        />
        <TextField
          label={t('zipCode')}
          {...control(props, 'zip_code')}
          maxLength={listingInputLimits.location_info.zip_code}
          autoComplete="postal-code"
        />
        <SelectField
          label={t('serviceArea')}
          {...control(props, 'service_area')}
          options={optionsWith(
            [...serviceAreas, ...townNames('service_areas')],
            props.values.service_area,
          )}
          placeholder={t('chooseArea')}
        />
      </Grid>
      <PinFields {...props} />
    </Stack>
  );
}

const socialPages = [
  { field: 'facebook', label: t('facebook') },
  { field: 'instagram', label: t('instagram') },
  { field: 'twitter', label: t('twitter') },
  { field: 'linkedin', label: t('linkedin') },
] as const;

function SocialPages(props: StepProps) {
  return (
    <Grid cell="medium">
      {socialPages.map(({ field, label }) => (
        <TextField
          key={field}
          label={label}
          optional
          type="url"
          placeholder="https://"
          {...control(props, field)}
          maxLength={listingInputLimits.social_media[field]}
        />
      ))}
    </Grid>
  );
}
