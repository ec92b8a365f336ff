import { z } from 'zod';
import { optionalShortText, shortText } from '../field-types.js';
import { maxSpecialDays } from './special-hours-limits.js';

const day = z.iso.date();

/** A date with special hours: 'closed', or text as in `business_hours`. */
export const SpecialDay = z
  .object({ date: day, hours: z.string(), note: z.string().optional() })
  .meta({ id: 'SpecialDay' });

/** Closed from now on; `reopens_on` is the first day on which it is open again. */
export const TemporaryClosure = z
  .object({ reopens_on: day.optional(), note: z.string().optional() })
  .meta({ id: 'TemporaryClosure' });

const oneEach = (days: readonly { date: string }[]) =>
  new Set(days.map(({ date }) => date)).size === days.length;

/** PUT /business-directory/special-hours: replaces both. Without `temporarily_closed` the weekly hours apply. */
export const SpecialHoursInput = z
  .object({
    special_hours: z
      .array(
        z.object({
          date: day,
          hours: shortText(100),
          note: optionalShortText(60),
        }),
      )
      .max(maxSpecialDays)
      .refine(oneEach, { error: 'Each date may stand here once' }),
    temporarily_closed: z
      .object({ reopens_on: day.optional(), note: optionalShortText(120) })
      .optional(),
  })
  .meta({ id: 'SpecialHoursInput' });
export type SpecialHoursInput = z.input<typeof SpecialHoursInput>;
