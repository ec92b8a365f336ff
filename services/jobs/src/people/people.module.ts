import { Module } from '@nestjs/common';
import { EmployerCache } from './employer-cache.service.js';
import { EmployersService } from './employers.service.js';
import { PeopleService } from './people.service.js';

@Module({
  providers: [PeopleService, EmployerCache, EmployersService],
  exports: [PeopleService, EmployersService],
})
export class PeopleModule {}
