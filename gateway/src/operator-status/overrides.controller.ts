import { gateway } from '@commons/contracts/operations/gateway';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { ReadsJson } from '../api/own-bodies.js';
import { Limited } from '../limits/limited.js';
import { FrontEndOverrides } from '../remotes/overrides/front-end-overrides.js';

const maxBytes = 4 * 1024;

/** Overrides a front end in the operator's own browser (ADR 0024). */
@Limited('write')
@Controller('api')
export class OverridesController {
  constructor(private readonly overrides: FrontEndOverrides) {}

  @Handles(gateway['PUT /operator/front-ends/{name}/override'])
  @ReadsJson(maxBytes)
  async use(call: Call<'PUT /operator/front-ends/{name}/override'>) {
    const { request, reply, claims, params, body } = call;
    const { name } = params;
    const { use } = body;
    const { cookie, until } = await this.overrides.use(claims, request.headers, name, use);
    reply.header('set-cookie', cookie);
    return { name, use, until: until.toISOString() };
  }

  /** Also without a sign-in: anyone who has the cookie may delete it. */
  @Handles(gateway['DELETE /front-end-overrides'])
  async end({ request, reply }: Call<'DELETE /front-end-overrides'>) {
    reply.header('set-cookie', await this.overrides.end(request.headers));
  }
}
