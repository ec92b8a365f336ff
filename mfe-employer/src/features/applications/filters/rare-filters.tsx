import type { ApplicationSummary } from '@commons/contracts/applications/application-filter';
import { SelectField } from '@commons/ui/forms/select-field';
import { TextField } from '@commons/ui/forms/text-field';
import { t } from '@commons/ui/text/texts';
import type { ReactNode } from 'react';
import { AnswerFilters } from './answer-filters';
import styles from './application-filters.module.css';
import type { ApplicationFiltersProps } from './common-filters';

const starChoices = [
  { value: '', label: t('any') },
  { value: '1', label: t('n1More') },
  { value: '2', label: t('n2More') },
  { value: '3', label: '3' },
];

interface RareFiltersProps extends ApplicationFiltersProps {
  /** More fields for the first row. */
  readonly children: ReactNode;
}

/** Tag, stars, dates, and the answers to a job's questions. */
export function RareFilters({ choice, summary, onChange, children }: RareFiltersProps) {
  const jobs = summary?.jobs ?? [];
  // Two jobs may use the same wording for different questions.
  const onlyJob = jobs.length === 1 ? jobs[0]?.job_id : undefined;
  const job = choice.job || onlyJob;
  const questions = summary?.questions ?? [];
  const asked = questions.filter(({ job_id }) => job_id === job);
  return (
    <>
      <div className={styles.row}>
        {children}
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
      {asked.length === 0 && questions.length > 0 && (
        <p className={styles.note}>{t('chooseJobFilterBy')}</p>
      )}
    </>
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
