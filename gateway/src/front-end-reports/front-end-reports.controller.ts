import { gateway } from '@commons/contracts/operations/gateway';
import { customerOf } from '@commons/service-kit/http/client-address';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { type Limit, Limits, minute } from '@commons/service-kit/limits/limits';
import { Controller } from '@nestjs/common';
import { ReadsJson } from '../api/own-bodies.js';
import { Limited } from '../limits/limited.js';
import { Forwarder } from '../proxy/forwarder.js';
import { FrontEndReportsService } from './front-end-reports.service.js';

/** Twenty reports of the longest texts. */
const maxBytes = 16 * 1024;

/** A page sends one or two. Separate from the general limit, so that reports never cost a visitor a page. */
const maxPerMinute = 60;

/** Receives browser reports, sent by sendBeacon without reading the answer. */
@Controller('api')
export class FrontEndReportsController {
  readonly #limit: Limit;

  constructor(
    limits: Limits,
    private readonly forwarder: Forwarder,
    private readonly reports: FrontEndReportsService,
  ) {
    this.#limit = limits.make({
      name: 'front-end-reports',
      most: maxPerMinute,
      seconds: minute,
      withoutRedis: 'allow',
    });
  }

  @Handles(gateway['POST /front-end-reports'])
  @Limited('read')
  @ReadsJson(maxBytes)
  async take({ body, request }: Call<'POST /front-end-reports'>): Promise<void> {
    const address = customerOf(this.forwarder.addressOf(request));
    await this.#limit.require(address);
    await this.reports.take(body.reports, address);
  }
}
