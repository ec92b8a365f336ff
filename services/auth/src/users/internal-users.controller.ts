import { Internal } from '@commons/service-kit/auth/access-rules';
import { Controller, Get, Param } from '@nestjs/common';
import { UserService } from './user.service.js';
import { userSnapshot } from './user-answers.js';

/** What other services may ask of people. */
@Controller('internal/users')
@Internal()
export class InternalUsersController {
  constructor(private readonly users: UserService) {}

  @Get(':id')
  async read(@Param('id') id: string) {
    return userSnapshot(await this.users.get(id));
  }
}
