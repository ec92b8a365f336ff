import { RevocationVouching } from '@commons/service-kit/auth/revocation-vouching';
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { KeysModule } from '../keys/keys.module.js';
import { UsersModule } from '../users/users.module.js';
import { InternalRevocationsController } from './internal-revocations.controller.js';
import { Revocation, RevocationSchema } from './revocation.schema.js';
import { RevocationKeeper } from './revocation-keeper.service.js';
import { Revocations } from './revocations.service.js';
import { Session, SessionSchema } from './session.schema.js';
import { SessionService } from './session.service.js';
import { SessionEnds } from './session-ends.service.js';
import { SessionsController } from './sessions.controller.js';
import { SignedIn } from './signed-in.service.js';

@Module({
  imports: [
    KeysModule,
    UsersModule,
    MongooseModule.forFeature([
      { name: Session.name, schema: SessionSchema },
      { name: Revocation.name, schema: RevocationSchema },
    ]),
  ],
  controllers: [InternalRevocationsController, SessionsController],
  providers: [
    RevocationKeeper,
    Revocations,
    RevocationVouching,
    SessionEnds,
    SessionService,
    SignedIn,
  ],
  exports: [SessionEnds, SessionService, SignedIn],
})
export class SessionsModule {}
