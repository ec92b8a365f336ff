import { auth } from '@commons/contracts/operations/auth';
import { isoDay } from '@commons/service-kit/config/time-zone';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Controller, Inject, StreamableFile } from '@nestjs/common';
import { SignedInService } from '../sessions/signed-in.service.js';
import { userSnapshot } from '../users/user-answers.js';
import { DataArchiveService } from './data-archive.service.js';
import { MyDataLimitService } from './my-data-limit.service.js';

/** "Download my data": a ZIP archive of all data the site stores about a person. */
@Controller()
export class MyDataController {
  constructor(
    private readonly signedIn: SignedInService,
    private readonly limit: MyDataLimitService,
    private readonly archive: DataArchiveService,
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig,
  ) {}

  /** @throws 429 over the rate limit, 503 when a part is unavailable: an archive is never incomplete */
  @Handles(auth['GET /auth/my-data'])
  async download({ claims }: Call<'GET /auth/my-data'>): Promise<StreamableFile> {
    const user = await this.signedIn.person(claims);
    await this.limit.take(claims.sub);
    const stream = await this.archive.make(userSnapshot(user));
    const day = isoDay(new Date(), this.config.SITE_TIME_ZONE);
    return new StreamableFile(stream, {
      type: 'application/zip',
      disposition: `attachment; filename="commons-my-data-${day}.zip"`,
    });
  }
}
