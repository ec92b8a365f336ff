import { CheckboxField } from '@commons/ui/checkbox-field';
import { ChoiceOptions } from '@commons/ui/choice-options';
import { DelayedField } from '@commons/ui/delayed-field';
import { SelectField } from '@commons/ui/select-field';
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
    <div className={styles.fields}>
      <SelectField
        label="Category"
        placeholder="Any category"
        value={filters.category}
        onChange={(event) => onChange({ category: event.target.value })}
      >
        <ChoiceOptions {...categoryChoices} />
      </SelectField>
      <DelayedField
        label="Location"
        placeholder="City, state or ZIP"
        maxLength={120}
        value={filters.location}
        onText={(location) => onChange({ location }, { replace: true })}
      />
      <SelectField
        label="Employment type"
        placeholder="Any type"
        value={filters.employment_type}
        onChange={(event) => onChange({ employment_type: event.target.value })}
      >
        <ChoiceOptions {...employmentChoices} />
      </SelectField>
      <SelectField
        label="Experience level"
        placeholder="Any level"
        value={filters.experience_level}
        onChange={(event) => onChange({ experience_level: event.target.value })}
      >
        <ChoiceOptions {...experienceChoices} />
      </SelectField>
      <PayFields filters={filters} onChange={onChange} />
      <SelectField
        label="Posted within"
        placeholder="Any time"
        options={postedChoices}
        value={filters.posted_within_days}
        onChange={(event) => onChange({ posted_within_days: event.target.value })}
      />
      <SelectField
        label="Company size"
        placeholder="Any size"
        options={sizeChoices}
        value={filters.company_size}
        onChange={(event) => onChange({ company_size: event.target.value })}
      />
      <CheckboxField
        label="Remote OK"
        checked={filters.remote_ok}
        onChange={(event) => onChange({ remote_ok: event.target.checked })}
      />
    </div>
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
