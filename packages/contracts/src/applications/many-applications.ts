import { z } from 'zod';
import { longText, shortText } from '../field-types.js';
import { filled } from '../text/filled-text.js';
import {
  maxChangesAtOnce,
  maxPrivateNoteLength,
  maxSelected,
  maxStars,
  maxTagLength,
  maxTags,
} from './applicant-lists.js';
import {
  applicationEmailTypes,
  applicationStatuses,
  maxEmailMessageLength,
  maxEmailSubjectLength,
} from './application-lists.js';
import { EmployerApplication } from './applications.js';
import { unknownField } from './letter-fields.js';

const id = z.string().max(64);

/**
 * One line of POST /applications/changes: absent fields stay unchanged. All but the status are private to the employer.
 */
export const ApplicationChange = z
  .object({
    id,
    status: z.enum(applicationStatuses).optional(),
    stars: z.number().int().min(0).max(maxStars).optional(),
    add_tags: z.array(shortText(maxTagLength)).max(maxTags).optional(),
    remove_tags: z.array(shortText(maxTagLength)).max(maxTags).optional(),
    /** Replaces the private note; empty removes it. */
    private_note: z.string().trim().max(maxPrivateNoteLength).optional(),
  })
  .meta({ id: 'ApplicationChange' });
export type ApplicationChange = z.input<typeof ApplicationChange>;

/** POST /applications/changes: decisions of one call become final together. */
export const ApplicationChanges = z
  .object({ changes: z.array(ApplicationChange).min(1).max(maxChangesAtOnce) })
  .meta({ id: 'ApplicationChanges' });
export type ApplicationChanges = z.input<typeof ApplicationChanges>;

/** POST /applications/changes/undo: undoes decisions that are not final yet. */
export const ManyUndos = z
  .object({
    decisions: z
      .array(z.object({ id, change: z.number().int().min(1) }))
      .min(1)
      .max(maxChangesAtOnce),
  })
  .meta({ id: 'ManyUndos' });
export type ManyUndos = z.input<typeof ManyUndos>;

/** What was refused, per person. The name is absent for an application to another employer. */
export const FailedApplication = z
  .object({ id: z.string(), applicant_name: z.string().optional(), detail: z.string() })
  .meta({ id: 'FailedApplication' });
export type FailedApplication = z.infer<typeof FailedApplication>;

/** The updated applications, as in a list with `brief`, and the refused ones. */
export const ManyChanged = z
  .object({ done: z.array(EmployerApplication), failed: z.array(FailedApplication) })
  .meta({ id: 'ManyChanged' });
export type ManyChanged = z.infer<typeof ManyChanged>;

const letterText = (max: number, text: typeof shortText) =>
  filled(text(max)).superRefine((written, context) => {
    const message = unknownField(written);
    if (message) context.addIssue({ code: 'custom', message });
  });

/**
 * POST /applications/letters: one letter per person, with `{name}` and `{job}` replaced. `key` identifies the letter:
 * the same key never sends it twice. A person with several applications gets a letter without `{job}` once.
 */
export const ApplicationLetters = z
  .object({
    key: z.string().regex(/^[\w-]{8,100}$/),
    ids: z.array(id).min(1).max(maxChangesAtOnce),
    subject: letterText(maxEmailSubjectLength, shortText),
    message: letterText(maxEmailMessageLength, longText),
    email_type: z.enum(applicationEmailTypes),
    /** Also changes the status. The mails are then delayed while the decisions can be undone. */
    mark_as: z.enum(['accepted', 'rejected']).optional(),
  })
  .meta({ id: 'ApplicationLetters' });
export type ApplicationLetters = z.input<typeof ApplicationLetters>;

/** POST /applications/export.csv and /applications/resumes.zip; ids of other employers' applications are skipped. */
export const SelectedApplications = z
  .object({ ids: z.array(id).min(1).max(maxSelected) })
  .meta({ id: 'SelectedApplications' });
export type SelectedApplications = z.input<typeof SelectedApplications>;

/** GET /applications/{id}/resume-text: the text of a résumé, for files that a browser cannot show. */
export const ResumeText = z
  .object({
    sections: z.array(z.object({ heading: z.string(), lines: z.array(z.string()) })),
    /** Why there is no text. */
    problem: z.string().optional(),
  })
  .meta({ id: 'ResumeText' });
export type ResumeText = z.infer<typeof ResumeText>;
