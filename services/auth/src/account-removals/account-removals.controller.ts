import { auth } from '@commons/contracts/operations/auth';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { AccountRemovalsService } from './account-removals.service.js';

/** Permanent deletion of accounts by two operators (decision B60). */
@Controller()
export class AccountRemovalsController {
  constructor(private readonly removals: AccountRemovalsService) {}

  @Handles(auth['GET /auth/operator/removals'])
  async list({ claims }: Call<'GET /auth/operator/removals'>) {
    const rows = await this.removals.list(claims);
    return { rows, total: rows.length };
  }

  @Handles(auth['POST /auth/operator/accounts/{id}/removal'])
  ask({ params: { id }, body, claims }: Call<'POST /auth/operator/accounts/{id}/removal'>) {
    return this.removals.ask(id, body.reason, claims);
  }

  @Handles(auth['POST /auth/operator/accounts/{id}/removal/confirm'])
  confirm({ params: { id }, claims }: Call<'POST /auth/operator/accounts/{id}/removal/confirm'>) {
    return this.removals.confirm(id, claims);
  }

  @Handles(auth['DELETE /auth/operator/accounts/{id}/removal'])
  withdraw({ params: { id }, claims }: Call<'DELETE /auth/operator/accounts/{id}/removal'>) {
    return this.removals.withdraw(id, claims);
  }
}
