import type { AccessClaims } from '@commons/contracts/account';
import {
  AdvisorRequest,
  AiAnswer,
  ContentRequest,
  EmailRequest,
  ForecastRequest,
  MarketRequest,
  PromptRequest,
} from '@commons/contracts/ai';
import { CurrentClaims } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { WritingReply } from '../writing/writing-reply.service.js';
import { businessAdvisor } from './business-advisor/business-advisor.tool.js';
import { contentGenerator } from './content-generator/content-generator.tool.js';
import { emailAssistant } from './email-assistant/email-assistant.tool.js';
import { financialForecasting } from './financial-forecasting/financial-forecasting.tool.js';
import { jobMatching } from './job-matching/job-matching.tool.js';
import { marketAnalysis } from './market-analysis/market-analysis.tool.js';

/** AI tools, for any signed-in account (decision A63): the whole text, or the text as it is written. */
@Controller('ai')
export class ToolsController {
  constructor(private readonly replies: WritingReply) {}

  @Post('business-advisor')
  @Answers(AiAnswer)
  advise(
    @Body({ schema: AdvisorRequest }) input: z.output<typeof AdvisorRequest>,
    @CurrentClaims() claims: AccessClaims,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.replies.write(businessAdvisor, input, { claims, request, reply });
  }

  @Post('content-generator')
  @Answers(AiAnswer)
  writeContent(
    @Body({ schema: ContentRequest }) input: z.output<typeof ContentRequest>,
    @CurrentClaims() claims: AccessClaims,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.replies.write(contentGenerator, input, { claims, request, reply });
  }

  @Post('email-assistant')
  @Answers(AiAnswer)
  writeEmail(
    @Body({ schema: EmailRequest }) input: z.output<typeof EmailRequest>,
    @CurrentClaims() claims: AccessClaims,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.replies.write(emailAssistant, input, { claims, request, reply });
  }

  @Post('financial-forecasting')
  @Answers(AiAnswer)
  forecast(
    @Body({ schema: ForecastRequest }) input: z.output<typeof ForecastRequest>,
    @CurrentClaims() claims: AccessClaims,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.replies.write(financialForecasting, input, { claims, request, reply });
  }

  @Post('job-matching')
  @Answers(AiAnswer)
  matchJob(
    @Body({ schema: PromptRequest }) input: z.output<typeof PromptRequest>,
    @CurrentClaims() claims: AccessClaims,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.replies.write(jobMatching, input, { claims, request, reply });
  }

  @Post('market-analysis')
  @Answers(AiAnswer)
  analyzeMarket(
    @Body({ schema: MarketRequest }) input: z.output<typeof MarketRequest>,
    @CurrentClaims() claims: AccessClaims,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.replies.write(marketAnalysis, input, { claims, request, reply });
  }
}
