import {
  educationLevels,
  jobDescriptionContext,
  jobDescriptionExperience,
} from '@commons/contracts/ai-lists';
import {
  jobDescriptionMaxima,
  jobDescriptionPrompt,
} from '@commons/contracts/job-description-prompt';
import { jobEmploymentTypes, jobLocationTypes } from '@commons/contracts/job-lists';
import { aiTool } from '../ai-tool';
import { ConvertJob } from './convert-job';

const { line, text } = jobDescriptionMaxima;

/** AIT-10 … AIT-13 */
export const jobListingRequirements = aiTool({
  id: 'job-listing-requirements',
  name: 'Job Listing Requirements',
  fields: [
    // Limit of a job's title: 150 characters (contracts/jobs.ts).
    { kind: 'line', name: 'jobTitle', label: 'Job title', required: true, most: 150 },
    { kind: 'line', name: 'department', label: 'Department', required: true, most: line },
    {
      kind: 'choice',
      name: 'employmentType',
      label: 'Employment type',
      options: jobEmploymentTypes,
      initial: 'Full-time',
    },
    {
      kind: 'choice',
      name: 'workLocation',
      label: 'Work location',
      options: jobLocationTypes,
      initial: 'On-site',
    },
    {
      kind: 'choice',
      name: 'educationLevel',
      label: 'Education level',
      required: true,
      options: educationLevels,
    },
    {
      kind: 'choice',
      name: 'yearsExperience',
      label: 'Years of experience',
      required: true,
      options: jobDescriptionExperience,
    },
    {
      kind: 'text',
      name: 'coreResponsibilities',
      label: 'Core responsibilities',
      required: true,
      most: text,
      help: 'One a line.',
    },
    {
      kind: 'text',
      name: 'requiredSkills',
      label: 'Required skills',
      required: true,
      most: text,
      help: 'One a line.',
    },
    {
      kind: 'text',
      name: 'preferredQualifications',
      label: 'Preferred qualifications',
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
    failed: 'Error generating job description. Please try again.',
    empty: 'No job description generated',
  },
  Next: ConvertJob,
});
