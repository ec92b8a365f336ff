import { sourceChoices } from '@commons/contracts/imports/source-lists';
import type { SearchSummary } from '@commons/contracts/search/search-summary';
import { CheckboxField } from '@commons/ui/checkbox-field';
import { DelayedField } from '@commons/ui/delayed-field';
import { FilterSelect } from '@commons/ui/filter-fields';
import { Stack } from '@commons/ui/page';
import { say, t } from '@commons/ui/texts';
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
        label={t('category')}
        name="category"
        placeholder={t('anyCategory')}
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
        label={t('employmentType')}
        name="employment_type"
        placeholder={t('anyType')}
        choices={employmentChoices}
        count={facetCounts(summary, 'employment_type')}
        value={filters.employment_type}
        onPick={(employment_type) => onChange({ employment_type })}
      />
      <FilterSelect
        label={t('experienceLevel')}
        name="experience_level"
        placeholder={t('anyLevel')}
        choices={experienceChoices}
        count={facetCounts(summary, 'experience_level')}
        value={filters.experience_level}
        onPick={(experience_level) => onChange({ experience_level })}
      />
      <PayFields filters={filters} onChange={onChange} />
      <FilterSelect
        label={t('postedWithin')}
        name="posted_within_days"
        placeholder={t('anyTime')}
        options={postedChoices}
        value={filters.posted_within_days}
        onPick={(posted_within_days) => onChange({ posted_within_days })}
      />
      <FilterSelect
        label={t('companySize')}
        name="company_size"
        placeholder={t('anySize')}
        options={sizeChoices}
        value={filters.company_size}
        onPick={(company_size) => onChange({ company_size })}
      />
      <FilterSelect
        label={t('source')}
        name="source"
        placeholder={t('anySource')}
        options={sourceChoices.map(({ value, label }) => ({ value, label: say(label) }))}
        count={facetCounts(summary, 'source')}
        value={filters.source}
        onPick={(source) => onChange({ source: source as JobFilters['source'] })}
      />
      <CheckboxField
        label={t('remoteOk')}
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
      <legend className={styles.legend}>{t('salaryYear')}</legend>
      <div className={styles.pair}>
        <DelayedField
          label={t('minimumSalary')}
          name="salary_min"
          hideLabel
          placeholder={t('from')}
          inputMode="numeric"
          maxLength={12}
          prefix="$"
          value={filters.salary_min}
          onText={(salary_min) => onChange({ salary_min }, { replace: true })}
        />
        <DelayedField
          label={t('maximumSalary')}
          name="salary_max"
          hideLabel
          placeholder={t('to')}
          inputMode="numeric"
          maxLength={12}
          prefix="$"
          value={filters.salary_max}
          onText={(salary_max) => onChange({ salary_max }, { replace: true })}
        />
      </div>
      <CheckboxField
        label={t('hasSalaryInformation')}
        name="has_salary"
        value="true"
        checked={filters.has_salary}
        onChange={(event) => onChange({ has_salary: event.target.checked })}
      />
    </fieldset>
  );
}
