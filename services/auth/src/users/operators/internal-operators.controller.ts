import type { OperatorContact } from '@commons/contracts/moderation/moderation';
import { auth } from '@commons/contracts/operations/auth';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { UserOperatorsService } from './user-operators.service.js';

/** Lists the operators, who get reports and contact messages. */
@Controller()
export class InternalOperatorsController {
  constructor(private readonly operators: UserOperatorsService) {}

  @Handles(auth['GET /internal/operators'])
  async list(_call: Call<'GET /internal/operators'>): Promise<OperatorContact[]> {
    const operators = await this.operators.all();
    return operators.map(({ _id, full_name, email }) => ({ id: String(_id), full_name, email }));
  }
}
