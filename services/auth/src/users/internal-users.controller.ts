import { UserSnapshot } from '@commons/contracts/account';
import { Internal } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import { Controller, Get, Param } from '@nestjs/common';
import { UserService } from './user.service.js';
import { userSnapshot } from './user-answers.js';

/** What other services may ask of people. */
@Controller('internal/users')
@Internal()
export class InternalUsersController {
  constructor(private readonly users: UserService) {}

  @Get(':id')
  @Answers(UserSnapshot)
  async read(@Param('id') id: string) {
    return userSnapshot(await this.users.get(id));
  }
}
