import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OperatorAccountsModule } from '../operator-accounts/operator-accounts.module.js';
import { PortalSettingsController } from './portal-settings.controller.js';
import { PortalSettingsService } from './portal-settings.service.js';
import { portalVersionModel } from './portal-version.schema.js';

@Module({
  imports: [OperatorAccountsModule, MongooseModule.forFeature([portalVersionModel])],
  controllers: [PortalSettingsController],
  providers: [PortalSettingsService],
})
export class PortalSettingsModule {}
