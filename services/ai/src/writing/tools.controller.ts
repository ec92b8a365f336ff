import { ai } from '@commons/contracts/operations/ai';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { businessAdvisor } from '../tools/business-advisor/business-advisor.tool.js';
import { contentGenerator } from '../tools/content-generator/content-generator.tool.js';
import { emailAssistant } from '../tools/email-assistant/email-assistant.tool.js';
import { financialForecasting } from '../tools/financial-forecasting/financial-forecasting.tool.js';
import { jobMatching } from '../tools/job-matching/job-matching.tool.js';
import { marketAnalysis } from '../tools/market-analysis/market-analysis.tool.js';
import { WritingReplyService } from './writing-reply.service.js';

/** Tools with their own form. */
@Controller()
export class ToolsController {
  constructor(private readonly replies: WritingReplyService) {}

  @Handles(ai['POST /ai/business-advisor'])
  advise(call: Call<'POST /ai/business-advisor'>): Promise<void> {
    return this.replies.write(businessAdvisor, call.body, call);
  }

  @Handles(ai['POST /ai/content-generator'])
  writeContent(call: Call<'POST /ai/content-generator'>): Promise<void> {
    return this.replies.write(contentGenerator, call.body, call);
  }

  @Handles(ai['POST /ai/email-assistant'])
  writeEmail(call: Call<'POST /ai/email-assistant'>): Promise<void> {
    return this.replies.write(emailAssistant, call.body, call);
  }

  @Handles(ai['POST /ai/financial-forecasting'])
  forecast(call: Call<'POST /ai/financial-forecasting'>): Promise<void> {
    return this.replies.write(financialForecasting, call.body, call);
  }

  @Handles(ai['POST /ai/job-matching'])
  matchJob(call: Call<'POST /ai/job-matching'>): Promise<void> {
    return this.replies.write(jobMatching, call.body, call);
  }

  @Handles(ai['POST /ai/market-analysis'])
  analyzeMarket(call: Call<'POST /ai/market-analysis'>): Promise<void> {
    return this.replies.write(marketAnalysis, call.body, call);
  }
}
