import { defaultEmbedRows, embedLimits, embedThemes } from '@commons/contracts/portal/embeds';
import { isReadableAccent } from '@commons/contracts/portal/portal-colours';
import { z } from 'zod';

/** The query of an embed's address, written by the page that generates the snippet (contracts/portal/embeds). */
export const EmbedQuery = z.object({
  search: z.string().trim().max(embedLimits.words).default(''),
  rows: z.coerce.number().int().min(1).max(embedLimits.rows).default(defaultEmbedRows),
  theme: z.enum(embedThemes).default('auto'),
  accent: z
    .string()
    .regex(/^[0-9a-fA-F]{6}$/, { error: 'Expected a color such as 14594a' })
    .transform((digits) => `#${digits.toLowerCase()}`)
    .refine(isReadableAccent, {
      error: 'Text in this color is not readable on a light background. Choose a darker one.',
    })
    .optional(),
  lang: z
    .string()
    .regex(/^[a-z]{2}$/, { error: 'Expected a language such as es' })
    .optional(),
});
export type EmbedQuery = z.infer<typeof EmbedQuery>;
