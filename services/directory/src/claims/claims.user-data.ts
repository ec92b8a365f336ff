import type { UserSnapshot } from '@commons/contracts/account/account';
import {
  type CollectedUserData,
  HoldsUserData,
  type UserDataHolder,
} from '@commons/service-kit/privacy/user-data';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ClaimRecord } from './claim.schema.js';

import { claimAnswer } from './claim-answer.js';

/** An employer's claims of listings. A listing that was given to them is in their listing. */
@HoldsUserData('claims')
export class ClaimUserData implements UserDataHolder {
  constructor(@InjectModel('Claim') private readonly claims: Model<ClaimRecord>) {}

  async collect({ id }: UserSnapshot): Promise<CollectedUserData> {
    const own = await this.claims.find({ user_id: id }).sort({ _id: 1 }).lean<ClaimRecord[]>();
    return {
      records: own.map((claim) => ({
        ...claimAnswer(claim),
        path: `/business-directory/${claim.listing_id}`,
      })),
    };
  }

  async erase({ id }: UserSnapshot): Promise<void> {
    await this.claims.deleteMany({ user_id: id });
  }
}
