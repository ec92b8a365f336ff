import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { KeysModule } from '../keys/keys.module.js';
import { Session, SessionSchema } from './session.schema.js';
import { SessionService } from './session.service.js';

@Module({
  imports: [KeysModule, MongooseModule.forFeature([{ name: Session.name, schema: SessionSchema }])],
  providers: [SessionService],
  exports: [SessionService],
})
export class SessionsModule {}
