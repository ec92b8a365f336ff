import { auth } from '@commons/contracts/operations/auth';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { UserService } from '../users/user.service.js';
import { userSnapshot } from '../users/user-answers.js';
import { TeamService } from './team.service.js';

/** Internal API of businesses for other services. */
@Controller()
export class InternalBusinessesController {
  constructor(
    private readonly users: UserService,
    private readonly team: TeamService,
  ) {}

  @Handles(auth['GET /internal/businesses/{id}/mail-readers'])
  async mailReaders({ params: { id } }: Call<'GET /internal/businesses/{id}/mail-readers'>) {
    const people = await this.team.mailReaders(await this.users.get(id));
    return people.map(userSnapshot);
  }
}
