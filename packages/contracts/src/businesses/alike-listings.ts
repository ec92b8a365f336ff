import { z } from 'zod';
import { optionalShortText, shortText } from '../field-types.js';

/** Query of GET /business-directory/alike: the data of a listing before it is created. */
export const AlikeQuery = z
  .object({
    name: shortText(120),
    phone: optionalShortText(40),
    street: optionalShortText(200),
    city: optionalShortText(80),
    zip: optionalShortText(12),
  })
  .meta({ id: 'AlikeQuery' });
export type AlikeQuery = z.output<typeof AlikeQuery>;

/** A listing that may describe the same business. */
export const AlikeListing = z
  .object({
    id: z.string(),
    business_name: z.string(),
    business_category: z.string(),
    /** Street and town. */
    location: z.string(),
    phone: z.string().optional(),
    /** It has an owner, so it cannot be claimed. */
    owned: z.boolean(),
    alike: z.array(z.enum(['name', 'address', 'phone'])),
  })
  .meta({ id: 'AlikeListing' });
export type AlikeListing = z.infer<typeof AlikeListing>;
