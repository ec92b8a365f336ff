import { sourceChoices } from '@commons/contracts/imports/source-lists';
import type { WiderSearch } from '@commons/contracts/search/search-summary';
import { t, translate } from '@commons/ui/text/texts';
import { dollarsFrom, dollarsUpTo } from '@commons/ui/text/wording';
import { postedChoices, sizeChoices } from './filter-choices';
import type { JobFilters } from './job-filters';

interface Choice {
  readonly value: string;
  readonly label: string;
}

const labelOf = (choices: readonly Choice[]) => (value: string) =>
  translate(choices.find((choice) => choice.value === value)?.label ?? value);

/** Filters whose value alone says too little. The others are labelled by their value. */
const names: Readonly<Record<string, (value: string) => string>> = {
  salary_min: (value) => dollarsFrom(Number(value)),
  salary_max: (value) => dollarsUpTo(Number(value)),
  posted_within_days: labelOf(postedChoices),
  company_size: labelOf(sizeChoices),
  source: labelOf(sourceChoices),
  remote_ok: () => t('remoteOk'),
  has_salary: () => t('hasSalaryInformation'),
};

/** The label of a filter, by its field name in the search call. */
export function filterName(
  { field, value }: WiderSearch['without'],
  { location }: JobFilters,
): string {
  if (field === 'within_miles') return t('withinMiles', { value, location: location.trim() });
  return names[field]?.(value) ?? translate(value);
}
