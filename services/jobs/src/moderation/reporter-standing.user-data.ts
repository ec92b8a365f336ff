import type { UserSnapshot } from '@commons/contracts/account/account';
import {
  type CollectedUserData,
  HoldsUserData,
  type UserDataHolder,
} from '@commons/service-kit/privacy/user-data';
import { ReporterStandingsService } from './reporter-standings.service.js';

/**
 * How a person's reports were decided. The networks of reports (`report_networks`) are not included: they identify
 * no one and expire after thirty days.
 */
@HoldsUserData('reporter-standing')
export class ReporterStandingUserData implements UserDataHolder {
  constructor(private readonly standings: ReporterStandingsService) {}

  async collect({ id }: UserSnapshot): Promise<CollectedUserData> {
    const found = await this.standings.find(id);
    if (!found) return { records: [] };
    const { upheld, rejected, updated_at } = found;
    return { records: [{ upheld, rejected, updated_at: updated_at.toISOString() }] };
  }

  async erase({ id }: UserSnapshot): Promise<void> {
    await this.standings.forget(id);
  }
}
