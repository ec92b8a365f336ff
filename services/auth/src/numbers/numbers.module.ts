import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersModule } from '../users/users.module.js';
import { NumbersController } from './numbers.controller.js';
import { visitCountModel } from './visit-count.schema.js';
import { VisitCountsService } from './visit-counts.service.js';

@Module({
  imports: [UsersModule, MongooseModule.forFeature([visitCountModel])],
  controllers: [NumbersController],
  providers: [VisitCountsService],
})
export class NumbersModule {}
