import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OperatorAccountsModule } from '../operator-accounts/operator-accounts.module.js';
import { UsersModule } from '../users/users.module.js';
import { PortalSettingsController } from './portal-settings.controller.js';
import { PortalSettingsService } from './portal-settings.service.js';
import { portalVersionModel } from './portal-version.schema.js';
import { TownWordsService } from './town-words.service.js';

@Module({
  imports: [OperatorAccountsModule, UsersModule, MongooseModule.forFeature([portalVersionModel])],
  controllers: [PortalSettingsController],
  providers: [PortalSettingsService, TownWordsService],
})
export class PortalSettingsModule {}
