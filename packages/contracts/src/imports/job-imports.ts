import { z } from 'zod';
import {
  isoDate,
  optionalLongText,
  optionalShortText,
  optionalWebPage,
  shortText,
} from '../field-types.js';

/** One row of an import file (decision A61): the form's required fields do not apply, `created_at` is kept. */
export const JobImportRow = z
  .object({
    title: shortText(300),
    company_name: shortText(200),
    category: optionalShortText(200),
    employment_type: optionalShortText(60),
    experience_level: optionalShortText(60),
    location_city: optionalShortText(120),
    location_state: optionalShortText(60),
    location_type: optionalShortText(60),
    location: optionalShortText(200),
    salary_range: optionalShortText(120),
    salary_min: z.number().min(0).max(100_000_000).nullish(),
    salary_max: z.number().min(0).max(100_000_000).nullish(),
    overview: optionalLongText(20_000),
    description: optionalLongText(20_000),
    summary: optionalLongText(20_000),
    key_responsibilities: optionalLongText(20_000),
    required_qualifications: optionalLongText(20_000),
    created_at: isoDate.optional(),
    /** Expiry of the job according to its source; default 60 days after the latest import. */
    valid_through: isoDate.optional(),
    source_url: optionalWebPage,
    ref: optionalShortText(120),
  })
  .meta({ id: 'JobImportRow' });
export type JobImportRow = z.input<typeof JobImportRow>;

/** POST /jobs/import, operators only: at most 200 rows per call, each validated separately. */
export const JobImport = z
  .object({ rows: z.array(z.unknown()).min(1).max(200) })
  .meta({ id: 'JobImport' });
export type JobImport = z.input<typeof JobImport>;
