import { t } from '@commons/ui/text/texts';
import type { FieldLabels } from '@commons/web-kit/forms/text-conflict';
import type { ListingFormValues } from '../listing-form.values';

/** The label of every field, in the order of the steps. */
export const listingLabels: FieldLabels<ListingFormValues> = {
  business_name: t('businessName'),
  business_category: t('businessCategory'),
  short_description: t('shortDescription'),
  full_description: t('fullDescription'),
  primary_contact_name: t('contactPerson'),
  phone: t('phoneNumber'),
  email: t('emailAddress'),
  website: t('websiteUrl'),
  street_address: t('streetAddress'),
  city: t('city'),
  state: t('state'),
  zip_code: t('zipCode'),
  service_area: t('serviceArea'),
  pin: t('latitudeLongitude'),
  pin_confirmed: t('pinIsRight'),
  facebook: t('facebook'),
  instagram: t('instagram'),
  twitter: t('twitter'),
  linkedin: t('linkedin'),
  year_established: t('yearEstablished'),
  business_type: t('businessType'),
  num_employees: t('numberEmployees'),
  license_numbers: t('licenseNumbers'),
  business_hours: t('businessHours'),
  key_services: t('keyServices'),
  pricing_info: t('pricingInformation'),
  booking_url: t('bookingUrl'),
  payment_methods: t('paymentMethods'),
  languages_spoken: t('languagesSpoken'),
  accessibility_features: t('accessibilityFeatures'),
  emergency_services: t('emergencyServices'),
  tags: t('tags'),
};
