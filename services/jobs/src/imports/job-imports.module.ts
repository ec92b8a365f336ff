import { Module } from '@nestjs/common';
import { PostingsModule } from '../postings/postings.module.js';
import { JobImportsController } from './job-imports.controller.js';
import { JobImportsService } from './job-imports.service.js';

@Module({
  imports: [PostingsModule],
  controllers: [JobImportsController],
  providers: [JobImportsService],
})
export class JobImportsModule {}
