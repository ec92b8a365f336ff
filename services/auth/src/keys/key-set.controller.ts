import { Public } from '@commons/service-kit/auth/access-rules';
import { Controller, Get, Header } from '@nestjs/common';
import { SigningKeys } from './signing-keys.service.js';

/** The public keys with which every service checks access tokens. */
@Controller('.well-known')
export class KeySetController {
  constructor(private readonly keys: SigningKeys) {}

  @Public()
  @Get('jwks.json')
  @Header('cache-control', 'public, max-age=300')
  read() {
    return this.keys.published();
  }
}
