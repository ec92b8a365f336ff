import { Module } from '@nestjs/common';
import { EmployerCacheService } from './employer-cache.service.js';
import { EmployersService } from './employers.service.js';

@Module({
  providers: [EmployerCacheService, EmployersService],
  exports: [EmployersService],
})
export class EmployersModule {}
