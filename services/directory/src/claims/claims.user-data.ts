import { businessPage } from '@commons/contracts/front-ends/page-addresses';
import { RecordUserData } from '@commons/service-kit/privacy/record-user-data';
import { HoldsUserData } from '@commons/service-kit/privacy/user-data';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ClaimRecord } from './claim.schema.js';
import { claimAnswer } from './claim-answer.js';

/** An employer's claims of listings. A listing that was given to them is in their listing. */
@HoldsUserData('claims')
export class ClaimUserData extends RecordUserData<ClaimRecord> {
  protected override readonly order = { _id: 1 } as const;

  constructor(@InjectModel('Claim') claims: Model<ClaimRecord>) {
    super(claims);
  }

  protected recordOf(claim: ClaimRecord) {
    return { ...claimAnswer(claim), path: businessPage(String(claim.listing_id)) };
  }
}
