import type { AccessClaims } from '@commons/contracts/account/account';
import {
  type ProfessionalProfile,
  ProfessionalProfileUpdate,
  type ProfileVisibility,
} from '@commons/contracts/resumes/profiles';
import {
  type BaseVersion,
  nextVersion,
  onlyVersion,
  StaleRecord,
} from '@commons/service-kit/http/record-version';
import { isDuplicateKey } from '@commons/service-kit/mongo/duplicate-key';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import { FirstProfilesService } from './first-profiles.service.js';
import type { ProfileRecord } from './profile.js';

/** Lists that the body of D2 §7 does not have: an omitted list is unchanged (decision A38). */
const unchangedWhenAbsent = new Set(['experience', 'education', 'certifications']);
const replaced = Object.keys(ProfessionalProfileUpdate.shape).filter(
  (name) => !unchangedWhenAbsent.has(name),
);

/** A stored profile, or the initial values of an unsaved one. */
export type OwnProfile = Partial<ProfileRecord>;

/** Professional profiles of job seekers. */
@Injectable()
export class ProfilesService {
  constructor(
    @InjectModel('Profile') private readonly profiles: Model<ProfileRecord>,
    private readonly first: FirstProfilesService,
  ) {}

  /** The caller's profile. Before the first save it has initial values from the account (decision A40). */
  async own(claims: AccessClaims): Promise<OwnProfile> {
    return (await this.find(claims.sub)) ?? (await this.first.of(claims));
  }

  find(userId: string): Promise<ProfileRecord | null> {
    return this.profiles.findOne({ user_id: userId }).lean<ProfileRecord>();
  }

  /**
   * Replaces the whole profile. Link, visibility and views stay.
   * @throws StaleRecord when it has changed since `base`
   */
  async replace(
    claims: AccessClaims,
    update: z.output<typeof ProfessionalProfileUpdate>,
    base?: BaseVersion,
  ): Promise<OwnProfile> {
    const given = Object.entries(update).filter(
      ([, value]) => value !== undefined && value !== null,
    );
    const names = new Set(given.map(([name]) => name));
    const gone = replaced.filter((name) => !names.has(name)).map((name) => [name, 1]);
    const change = {
      $set: Object.fromEntries(given),
      ...(gone.length > 0 && { $unset: Object.fromEntries(gone) }),
      ...nextVersion,
    };
    const written = await this.#write(claims.sub, change, base);
    if (written) return written;
    throw new StaleRecord(await this.own(claims));
  }

  /** Sets which fields the shared profile omits. */
  async hide(claims: AccessClaims, wanted: ProfileVisibility): Promise<ProfileVisibility> {
    const hidden_fields = [...new Set(wanted.hidden_fields)];
    await this.ensure(claims);
    await this.profiles.updateOne({ user_id: claims.sub }, { $set: { hidden_fields } });
    return { hidden_fields };
  }

  /** Stores the initial profile as its owner sees it, if none is stored. */
  async ensure(claims: AccessClaims): Promise<void> {
    if (await this.profiles.exists({ user_id: claims.sub })) return;
    await this.#write(claims.sub, { $setOnInsert: await this.first.of(claims) });
  }

  /** @returns the profile as written; null when `base` is out of date */
  async #write(user_id: string, change: object, base?: BaseVersion): Promise<ProfileRecord | null> {
    const query = { user_id, ...onlyVersion(base) };
    const upsert = base === undefined || base === 0;
    const write = () =>
      this.profiles
        .findOneAndUpdate(query, change, { upsert, returnDocument: 'after' })
        .lean<ProfileRecord>()
        .exec();
    const isTaken = (error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
      return null;
    };
    // Of two concurrent first writes one violates the unique index. By then there is a record to update, or a newer
    // version.
    return (await write().catch(isTaken)) ?? (upsert ? write().catch(isTaken) : null);
  }
}

/** A profile as its owner sees it. */
export function ownProfile(record: OwnProfile): ProfessionalProfile {
  const { _id, user_id, version, total_views, daily_views, ...rest } = record;
  const { suspended, hidden, restored_mail_at, ...profile } = rest;
  return {
    ...profile,
    skills: profile.skills ?? [],
    experience: profile.experience ?? [],
    education: profile.education ?? [],
    certifications: profile.certifications ?? [],
    hidden_fields: profile.hidden_fields ?? [],
    ...(hidden && { hidden_reason: hidden.reason }),
  };
}
