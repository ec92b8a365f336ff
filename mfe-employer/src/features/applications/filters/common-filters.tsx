import type { ApplicationSummary } from '@commons/contracts/applications/application-filter';
import { SelectField } from '@commons/ui/forms/select-field';
import { t } from '@commons/ui/text/texts';
import { statusChoices } from '@commons/web-kit/applications/application-status';
import type { ChangeFilters } from '@commons/web-kit/page/address-filters';
import type { ApplicationChoice } from './application-choice';

/** Sort orders of the list (specification D2 §3). */
const sorts: Record<ApplicationChoice['sortBy'], string> = {
  newest: t('newestFirst'),
  oldest: t('oldestFirst'),
  job_title: t('jobTitle'),
  applicant_name: t('applicantName'),
};

export interface ApplicationFiltersProps {
  readonly choice: ApplicationChoice;
  readonly summary: ApplicationSummary | undefined;
  readonly onChange: ChangeFilters<ApplicationChoice>;
}

/** Job, status and order: always visible on a wide screen. */
export function CommonFilters({ choice, summary, onChange }: ApplicationFiltersProps) {
  const jobs = summary?.jobs ?? [];
  return (
    <>
      <SelectField
        label={t('job')}
        onChange={({ target }) => onChange({ job: target.value, answers: '' })}
        options={jobs.map(({ job_id, title, total }) => ({
          value: job_id,
          label: `${title} (${total})`,
        }))}
        placeholder={t('allJobs')}
        value={choice.job}
      >
        {choice.job && !jobs.some(({ job_id }) => job_id === choice.job) && (
          <option value={choice.job}>{t('thisJob')}</option>
        )}
      </SelectField>
      <SelectField
        label={t('status')}
        onChange={({ target }) => onChange({ status: target.value as ApplicationChoice['status'] })}
        options={statusChoices}
        value={choice.status}
      />
      <SelectField
        label={t('sortBy')}
        onChange={({ target }) => onChange({ sortBy: target.value as ApplicationChoice['sortBy'] })}
        options={Object.entries(sorts).map(([value, label]) => ({ value, label }))}
        value={choice.sortBy}
      />
    </>
  );
}
