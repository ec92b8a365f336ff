import { z } from 'zod';
import { isoDate, longText } from '../field-types.js';
import { featureSwitchNames } from './feature-switch-lists.js';

const name = z.enum(featureSwitchNames);

/** GET /feature-switches: the names of the features that are off. */
export const SwitchedOff = z.object({ off: z.array(name) }).meta({ id: 'SwitchedOff' });
export type SwitchedOff = z.infer<typeof SwitchedOff>;

/** A row of GET /auth/operator/feature-switches. */
export const FeatureSwitch = z
  .object({
    name,
    on: z.boolean(),
    /** The latest change: operator, time and reason; absent before the first. */
    changed_by: z.string().optional(),
    changed_at: isoDate.optional(),
    reason: z.string().optional(),
  })
  .meta({ id: 'FeatureSwitch' });
export type FeatureSwitch = z.infer<typeof FeatureSwitch>;

/** PUT /auth/operator/feature-switches/{name} */
export const FeatureSwitchChange = z
  .object({ on: z.boolean(), reason: longText(2_000) })
  .meta({ id: 'FeatureSwitchChange' });
export const FeatureSwitchParam = name;
