import { auth } from '@commons/contracts/operations/auth';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { FeatureSwitchesService } from './feature-switches.service.js';

/** Features that operators can switch off (decision B29). The gateway publishes which are off. */
@Controller()
export class FeatureSwitchesController {
  constructor(private readonly switches: FeatureSwitchesService) {}

  @Handles(auth['GET /auth/operator/feature-switches'])
  async list() {
    const rows = await this.switches.list();
    return { rows, total: rows.length };
  }

  @Handles(auth['PUT /auth/operator/feature-switches/{name}'])
  change({ params, body, claims }: Call<'PUT /auth/operator/feature-switches/{name}'>) {
    return this.switches.change(claims, params.name, body);
  }
}
