import { auth } from '@commons/contracts/operations/auth';
import { isoDay } from '@commons/service-kit/config/time-zone';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Portal } from '@commons/service-kit/portal/portal';
import { Controller, StreamableFile } from '@nestjs/common';
import { SignedInService } from '../sessions/signed-in.service.js';
import { authTexts } from '../texts/auth-texts.js';
import { userSnapshot } from '../users/user-answers.js';
import { DataArchiveService } from './data-archive.service.js';
import { MyDataLimitService } from './my-data-limit.service.js';

/** The name of the portal as part of a file's name: 'Quill & Co' → 'quill-co'. */
const fileWord = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'portal';

/** "Download my data": a ZIP archive of all data the site stores about a person. */
@Controller()
export class MyDataController {
  constructor(
    private readonly signedIn: SignedInService,
    private readonly limit: MyDataLimitService,
    private readonly archive: DataArchiveService,
    private readonly portal: Portal,
  ) {}

  /** @throws 429 over the rate limit, 503 when a part is unavailable: an archive is never incomplete */
  @Handles(auth['GET /auth/my-data'])
  async download({ claims }: Call<'GET /auth/my-data'>): Promise<StreamableFile> {
    const user = await this.signedIn.person(claims);
    await this.limit.take(claims.sub);
    const stream = await this.archive.make(userSnapshot(user));
    const { name, time_zone } = this.portal.now;
    const day = isoDay(new Date(), time_zone);
    const words = authTexts(user.language)('archiveFile');
    return new StreamableFile(stream, {
      type: 'application/zip',
      disposition: `attachment; filename="${fileWord(name)}-${words}-${day}.zip"`,
    });
  }
}
