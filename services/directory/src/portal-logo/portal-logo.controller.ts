import { directory } from '@commons/contracts/operations/directory';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { PortalLogoService } from './portal-logo.service.js';

/** The logo of the portal goes through the same checks as those of businesses. */
@Controller()
export class PortalLogoController {
  constructor(private readonly logo: PortalLogoService) {}

  @Handles(directory['POST /business-directory/operator/portal-logo'])
  store({ claims, upload }: Call<'POST /business-directory/operator/portal-logo'>) {
    return this.logo.store(claims, upload);
  }
}
