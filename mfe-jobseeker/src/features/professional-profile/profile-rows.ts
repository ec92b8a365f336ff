import {
  professionalProfileUpdateEntries,
  professionalProfileUpdateLimits,
} from '@commons/contracts/field-limits';
import { t } from '@commons/ui/text/texts';

/** One field of a row. */
export interface RowField {
  readonly name: string;
  readonly label: string;
  readonly maxLength: number;
  readonly placeholder?: string;
  /** A text area. */
  readonly isLong?: boolean;
}

interface RowList {
  readonly name: 'experience' | 'education' | 'certifications';
  readonly title: string;
  /** Singular, e.g. 'position'. */
  readonly noun: string;
  readonly most: number;
  readonly fields: readonly RowField[];
}

/** The lists of decision A38 with the limits of the contract. */
export const rowLists: readonly RowList[] = [
  {
    name: 'experience',
    title: t('experience'),
    noun: t('positionNoun'),
    most: professionalProfileUpdateEntries.experience,
    fields: [
      {
        name: 'title',
        label: t('jobTitle'),
        maxLength: professionalProfileUpdateLimits.experience.title,
      },
      {
        name: 'company',
        label: t('company'),
        maxLength: professionalProfileUpdateLimits.experience.company,
      },
      {
        name: 'duration',
        label: t('duration'),
        maxLength: professionalProfileUpdateLimits.experience.duration,
        placeholder: '2019 - 2024',
      },
      {
        name: 'description',
        label: t('description'),
        maxLength: professionalProfileUpdateLimits.experience.description,
        isLong: true,
      },
    ],
  },
  {
    name: 'education',
    title: t('education'),
    noun: t('degreeNoun'),
    most: professionalProfileUpdateEntries.education,
    fields: [
      {
        name: 'degree',
        label: t('degree'),
        maxLength: professionalProfileUpdateLimits.education.degree,
      },
      {
        name: 'institution',
        label: t('institution'),
        maxLength: professionalProfileUpdateLimits.education.institution,
      },
      {
        name: 'year',
        label: t('year'),
        maxLength: professionalProfileUpdateLimits.education.year,
        placeholder: '2018',
      },
    ],
  },
  {
    name: 'certifications',
    title: t('certifications'),
    noun: t('certificationNoun'),
    most: professionalProfileUpdateEntries.certifications,
    fields: [
      { name: 'name', label: t('name'), maxLength: professionalProfileUpdateLimits.certifications },
    ],
  },
];
