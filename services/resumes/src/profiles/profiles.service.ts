import { randomBytes } from 'node:crypto';
import type { AccessClaims } from '@commons/contracts/account';
import {
  type ProfessionalProfile,
  ProfessionalProfileUpdate,
  type ShareLink,
} from '@commons/contracts/profiles';
import { refuse } from '@commons/service-kit/errors/refuse';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { z } from 'zod';
import type { ProfileRecord } from './profile.schema.js';

export const profileGone = 'Profile not found or no longer available';

/** 256 bits: a link that is not known cannot be guessed. */
const tokenBytes = 32;
const tokenForm = /^[A-Za-z0-9_-]{43}$/;

const fields = Object.keys(ProfessionalProfileUpdate.shape);

/** Professional profiles of job seekers. */
@Injectable()
export class ProfilesService {
  constructor(@InjectModel('Profile') private readonly profiles: Model<ProfileRecord>) {}

  /** The own profile; before the first save it has the name and address of the account. */
  async own(claims: AccessClaims): Promise<ProfessionalProfile> {
    const stored = await this.#find(claims.sub);
    return stored
      ? answerOf(stored)
      : { full_name: claims.full_name, email: claims.email, skills: [] };
  }

  /** Writes the whole profile; a field that is left out is removed. The link stays. */
  async replace(
    userId: string,
    update: z.output<typeof ProfessionalProfileUpdate>,
  ): Promise<ProfessionalProfile> {
    const given = Object.entries(update).filter(
      ([, value]) => value !== undefined && value !== null,
    );
    const names = new Set(given.map(([name]) => name));
    const gone = fields.filter((name) => !names.has(name)).map((name) => [name, 1]);
    await this.#upsert(userId, {
      $set: Object.fromEntries(given),
      ...(gone.length > 0 && { $unset: Object.fromEntries(gone) }),
    });
    return this.own({ sub: userId } as AccessClaims);
  }

  /** The token of the public link, made once: two calls at a time give the same. */
  async share(claims: AccessClaims): Promise<ShareLink> {
    const { sub: user_id, full_name, email } = claims;
    await this.#upsert(user_id, { $setOnInsert: { full_name, email, skills: [] } });
    const share_token = randomBytes(tokenBytes).toString('base64url');
    const unshared = { user_id, share_token: { $exists: false } };
    await this.profiles.updateOne(unshared, { $set: { share_token } });
    const stored = await this.#find(user_id);
    return { share_token: stored?.share_token ?? share_token };
  }

  /** @throws 404 for an unknown or malformed token */
  async shared(token: string): Promise<ProfileRecord> {
    const stored = tokenForm.test(token)
      ? await this.profiles.findOne({ share_token: token }).lean<ProfileRecord>()
      : null;
    if (!stored) throw refuse(404, profileGone);
    return stored;
  }

  #find(userId: string) {
    return this.profiles.findOne({ user_id: userId }).lean<ProfileRecord>();
  }

  /** The unique index lets one of two first writes fail; by then there is something to update. */
  async #upsert(user_id: string, change: object): Promise<void> {
    const write = () => this.profiles.updateOne({ user_id }, change, { upsert: true });
    await write().catch((error: { code?: unknown }) => {
      if (error.code !== 11_000) throw error;
      return write();
    });
  }
}

function answerOf({ _id, user_id, ...profile }: ProfileRecord): ProfessionalProfile {
  return profile;
}
