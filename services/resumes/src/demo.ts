import type { Environment } from '@commons/service-kit/config/parse-config';
import { inOwnStore } from '@commons/service-kit/demo/own-store';
import type { ProfileRecord } from './profiles/profile.js';
import { profileSchema } from './profiles/profile.schema.js';

export type DemoProfile = Omit<ProfileRecord, '_id'>;

/** Stores the professional profile of a fictional person, replacing one from an interrupted load. */
export function writeDemoProfile(settings: Environment, profile: DemoProfile): Promise<void> {
  return inOwnStore('resumes', settings, async (connection) => {
    const profiles = connection.model('Profile', profileSchema);
    const { user_id } = profile;
    await profiles.replaceOne({ user_id }, profile, { upsert: true });
  });
}
