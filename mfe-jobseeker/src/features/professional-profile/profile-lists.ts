import { professionalProfileUpdateLimits } from '@commons/contracts/field-limits';
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
    title: 'Experience',
    noun: 'position',
    most: 30,
    fields: [
      {
        name: 'title',
        label: 'Job title',
        maxLength: professionalProfileUpdateLimits.experience.title,
      },
      {
        name: 'company',
        label: 'Company',
        maxLength: professionalProfileUpdateLimits.experience.company,
      },
      {
        name: 'duration',
        label: 'Duration',
        maxLength: professionalProfileUpdateLimits.experience.duration,
        placeholder: '2019 - 2024',
      },
      {
        name: 'description',
        label: 'Description',
        maxLength: professionalProfileUpdateLimits.experience.description,
        isLong: true,
      },
    ],
  },
  {
    name: 'education',
    title: 'Education',
    noun: 'degree',
    most: 30,
    fields: [
      {
        name: 'degree',
        label: 'Degree',
        maxLength: professionalProfileUpdateLimits.education.degree,
      },
      {
        name: 'institution',
        label: 'Institution',
        maxLength: professionalProfileUpdateLimits.education.institution,
      },
      {
        name: 'year',
        label: 'Year',
        maxLength: professionalProfileUpdateLimits.education.year,
        placeholder: '2018',
      },
    ],
  },
  {
    name: 'certifications',
    title: 'Certifications',
    noun: 'certification',
    most: 50,
    fields: [
      { name: 'name', label: 'Name', maxLength: professionalProfileUpdateLimits.certifications },
    ],
  },
];
