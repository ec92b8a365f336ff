import type {
  ImportField,
  ImportOutcome,
  ImportState,
} from '@commons/contracts/imports/import-run-lists';
import type { Tone } from '@commons/ui/controls/badge';
import { t } from '@commons/ui/text/texts';

/** Labels of the fields. */
export const importFieldLabels: Readonly<Record<ImportField, string>> = {
  business_name: t('importBusinessName'),
  other_name: t('importOtherName'),
  business_category: t('importCategory'),
  short_description: t('importDescription'),
  street_address: t('importStreet'),
  unit: t('importUnit'),
  full_address: t('importFullAddress'),
  city: t('importCity'),
  state: t('importState'),
  zip: t('importZip'),
  phone: t('importPhone'),
  email: t('importEmail'),
  website: t('importWebsite'),
  source_url: t('importSourcePage'),
  ref: t('importRef'),
  title: t('importJobTitle'),
  company_name: t('importEmployer'),
  category: t('importCategory'),
  employment_type: t('importEmploymentType'),
  experience_level: t('importExperience'),
  location_type: t('importLocationType'),
  location_city: t('importCity'),
  location_state: t('importState'),
  location: t('importJobPlace'),
  salary_min: t('importSalaryMin'),
  salary_max: t('importSalaryMax'),
  salary_range: t('importSalaryText'),
  overview: t('importOverview'),
  description: t('importJobDescription'),
  key_responsibilities: t('importDuties'),
  required_qualifications: t('importQualifications'),
  created_at: t('importPosted'),
  valid_through: t('importCloses'),
};

/** Hints for the fields. */
export const importFieldHelps: Readonly<Partial<Record<ImportField, string>>> = {
  other_name: t('importOtherNameHelp'),
  full_address: t('importFullAddressHelp'),
  ref: t('importRefHelp'),
};

/** Labels before and after the rows are written. */
export const outcomeLabels: Readonly<Record<ImportOutcome, string>> = {
  new: t('importOutcomeNew'),
  changed: t('importOutcomeChanged'),
  same: t('importOutcomeSame'),
  double: t('importOutcomeDouble'),
  left_out: t('importOutcomeLeftOut'),
  bad: t('importOutcomeBad'),
};

export const outcomeHints: Readonly<Record<ImportOutcome, string>> = {
  new: t('importHintNew'),
  changed: t('importHintChanged'),
  same: t('importHintSame'),
  double: t('importHintDouble'),
  left_out: t('importHintLeftOut'),
  bad: t('importHintBad'),
};

export const stateWords: Readonly<
  Record<ImportState, { readonly text: string; readonly tone: Tone }>
> = {
  mapping: { text: t('importStateMapping'), tone: 'amber' },
  checking: { text: t('importStateChecking'), tone: 'amber' },
  checked: { text: t('importStateChecked'), tone: 'amber' },
  running: { text: t('importStateRunning'), tone: 'amber' },
  done: { text: t('importStateDone'), tone: 'green' },
  undoing: { text: t('importStateUndoing'), tone: 'amber' },
  undone: { text: t('importStateUndone'), tone: 'grey' },
};
