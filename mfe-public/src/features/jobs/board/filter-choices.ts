import {
  companySizes,
  jobEmploymentFilters,
  jobEmploymentTypes,
  jobExperienceFilters,
  jobExperienceLevels,
  jobFilterCategories,
  jobFormCategories,
  postedWithinDays,
} from '@commons/contracts/jobs/job-lists';
import { choices } from '@commons/ui/forms/choice-options';
import { t } from '@commons/ui/text/texts';
import { townNames } from '@commons/web-kit/portal/town-lists';

export const categoryChoices = choices(
  [...jobFilterCategories, ...townNames('job_categories')],
  jobFormCategories,
);
export const employmentChoices = choices(jobEmploymentFilters, jobEmploymentTypes);
export const experienceChoices = choices(jobExperienceFilters, jobExperienceLevels);

export const postedChoices = postedWithinDays.map((days) => ({
  value: String(days),
  label: days === 1 ? t('last24Hours') : t('lastDays', { days }),
}));

export const sizeChoices = companySizes.map((size) => ({
  value: size,
  label: size === '1' ? t('onePerson') : t('people', { size }),
}));
