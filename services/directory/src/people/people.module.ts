import { PeopleService } from '@commons/service-kit/people/people.service';
import { Module } from '@nestjs/common';

@Module({ providers: [PeopleService], exports: [PeopleService] })
export class PeopleModule {}
