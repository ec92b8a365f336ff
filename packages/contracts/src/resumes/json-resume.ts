import { z } from 'zod';

const text = z.string().max(20_000).nullish();
const listOf = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).max(200).nullish();

/**
 * The parts of JSON Resume 1.0.0 (https://jsonresume.org/schema) that a profile has fields for; all are optional there.
 */
export const JsonResume = z
  .object({
    basics: z
      .object({
        name: text,
        label: text,
        email: text,
        phone: text,
        url: text,
        summary: text,
        location: z
          .object({ address: text, city: text, region: text, countryCode: text })
          .nullish(),
        profiles: listOf(z.object({ network: text, url: text })),
      })
      .nullish(),
    work: listOf(
      z.object({
        name: text,
        company: text,
        position: text,
        startDate: text,
        endDate: text,
        summary: text,
        highlights: listOf(z.string().max(2_000)),
      }),
    ),
    education: listOf(
      z.object({ institution: text, area: text, studyType: text, startDate: text, endDate: text }),
    ),
    certificates: listOf(z.object({ name: text, issuer: text })),
    skills: listOf(z.object({ name: text, keywords: listOf(z.string().max(200)) })),
  })
  .refine((resume) => Object.values(resume).some(Boolean), {
    error: 'This is not a JSON Resume document',
  })
  .meta({ id: 'JsonResume' });
export type JsonResume = z.input<typeof JsonResume>;
