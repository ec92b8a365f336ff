import { auth } from '@commons/contracts/operations/auth';
import type { PortalNumbers } from '@commons/contracts/portal/town-numbers';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { townMonth } from '@commons/service-kit/numbers/town-month';
import { Portal } from '@commons/service-kit/portal/portal';
import { Controller } from '@nestjs/common';
import { UserService } from '../users/user.service.js';
import { VisitCountsService } from './visit-counts.service.js';

/** Monthly statistics of the whole portal (docs/adr/0029). */
@Controller()
export class NumbersController {
  constructor(
    private readonly users: UserService,
    private readonly counts: VisitCountsService,
    private readonly portal: Portal,
  ) {}

  @Handles(auth['GET /auth/operator/numbers'])
  async read({ query: { month } }: Call<'GET /auth/operator/numbers'>): Promise<PortalNumbers> {
    const span = townMonth(month, this.portal.now.time_zone);
    const [new_accounts, visits_by_area] = await Promise.all([
      this.users.countCreated(span),
      this.counts.of(month),
    ]);
    const visits = visits_by_area.reduce((sum, area) => sum + area.visits, 0);
    return { new_accounts, visits, visits_by_area };
  }
}
