import { auth } from '@commons/contracts/operations/auth';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { PortalSettingsService } from './portal-settings.service.js';
import { TownWordsService } from './town-words.service.js';

/** Operators' settings of the portal (docs/adr/0025). */
@Controller()
export class PortalSettingsController {
  constructor(
    private readonly settings: PortalSettingsService,
    private readonly words: TownWordsService,
  ) {}

  @Handles(auth['GET /auth/operator/word-uses'])
  async uses({ query }: Call<'GET /auth/operator/word-uses'>) {
    return { total: await this.words.uses(query) };
  }

  @Handles(auth['POST /auth/operator/word-moves'])
  async move({ body, claims }: Call<'POST /auth/operator/word-moves'>) {
    return { total: await this.words.move(claims, body) };
  }

  @Handles(auth['GET /auth/operator/portal-settings'])
  read() {
    return this.settings.read();
  }

  @Handles(auth['PUT /auth/operator/portal-settings'])
  save({ body, claims }: Call<'PUT /auth/operator/portal-settings'>) {
    const { version, saved, note: reason } = body;
    return this.settings.save(claims, { version, saved, reason });
  }

  @Handles(auth['GET /auth/operator/portal-settings/versions'])
  versions({ query }: Call<'GET /auth/operator/portal-settings/versions'>) {
    return this.settings.list(query);
  }

  @Handles(auth['POST /auth/operator/portal-settings/restore'])
  restore({ body, claims }: Call<'POST /auth/operator/portal-settings/restore'>) {
    return this.settings.restore(claims, body);
  }
}
