import { sourceChoices } from '@commons/contracts/imports/source-lists';
import type { SearchSummary } from '@commons/contracts/search/search-summary';
import { CheckboxField } from '@commons/ui/forms/checkbox-field';
import { DelayedField } from '@commons/ui/forms/delayed-field';
import { longestNumber } from '@commons/ui/forms/text-lengths';
import { Stack } from '@commons/ui/layout/page';
import { FilterSelect } from '@commons/ui/search/filter-fields';
import { t, translate } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { filterProps } from '@commons/web-kit/search/filter-props';
import { PlaceFields } from '@commons/web-kit/search/place-fields';
import { fetchOwnPlace } from '../jobs.api';
import {
  categoryChoices,
  employmentChoices,
  experienceChoices,
  postedChoices,
  sizeChoices,
} from './filter-choices';
import styles from './job-filter-fields.module.css';
import type { ChangeJobFilters, JobFilters } from './job-filters';

interface FilterFieldsProps {
  readonly filters: JobFilters;
  readonly onChange: ChangeJobFilters;
  /** Number of matches per choice. */
  readonly summary: SearchSummary | undefined;
}

/** All filters of the board. */
export function FilterFields(props: FilterFieldsProps) {
  const { filters, onChange, summary } = props;
  const api = useApi();
  const { select, checkbox } = filterProps(props);
  return (
    <Stack>
      <FilterSelect
        {...select('category')}
        label={t('category')}
        placeholder={t('anyCategory')}
        choices={categoryChoices}
      />
      <PlaceFields
        areas={summary?.facets.location}
        fetchOwnPlace={() => fetchOwnPlace(api)}
        filters={filters}
        onChange={onChange}
      />
      <FilterSelect
        {...select('employment_type')}
        label={t('employmentType')}
        placeholder={t('anyType')}
        choices={employmentChoices}
      />
      <FilterSelect
        {...select('experience_level')}
        label={t('experienceLevel')}
        placeholder={t('anyLevel')}
        choices={experienceChoices}
      />
      <PayFields {...props} />
      <FilterSelect
        {...select('posted_within_days')}
        label={t('postedWithin')}
        placeholder={t('anyTime')}
        options={postedChoices}
      />
      <FilterSelect
        {...select('company_size')}
        label={t('companySize')}
        placeholder={t('anySize')}
        options={sizeChoices}
      />
      <FilterSelect
        {...select('source')}
        label={t('source')}
        placeholder={t('anySource')}
        options={sourceChoices.map(({ value, label }) => ({ value, label: translate(label) }))}
      />
      <CheckboxField {...checkbox('remote_ok')} label={t('remoteOk')} />
    </Stack>
  );
}

function PayFields(props: FilterFieldsProps) {
  const { filters, onChange } = props;
  const { checkbox } = filterProps(props);
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
          maxLength={longestNumber}
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
          maxLength={longestNumber}
          prefix="$"
          value={filters.salary_max}
          onText={(salary_max) => onChange({ salary_max }, { replace: true })}
        />
      </div>
      <CheckboxField {...checkbox('has_salary')} label={t('hasSalaryInformation')} />
    </fieldset>
  );
}
