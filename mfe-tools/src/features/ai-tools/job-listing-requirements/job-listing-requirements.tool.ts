import { jobPostingLimits } from '@commons/contracts/field-limits';
import { jobEmploymentTypes, jobLocationTypes } from '@commons/contracts/jobs/job-lists';
import {
  educationLevels,
  jobDescriptionContext,
  jobDescriptionExperience,
} from '@commons/contracts/tools/ai-lists';
import {
  jobDescriptionMaxima,
  jobDescriptionPrompt,
} from '@commons/contracts/tools/job-description-prompt';
import { t } from '@commons/ui/text/texts';
import { aiTool } from '../ai-tool';
import { ConvertJob } from './convert-job';

const { line, text } = jobDescriptionMaxima;

/** AIT-10 … AIT-13 */
export const jobListingRequirements = aiTool({
  id: 'job-listing-requirements',
  name: t('jobListingRequirements'),
  fields: [
    {
      kind: 'line',
      name: 'jobTitle',
      label: t('jobTitle'),
      required: true,
      most: jobPostingLimits.title,
    },
    { kind: 'line', name: 'department', label: t('department'), required: true, most: line },
    {
      kind: 'choice',
      name: 'employmentType',
      label: t('employmentType'),
      options: jobEmploymentTypes,
      initial: 'Full-time',
    },
    {
      kind: 'choice',
      name: 'workLocation',
      label: t('workLocation'),
      options: jobLocationTypes,
      initial: 'On-site',
    },
    {
      kind: 'choice',
      name: 'educationLevel',
      label: t('educationLevel'),
      required: true,
      options: educationLevels,
    },
    {
      kind: 'choice',
      name: 'yearsExperience',
      label: t('yearsExperience'),
      required: true,
      options: jobDescriptionExperience,
    },
    {
      kind: 'text',
      name: 'coreResponsibilities',
      label: t('coreResponsibilities'),
      required: true,
      most: text,
      help: t('oneALine'),
    },
    {
      kind: 'text',
      name: 'requiredSkills',
      label: t('requiredSkills'),
      required: true,
      most: text,
      help: t('oneALine'),
    },
    {
      kind: 'text',
      name: 'preferredQualifications',
      label: t('preferredQualifications'),
      rows: 2,
      most: text,
    },
  ],
  call: (values) => ({
    name: 'POST /ai/job-matching',
    body: {
      prompt: jobDescriptionPrompt(values),
      context: jobDescriptionContext,
    },
  }),
  texts: {
    failed: t('errorGeneratingJobDescription'),
    empty: t('noJobDescriptionGenerated'),
  },
  Next: ConvertJob,
});
