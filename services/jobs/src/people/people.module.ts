import { PeopleService } from '@commons/service-kit/people/people.service';
import { Module } from '@nestjs/common';
import { EmployerCacheService } from './employer-cache.service.js';
import { EmployersService } from './employers.service.js';

@Module({
  providers: [PeopleService, EmployerCacheService, EmployersService],
  exports: [PeopleService, EmployersService],
})
export class PeopleModule {}
