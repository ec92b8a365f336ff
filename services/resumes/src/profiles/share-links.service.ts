import { randomBytes } from 'node:crypto';
import type { AccessClaims } from '@commons/contracts/account/account';
import type { ShareLink } from '@commons/contracts/resumes/profiles';
import { refuse } from '@commons/service-kit/errors/refuse';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ProfileRecord } from './profile.js';
import { ProfilesService } from './profiles.service.js';

export const profileGone = 'Profile not found or no longer available';

/** 256 bits: unknown links cannot be guessed. */
const tokenBytes = 32;
const tokenForm = /^[A-Za-z0-9_-]{43}$/;

/** The public links of profiles, at most one each. */
@Injectable()
export class ShareLinksService {
  constructor(
    @InjectModel('Profile') private readonly records: Model<ProfileRecord>,
    private readonly profiles: ProfilesService,
  ) {}

  /** The token of the public link, created once: concurrent calls return the same (decision A39). */
  async share(claims: AccessClaims): Promise<ShareLink> {
    const user_id = claims.sub;
    await this.profiles.ensure(claims);
    const share_token = randomBytes(tokenBytes).toString('base64url');
    const unshared = { user_id, share_token: { $exists: false } };
    await this.records.updateOne(unshared, { $set: { share_token } });
    const stored = await this.profiles.find(user_id);
    return { share_token: stored?.share_token ?? share_token };
  }

  /** @throws 404 for a person who shares no profile */
  async tokenOf(userId: string): Promise<string> {
    const stored = await this.profiles.find(userId);
    if (!stored?.share_token || stored.suspended || stored.hidden) throw refuse(404, profileGone);
    return stored.share_token;
  }

  /** Revokes the link permanently; a new one differs. Does nothing without a link. */
  async revoke(userId: string): Promise<void> {
    await this.records.updateOne({ user_id: userId }, { $unset: { share_token: 1 } });
  }

  /** Closes the profile of a suspended person to all who have its link, or opens it again. */
  async suspend(userId: string, suspended: boolean): Promise<void> {
    const change = suspended ? { $set: { suspended } } : { $unset: { suspended: 1 as const } };
    await this.records.updateOne({ user_id: userId }, change);
  }

  /** @throws 404 for an unknown or malformed token, and while the person is suspended or the profile hidden */
  async read(token: string): Promise<ProfileRecord> {
    const stored = tokenForm.test(token)
      ? await this.records.findOne({ share_token: token }).lean<ProfileRecord>()
      : null;
    if (!stored || stored.suspended || stored.hidden) throw refuse(404, profileGone);
    return stored;
  }
}
