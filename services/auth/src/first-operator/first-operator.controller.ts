import { auth } from '@commons/contracts/operations/auth';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { callerOf } from '../sign-in/caller-of.js';
import { FirstOperatorService } from './first-operator.service.js';

@Controller()
export class FirstOperatorController {
  constructor(private readonly first: FirstOperatorService) {}

  @Handles(auth['POST /auth/first-operator'])
  create({ body, request }: Call<'POST /auth/first-operator'>) {
    return this.first.create(body, callerOf(request));
  }
}
