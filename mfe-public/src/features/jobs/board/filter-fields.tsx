import type { SearchSummary } from '@commons/contracts/search-summary';
import { sourceChoices } from '@commons/contracts/source-lists';
import { CheckboxField } from '@commons/ui/checkbox-field';
import { DelayedField } from '@commons/ui/delayed-field';
import { FilterSelect } from '@commons/ui/filter-fields';
import { Stack } from '@commons/ui/page';
import { useApi } from '@commons/web-kit/app-context';
import { facetCounts } from '@commons/web-kit/search/facet-counts';
import { PlaceFields } from '@commons/web-kit/search/place-fields';
import { fetchOwnPlace } from '../jobs.api';
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

interface CountedFieldsProps extends FilterFieldsProps {
  /** Number of matches per choice. */
  readonly summary: SearchSummary | undefined;
}

/** All filters of the board. Each applies as soon as it changes (D1 §4). */
export function FilterFields({ filters, onChange, summary }: CountedFieldsProps) {
  const api = useApi();
  return (
    <Stack>
      <FilterSelect
        label="Category"
        name="category"
        placeholder="Any category"
        choices={categoryChoices}
        count={facetCounts(summary, 'category')}
        value={filters.category}
        onPick={(category) => onChange({ category })}
      />
      <PlaceFields
        areas={summary?.facets.location}
        fetchOwnPlace={() => fetchOwnPlace(api)}
        filters={filters}
        onChange={onChange}
      />
      <FilterSelect
        label="Employment type"
        name="employment_type"
        placeholder="Any type"
        choices={employmentChoices}
        count={facetCounts(summary, 'employment_type')}
        value={filters.employment_type}
        onPick={(employment_type) => onChange({ employment_type })}
      />
      <FilterSelect
        label="Experience level"
        name="experience_level"
        placeholder="Any level"
        choices={experienceChoices}
        count={facetCounts(summary, 'experience_level')}
        value={filters.experience_level}
        onPick={(experience_level) => onChange({ experience_level })}
      />
      <PayFields filters={filters} onChange={onChange} />
      <FilterSelect
        label="Posted within"
        name="posted_within_days"
        placeholder="Any time"
        options={postedChoices}
        value={filters.posted_within_days}
        onPick={(posted_within_days) => onChange({ posted_within_days })}
      />
      <FilterSelect
        label="Company size"
        name="company_size"
        placeholder="Any size"
        options={sizeChoices}
        value={filters.company_size}
        onPick={(company_size) => onChange({ company_size })}
      />
      <FilterSelect
        label="Source"
        name="source"
        placeholder="Any source"
        options={sourceChoices}
        count={facetCounts(summary, 'source')}
        value={filters.source}
        onPick={(source) => onChange({ source: source as JobFilters['source'] })}
      />
      <CheckboxField
        label="Remote OK"
        name="remote_ok"
        value="true"
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
          name="salary_min"
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
          name="salary_max"
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
        name="has_salary"
        value="true"
        checked={filters.has_salary}
        onChange={(event) => onChange({ has_salary: event.target.checked })}
      />
    </fieldset>
  );
}
