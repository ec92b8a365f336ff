import type { Business } from '@commons/contracts/businesses/businesses';
import { type Weekday, weekdays } from '@commons/contracts/businesses/listing-lists';
import type { ListingInput } from '@commons/contracts/businesses/listings';
import { pointText, typedPoint } from '@commons/web-kit/map/typed-point';

/** Hours of the week as stored: one text per day (decision A46). */
export type HoursTexts = Readonly<Partial<Record<Weekday, string>>>;

/** The form values as in the inputs; typed lists are comma-separated texts (specification D2 §5). */
export interface ListingFormValues {
  business_name: string;
  business_category: string;
  short_description: string;
  full_description: string;
  primary_contact_name: string;
  phone: string;
  email: string;
  website: string;
  facebook: string;
  instagram: string;
  twitter: string;
  linkedin: string;
  street_address: string;
  city: string;
  state: string;
  zip_code: string;
  service_area: string;
  /** '35.0456, -85.3097'; '' while it is not placed. */
  pin: string;
  /** Confirmed although it is far from the address. */
  pin_confirmed: boolean;
  business_hours: HoursTexts;
  year_established: string;
  business_type: string;
  num_employees: string;
  license_numbers: string;
  key_services: string;
  pricing_info: string;
  booking_url: string;
  payment_methods: readonly string[];
  languages_spoken: readonly string[];
  accessibility_features: readonly string[];
  emergency_services: boolean;
  tags: string;
}
export type ListingField = keyof ListingFormValues;

type FieldOf<Kind> = {
  [Field in ListingField]: ListingFormValues[Field] extends Kind ? Field : never;
}[ListingField];
export type TextFieldName = FieldOf<string>;
export type ListFieldName = FieldOf<readonly string[]>;

const listText = (list: readonly string[] = []) => list.join(', ');

/** Form values from a listing; empty without one. */
export function formValues(listing?: Business): ListingFormValues {
  return {
    business_name: listing?.business_name ?? '',
    business_category: listing?.business_category ?? '',
    short_description: listing?.short_description ?? '',
    full_description: listing?.full_description ?? '',
    primary_contact_name: listing?.primary_contact_name ?? '',
    ...contactValues(listing),
    ...placeValues(listing),
    business_hours: listing?.business_hours ?? {},
    year_established: String(listing?.year_established ?? ''),
    business_type: listing?.business_type ?? '',
    num_employees: listing?.num_employees ?? '',
    license_numbers: listText(listing?.license_numbers),
    key_services: listText(listing?.key_services),
    pricing_info: listing?.pricing_info ?? '',
    booking_url: listing?.booking_url ?? '',
    payment_methods: listing?.payment_methods ?? [],
    languages_spoken: listing?.languages_spoken ?? [],
    accessibility_features: listing?.accessibility_features ?? [],
    emergency_services: listing?.emergency_services ?? false,
    tags: listText(listing?.tags),
  };
}

const contactValues = ({ contact_info, social_media }: Partial<Business> = {}) => ({
  phone: contact_info?.phone ?? '',
  email: contact_info?.email ?? '',
  website: contact_info?.website ?? '',
  facebook: social_media?.facebook ?? '',
  instagram: social_media?.instagram ?? '',
  twitter: social_media?.twitter ?? '',
  linkedin: social_media?.linkedin ?? '',
});

const placeValues = ({ location_info, pin }: Partial<Business> = {}) => ({
  pin: pin ? pointText(pin) : '',
  pin_confirmed: pin?.confirmed ?? false,
  street_address: location_info?.street_address ?? '',
  city: location_info?.city ?? '',
  state: location_info?.state ?? '',
  zip_code: location_info?.zip_code ?? '',
  service_area: location_info?.service_area ?? '',
});

/** 'Bread, , Cakes ' → ['Bread', 'Cakes'] (specification D2 §5). */
function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

const chosen = (text: string) => text.trim() || undefined;

/** Hours without the empty days. */
const statedHours = (hours: HoursTexts) =>
  Object.fromEntries(
    weekdays.flatMap((day) => {
      const text = hours[day]?.trim();
      return text ? [[day, text]] : [];
    }),
  );

/** Nothing when it cannot be parsed, which is reported before. */
function pinOf({ pin, pin_confirmed }: ListingFormValues): Pick<ListingInput, 'pin'> {
  const point = typedPoint(pin);
  return point ? { pin: { ...point, ...(pin_confirmed && { confirmed: true }) } } : {};
}

/** The body of POST and PUT /business-directory: trimmed, without empty optional texts. */
export function toListing(values: ListingFormValues): ListingInput {
  return {
    business_name: values.business_name.trim(),
    business_category: values.business_category,
    short_description: values.short_description.trim(),
    full_description: chosen(values.full_description),
    primary_contact_name: chosen(values.primary_contact_name),
    contact_info: {
      phone: values.phone.trim(),
      email: values.email.trim(),
      website: values.website.trim(),
    },
    social_media: {
      facebook: chosen(values.facebook),
      instagram: chosen(values.instagram),
      twitter: chosen(values.twitter),
      linkedin: chosen(values.linkedin),
    },
    location_info: {
      street_address: chosen(values.street_address),
      city: values.city.trim(),
      state: values.state.trim(),
      zip_code: values.zip_code.trim(),
      service_area: values.service_area,
    },
    ...pinOf(values),
    business_hours: statedHours(values.business_hours),
    year_established: Number(values.year_established),
    business_type: values.business_type,
    num_employees: chosen(values.num_employees),
    license_numbers: splitList(values.license_numbers),
    key_services: splitList(values.key_services),
    pricing_info: chosen(values.pricing_info),
    booking_url: chosen(values.booking_url),
    payment_methods: [...values.payment_methods],
    languages_spoken: [...values.languages_spoken],
    accessibility_features: [...values.accessibility_features],
    emergency_services: values.emergency_services,
    tags: splitList(values.tags),
  };
}

/** True when saving would change what is stored. */
export function isChanged(values: ListingFormValues, start: ListingFormValues): boolean {
  return JSON.stringify(toListing(values)) !== JSON.stringify(toListing(start));
}
