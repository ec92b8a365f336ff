import { sourceChoices } from '@commons/contracts/source-lists';
import { CheckboxField } from '@commons/ui/checkbox-field';
import { DelayedField } from '@commons/ui/delayed-field';
import { FilterSelect, PlaceFilter } from '@commons/ui/filter-fields';
import { Stack } from '@commons/ui/page';
import {
  categoryChoices,
  employmentChoices,
  experienceChoices,
  postedChoices,
  sizeChoices,
} from './filter-choices';
import styles from './filter-fields.module.css';
import type { ChangeJobFilters, JobFilters } from './job-filters';

interface FilterFieldsProps {
  readonly filters: JobFilters;
  readonly onChange: ChangeJobFilters;
}

/** All filters of the board; each works as soon as it is changed (D1 §4). */
export function FilterFields({ filters, onChange }: FilterFieldsProps) {
  return (
    <Stack>
      <FilterSelect
        label="Category"
        placeholder="Any category"
        choices={categoryChoices}
        value={filters.category}
        onPick={(category) => onChange({ category })}
      />
      <PlaceFilter
        value={filters.location}
        onText={(location) => onChange({ location }, { replace: true })}
      />
      <FilterSelect
        label="Employment type"
        placeholder="Any type"
        choices={employmentChoices}
        value={filters.employment_type}
        onPick={(employment_type) => onChange({ employment_type })}
      />
      <FilterSelect
        label="Experience level"
        placeholder="Any level"
        choices={experienceChoices}
        value={filters.experience_level}
        onPick={(experience_level) => onChange({ experience_level })}
      />
      <PayFields filters={filters} onChange={onChange} />
      <FilterSelect
        label="Posted within"
        placeholder="Any time"
        options={postedChoices}
        value={filters.posted_within_days}
        onPick={(posted_within_days) => onChange({ posted_within_days })}
      />
      <FilterSelect
        label="Company size"
        placeholder="Any size"
        options={sizeChoices}
        value={filters.company_size}
        onPick={(company_size) => onChange({ company_size })}
      />
      <FilterSelect
        label="Source"
        placeholder="Any source"
        options={sourceChoices}
        value={filters.source}
        onPick={(source) => onChange({ source: source as JobFilters['source'] })}
      />
      <CheckboxField
        label="Remote OK"
        checked={filters.remote_ok}
        onChange={(event) => onChange({ remote_ok: event.target.checked })}
      />
    </Stack>
  );
}

function PayFields({ filters, onChange }: FilterFieldsProps) {
  return (
    <fieldset className={styles.pay}>
      <legend className={styles.legend}>Salary a year</legend>
      <div className={styles.pair}>
        <DelayedField
          label="Minimum salary"
          hideLabel
          placeholder="From"
          inputMode="numeric"
          maxLength={12}
          prefix="$"
          value={filters.salary_min}
          onText={(salary_min) => onChange({ salary_min }, { replace: true })}
        />
        <DelayedField
          label="Maximum salary"
          hideLabel
          placeholder="To"
          inputMode="numeric"
          maxLength={12}
          prefix="$"
          value={filters.salary_max}
          onText={(salary_max) => onChange({ salary_max }, { replace: true })}
        />
      </div>
      <CheckboxField
        label="Has salary information"
        checked={filters.has_salary}
        onChange={(event) => onChange({ has_salary: event.target.checked })}
      />
    </fieldset>
  );
}
