import { auth } from '@commons/contracts/operations/auth';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller, Header } from '@nestjs/common';
import { SigningKeysService } from './signing-keys.service.js';

/** The public keys with which every service verifies access tokens. */
@Controller()
export class KeySetController {
  constructor(private readonly keys: SigningKeysService) {}

  @Handles(auth['GET /.well-known/jwks.json'])
  @Header('cache-control', 'public, max-age=300')
  read(_call: Call<'GET /.well-known/jwks.json'>) {
    return this.keys.published();
  }
}
