import { Module, type OnModuleInit } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImportUndoService } from '../listings/imported/import-undo.service.js';
import { ListingsModule } from '../listings/listings.module.js';
import { ListingRemovalService } from '../listings/removal/listing-removal.service.js';
import { OperatorLogModule } from '../operator-log/operator-log.module.js';
import { claimSchema } from './claim.schema.js';
import { ClaimApprovalService } from './claim-approval.service.js';
import { ClaimCodeEmail } from './claim-code.email.js';
import { ClaimDecidedEmail } from './claim-decided.email.js';
import { ClaimRequestService } from './claim-request.service.js';
import { ClaimsController } from './claims.controller.js';
import { ClaimsService } from './claims.service.js';
import { ClaimUserData } from './claims.user-data.js';
import { OperatorClaimsController } from './operator-claims.controller.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Claim', schema: claimSchema }]),
    ListingsModule,
    OperatorLogModule,
  ],
  controllers: [ClaimsController, OperatorClaimsController],
  providers: [
    ClaimsService,
    ClaimRequestService,
    ClaimApprovalService,
    ClaimCodeEmail,
    ClaimDecidedEmail,
    ClaimUserData,
  ],
})
export class ClaimsModule implements OnModuleInit {
  constructor(
    private readonly claims: ClaimsService,
    private readonly removal: ListingRemovalService,
    private readonly undo: ImportUndoService,
  ) {}

  onModuleInit(): void {
    this.removal.alsoRemove((listing) => this.claims.removeOfListing(listing));
    this.undo.keepWhere((listing) => this.claims.isClaimed(listing));
  }
}
