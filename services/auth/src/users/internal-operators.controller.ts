import { OperatorContact } from '@commons/contracts/moderation';
import { Internal } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import { Controller, Get } from '@nestjs/common';
import { UserOperators } from './user-operators.service.js';

/** Who is to be told of reports and contact messages. */
@Controller('internal/operators')
@Internal()
export class InternalOperatorsController {
  constructor(private readonly operators: UserOperators) {}

  @Get()
  @Answers(OperatorContact, { list: true })
  async list(): Promise<OperatorContact[]> {
    const operators = await this.operators.all();
    return operators.map(({ _id, full_name, email }) => ({ id: String(_id), full_name, email }));
  }
}
