import { Module } from '@nestjs/common';
import { EmployersService } from './employers.service.js';
import { PeopleService } from './people.service.js';

@Module({
  providers: [PeopleService, EmployersService],
  exports: [PeopleService, EmployersService],
})
export class PeopleModule {}
