import type { ApplicationSummary } from '@commons/contracts/applications/application-filter';
import { Button } from '@commons/ui/button';
import { classNames } from '@commons/ui/class-names';
import { DelayedField } from '@commons/ui/delayed-field';
import { Disclosure } from '@commons/ui/disclosure';
import { SearchIcon } from '@commons/ui/icons';
import { SelectField } from '@commons/ui/select-field';
import { TextField } from '@commons/ui/text-field';
import { t } from '@commons/ui/texts';
import { useWideScreen } from '@commons/ui/use-wide-screen';
import { statusChoices } from '@commons/web-kit/applications/application-status';
import {
  activeFilterCount,
  type ChangeFilters,
  hasFilters,
} from '@commons/web-kit/page/address-filters';
import { useState } from 'react';
import { AnswerFilters } from './answer-filters';
import { type ApplicationChoice, newestApplications } from './application-choice';
import styles from './application-filters.module.css';

/** Sort orders of the list (specification D2 §3). */
const sorts: Record<ApplicationChoice['sortBy'], string> = {
  newest: t('newestFirst'),
  oldest: t('oldestFirst'),
  job_title: t('jobTitle'),
  applicant_name: t('applicantName'),
};

const starChoices = [
  { value: '', label: t('any') },
  { value: '1', label: t('n1More') },
  { value: '2', label: t('n2More') },
  { value: '3', label: '3' },
];

const commonNone = { status: newestApplications.status, job: newestApplications.job };

interface ApplicationFiltersProps {
  readonly choice: ApplicationChoice;
  readonly summary: ApplicationSummary | undefined;
  readonly onChange: ChangeFilters<ApplicationChoice>;
}

/** Search, filters and order of the list. */
export function ApplicationFilters({ choice, summary, onChange }: ApplicationFiltersProps) {
  const { search: _words, status, job: _job, sortBy: _sort, ...rare } = choice;
  const rareSet = activeFilterCount(rare, newestApplications as typeof rare);
  const [open, setOpen] = useState(rareSet > 0);
  const jobs = summary?.jobs ?? [];
  // Two jobs may use the same wording for different questions.
  const onlyJob = jobs.length === 1 ? jobs[0]?.job_id : undefined;
  const job = choice.job || onlyJob;
  const asked = (summary?.questions ?? []).filter(({ job_id }) => job_id === job);
  const wide = useWideScreen();
  const common = (
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
  const clear = hasFilters({ ...choice, sortBy: 'newest' }, newestApplications) && (
    <Button
      onClick={() => onChange({ ...newestApplications, sortBy: choice.sortBy })}
      size="small"
      variant="quiet"
    >
      {t('clearFilters')}
    </Button>
  );
  const set = wide ? rareSet : rareSet + activeFilterCount({ status, job: choice.job }, commonNone);
  return (
    <div className={styles.filters}>
      <div className={classNames(styles.row, styles.bar, clear && styles.clearable)}>
        <DelayedField
          label={t('search')}
          maxLength={200}
          onText={(search) => onChange({ search }, { replace: true })}
          placeholder={t('nameLetterTagNote')}
          prefix={<SearchIcon />}
          type="search"
          value={choice.search}
        />
        {wide && common}
        {clear}
        <Disclosure
          className={styles.more}
          label={`${wide ? t('moreFilters') : t('filters')}${set > 0 ? ` (${set})` : ''}`}
          onToggle={setOpen}
          open={open}
        >
          <div className={styles.row}>
            {!wide && common}
            <SelectField
              label={t('tag')}
              onChange={({ target }) => onChange({ tag: target.value })}
              options={tagChoices(summary, choice.tag)}
              placeholder={t('anyTag')}
              value={choice.tag}
            />
            <SelectField
              label={t('stars')}
              onChange={({ target }) => onChange({ stars: target.value })}
              options={starChoices}
              value={choice.stars}
            />
            <TextField
              label={t('appliedFrom')}
              onChange={({ target }) => onChange({ from: target.value })}
              type="date"
              value={choice.from}
            />
            <TextField
              label={t('appliedUntil')}
              onChange={({ target }) => onChange({ to: target.value })}
              type="date"
              value={choice.to}
            />
          </div>
          {asked.length > 0 && (
            <AnswerFilters
              chosen={choice.answers}
              onChange={(answers) => onChange({ answers })}
              questions={asked}
            />
          )}
          {asked.length === 0 && (summary?.questions?.length ?? 0) > 0 && (
            <p className={styles.note}>{t('chooseJobFilterBy')}</p>
          )}
        </Disclosure>
      </div>
    </div>
  );
}

/** The tags in use, and the chosen one even if no application has it any more. */
function tagChoices(summary: ApplicationSummary | undefined, chosen: string) {
  const tags = (summary?.tags ?? []).map(({ tag, total }) => ({
    value: tag,
    label: `${tag} (${total})`,
  }));
  const isKnown = !chosen || tags.some(({ value }) => value === chosen);
  return isKnown ? tags : [...tags, { value: chosen, label: chosen }];
}
