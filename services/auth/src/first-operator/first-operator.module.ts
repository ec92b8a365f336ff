import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BusinessMembersModule } from '../businesses/business-members.module.js';
import { OperatorAccountsModule } from '../operator-accounts/operator-accounts.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { firstOperatorLinkModel } from '../users/operators/first-operator-link.schema.js';
import { UsersModule } from '../users/users.module.js';
import { FirstOperatorController } from './first-operator.controller.js';
import { FirstOperatorService } from './first-operator.service.js';

@Module({
  imports: [
    BusinessMembersModule,
    OperatorAccountsModule,
    SignInModule,
    UsersModule,
    MongooseModule.forFeature([firstOperatorLinkModel]),
  ],
  controllers: [FirstOperatorController],
  providers: [FirstOperatorService],
})
export class FirstOperatorModule {}
