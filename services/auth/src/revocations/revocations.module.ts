import { RevocationMarker } from '@commons/service-kit/auth/revocation-marker';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { InternalRevocationsController } from './internal-revocations.controller.js';
import { Revocation, RevocationSchema } from './revocation.schema.js';
import { RevocationKeeperService } from './revocation-keeper.service.js';
import { RevocationsService } from './revocations.service.js';

/** Ended sessions, stored until their tokens expire. */
@Module({
  imports: [MongooseModule.forFeature([{ name: Revocation.name, schema: RevocationSchema }])],
  controllers: [InternalRevocationsController],
  providers: [RevocationKeeperService, RevocationsService, RevocationMarker],
  exports: [RevocationsService],
})
export class RevocationsModule {}
