import type { AccessClaims } from '@commons/contracts/account';
import { AdvisorRequest, type AiAnswer } from '@commons/contracts/ai';
import { CurrentClaims } from '@commons/service-kit/auth/access-rules';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { z } from 'zod';
import { AdviceService } from './advice.service.js';

/** AI tools, for any signed-in account (decision A63). */
@Controller('ai')
export class AdviceController {
  constructor(private readonly advice: AdviceService) {}

  @Post('business-advisor')
  @HttpCode(200)
  advise(
    @Body({ schema: AdvisorRequest }) input: z.output<typeof AdvisorRequest>,
    @CurrentClaims() claims: AccessClaims,
  ): Promise<AiAnswer> {
    return this.advice.advise(claims.sub, input);
  }
}
