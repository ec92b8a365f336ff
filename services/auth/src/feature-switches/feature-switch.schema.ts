import type { FeatureSwitchName } from '@commons/contracts/portal/feature-switch-lists';
import type { ModelDefinition } from '@nestjs/mongoose';
import { Schema } from 'mongoose';

/** Only switches that an operator has ever changed. The operators' log has who and why. */
export interface StoredFeatureSwitch {
  _id: FeatureSwitchName;
  on: boolean;
}

export const featureSwitchModel: ModelDefinition = {
  name: 'FeatureSwitch',
  schema: new Schema<StoredFeatureSwitch>(
    { _id: String, on: { type: Boolean, required: true } },
    { collection: 'feature_switches', versionKey: false },
  ),
};
