import { PeopleService } from '@commons/service-kit/people/people.service';
import { Module } from '@nestjs/common';
import { EmployerCache } from './employer-cache.service.js';
import { EmployersService } from './employers.service.js';

@Module({
  providers: [PeopleService, EmployerCache, EmployersService],
  exports: [PeopleService, EmployersService],
})
export class PeopleModule {}
