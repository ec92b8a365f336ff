import { earliestYear, weekdays } from '@commons/contracts/businesses/listing-lists';
import { listingInputRequired } from '@commons/contracts/field-limits';
import { upperFirst } from '@commons/contracts/text/upper-first';
import { t, translate } from '@commons/ui/text/texts';
import { typedPoint } from '@commons/web-kit/map/typed-point';
import type { ListingField, ListingFormValues, TextFieldName } from '../listing-form.values';
import { hoursProblem } from './day-hours';
import { listingLabels } from './listing-form-labels';

/** Names of the five steps (specification D2 §2). */
export const stepLabels = [
  t('basicInformation'),
  t('contactLocation'),
  t('businessDetails'),
  t('servicesFeatures'),
  t('photosLogo'),
] as const;

/** The step that saves a new listing: photos need an existing one (specification D2 §4). */
export const lastFormStep = 3;
export const photosStep = 4;

/** Fields of the first three steps; all others are on the fourth. */
const stepFields: readonly (readonly ListingField[])[] = [
  ['business_name', 'business_category', 'short_description', 'full_description'],
  [
    'primary_contact_name',
    'phone',
    'email',
    'website',
    'street_address',
    'city',
    'state',
    'zip_code',
    'service_area',
    'pin',
    'pin_confirmed',
    'facebook',
    'instagram',
    'twitter',
    'linkedin',
  ],
  ['year_established', 'business_type', 'num_employees', 'license_numbers', 'business_hours'],
];

/** The index of the step that contains a field. */
export function stepOf(field: ListingField): number {
  const found = stepFields.findIndex((fields) => fields.includes(field));
  return found < 0 ? lastFormStep : found;
}

type LastPart<Path extends string> = Path extends `${string}.${infer Last}` ? Last : Path;
const lastPart = <Path extends string>(path: Path) =>
  path.slice(path.lastIndexOf('.') + 1) as LastPart<Path>;

/** The required fields with their labels, in the order of specification D2 §5. */
const requiredFields: readonly { field: TextFieldName; label: string }[] = listingInputRequired
  .map(lastPart)
  .map((field) => ({ field, label: listingLabels[field] }));

export const isRequired = (field: ListingField) =>
  requiredFields.some((one) => one.field === field);

/** The fields that enable Next on each step (specification D2 §4). */
const gates: readonly (readonly TextFieldName[])[] = [
  ['business_name', 'business_category', 'short_description'],
  ['phone', 'email', 'city', 'state'],
];

const isBlank = (values: ListingFormValues, field: TextFieldName) => values[field].trim() === '';

/** Labels of the fields that keep Next disabled on this step. */
export function missingForNext(values: ListingFormValues, step: number): string[] {
  const missing = (gates[step] ?? []).filter((field) => isBlank(values, field));
  return requiredFields.filter(({ field }) => missing.includes(field)).map(({ label }) => label);
}

export type FieldErrors = Partial<Record<ListingField, string>>;

/** Why a listing was not saved: the text above the form, and the errors next to the fields. */
export interface Problem {
  readonly text: string;
  readonly fields: FieldErrors;
}

const missingProblem = (values: ListingFormValues): Problem | undefined => {
  const missing = requiredFields.filter(({ field }) => isBlank(values, field));
  if (missing.length === 0) return undefined;
  return {
    text: t('fillInRequired', { labels: missing.map(({ label }) => label).join(', ') }),
    fields: Object.fromEntries(
      missing.map(({ field, label }) => [field, t('fillLabel', { label })]),
    ),
  };
};

const websiteText = t('pleaseEnterValidWebsite');
const isWebPage = (text: string) => /^https?:\/\/\S+$/i.test(text.trim());
const optionalPages = ['facebook', 'instagram', 'twitter', 'linkedin', 'booking_url'] as const;

const isYear = (text: string, thisYear: number) =>
  /^\d{4}$/.test(text.trim()) && Number(text) >= earliestYear && Number(text) <= thisYear;

/** The fields with a required format, in the order of specification D2 §5. */
const formatFields = ['email', 'website', 'year_established', ...optionalPages, 'pin'] as const;

/** 'Tuesday: The second time has to start after the first has ended.' */
function weekProblem({ business_hours: hours }: ListingFormValues): string | undefined {
  for (const day of weekdays) {
    const problem = hoursProblem(hours[day] ?? '');
    if (problem) return `${upperFirst(translate(day))}: ${problem}`;
  }
  return undefined;
}

/** The format error of a field; undefined for a blank one, which is missing or optional. */
export function formatProblem(
  values: ListingFormValues,
  field: ListingField,
  thisYear: number,
): string | undefined {
  if (field === 'business_hours') return weekProblem(values);
  const known = formatFields.find((one) => one === field);
  const text = known && values[known].trim();
  if (!known || !text) return undefined;
  if (known === 'email') {
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? undefined : t('pleaseEnterValidEmail');
  }
  if (known === 'pin') return typedPoint(text) ? undefined : t('pinNotRead');
  if (known !== 'year_established') return isWebPage(text) ? undefined : websiteText;
  return isYear(text, thisYear) ? undefined : t('pleaseEnterValidYear', { earliestYear, thisYear });
}

/**
 * Validates a listing before saving, in the order of specification D2 §5; returns the first violation.
 * @param thisYear the latest allowed year of establishment
 */
export function checkListing(values: ListingFormValues, thisYear: number): Problem | undefined {
  const missing = missingProblem(values);
  if (missing) return missing;
  for (const field of [...formatFields, 'business_hours'] as const) {
    const text = formatProblem(values, field, thisYear);
    if (text) return { text, fields: { [field]: text } };
  }
  return undefined;
}

/** The fields of the fourth step. None is required: any one of them completes it. */
const serviceFields = [
  'key_services',
  'pricing_info',
  'booking_url',
  'payment_methods',
  'languages_spoken',
  'accessibility_features',
  'tags',
] as const;

/**
 * The states of the stepper. A step is ticked when its required fields are valid or, without required fields, when any
 * field is filled. A step that was passed or refused with something missing is marked.
 * @param wrong the invalid fields
 * @param furthest the last step that was open
 */
export function stepStates(
  values: ListingFormValues,
  { hasPhotos, wrong, furthest }: { hasPhotos: boolean; wrong: FieldErrors; furthest: number },
): ('filled' | 'missing' | undefined)[] {
  const thisYear = new Date().getFullYear();
  return stepLabels.map((_label, step) => {
    if (step === photosStep) return hasPhotos ? 'filled' : undefined;
    const isWrong = (Object.keys(values) as ListingField[]).some(
      (field) =>
        stepOf(field) === step &&
        (wrong[field] !== undefined || formatProblem(values, field, thisYear) !== undefined),
    );
    const lacks = requiredFields.some(
      ({ field }) => stepOf(field) === step && isBlank(values, field),
    );
    if (isWrong || (lacks && step < furthest)) return 'missing';
    if (step !== lastFormStep) return lacks ? undefined : 'filled';
    const isUsed =
      values.emergency_services || serviceFields.some((field) => values[field].length > 0);
    return isUsed ? 'filled' : undefined;
  });
}

/** The first invalid field in the order of the steps. */
export function firstField(fields: FieldErrors): ListingField | undefined {
  const named = Object.keys(fields) as ListingField[];
  const order = [...stepFields.flat(), ...named];
  return order.find((field) => fields[field] !== undefined);
}
