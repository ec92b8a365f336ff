import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OperatorAccountsModule } from '../operator-accounts/operator-accounts.module.js';
import { featureSwitchModel } from './feature-switch.schema.js';
import { FeatureSwitchesController } from './feature-switches.controller.js';
import { FeatureSwitchesService } from './feature-switches.service.js';

@Module({
  imports: [OperatorAccountsModule, MongooseModule.forFeature([featureSwitchModel])],
  controllers: [FeatureSwitchesController],
  providers: [FeatureSwitchesService],
})
export class FeatureSwitchesModule {}
