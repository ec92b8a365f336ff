import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { KeysModule } from '../keys/keys.module.js';
import { RevocationsModule } from '../revocations/revocations.module.js';
import { UsersModule } from '../users/users.module.js';
import { Session, SessionSchema } from './session.schema.js';
import { SessionService } from './session.service.js';
import { SessionEndsService } from './session-ends.service.js';
import { SessionsController } from './sessions.controller.js';
import { SignedInService } from './signed-in.service.js';

@Module({
  imports: [
    KeysModule,
    RevocationsModule,
    UsersModule,
    MongooseModule.forFeature([{ name: Session.name, schema: SessionSchema }]),
  ],
  controllers: [SessionsController],
  providers: [SessionEndsService, SessionService, SignedInService],
  exports: [SessionEndsService, SessionService, SignedInService],
})
export class SessionsModule {}
