import { auth } from '@commons/contracts/operations/auth';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { UserService } from './user.service.js';
import { userSnapshot, writerAccount } from './user-answers.js';

/** Internal API of accounts for other services. */
@Controller()
export class InternalUsersController {
  constructor(private readonly users: UserService) {}

  @Handles(auth['GET /internal/users/{id}'])
  async read({ params: { id } }: Call<'GET /internal/users/{id}'>) {
    return userSnapshot(await this.users.get(id));
  }

  @Handles(auth['GET /internal/writers/{id}'])
  async readWriter({ params: { id } }: Call<'GET /internal/writers/{id}'>) {
    return writerAccount(await this.users.get(id));
  }
}
