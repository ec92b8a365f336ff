import { auth } from '@commons/contracts/operations/auth';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { operatorAccount } from './operator-account.js';
import { SuspensionsService } from './suspensions.service.js';

/** Operators suspend accounts and restore them (decision B59). */
@Controller()
export class SuspensionsController {
  constructor(private readonly suspensions: SuspensionsService) {}

  @Handles(auth['PUT /auth/operator/accounts/{id}/suspension'])
  async suspend({
    params: { id },
    body,
    claims,
  }: Call<'PUT /auth/operator/accounts/{id}/suspension'>) {
    return operatorAccount(await this.suspensions.suspend(id, body, claims));
  }

  @Handles(auth['DELETE /auth/operator/accounts/{id}/suspension'])
  async restore({
    params: { id },
    claims,
  }: Call<'DELETE /auth/operator/accounts/{id}/suspension'>) {
    return operatorAccount(await this.suspensions.restore(id, claims));
  }
}
