import { z } from 'zod';

/** Texts of an import with the number of rows of each. */
const textCounts = z.array(z.object({ text: z.string(), rows: z.number().int() })).optional();

/**
 * Number of rows that were stored, existed already (same `ref`) unchanged or updated, were merged into another row's
 * record, or were refused with the reason (`row` counts from 0).
 */
export const ImportAnswer = z
  .object({
    imported: z.number().int(),
    unchanged: z.number().int(),
    /** Absent when zero. */
    updated: z.number().int().optional(),
    merged: z.number().int().optional(),
    /** Rows that are not businesses, by their licence text. */
    left_out: textCounts,
    /** Rows that match no category and are filed under "Other". */
    unplaced: textCounts,
    refused: z.array(z.object({ row: z.number().int(), detail: z.string() })),
  })
  .meta({ id: 'ImportAnswer' });
export type ImportAnswer = z.infer<typeof ImportAnswer>;
