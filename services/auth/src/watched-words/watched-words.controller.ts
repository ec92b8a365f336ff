import { auth } from '@commons/contracts/operations/auth';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { WatchedWordsService } from './watched-words.service.js';

/** The words that open a case when they are published. */
@Controller()
export class WatchedWordsController {
  constructor(private readonly words: WatchedWordsService) {}

  @Handles(auth['GET /auth/operator/watched-words'])
  read(_call: Call<'GET /auth/operator/watched-words'>) {
    return this.words.read();
  }

  @Handles(auth['PUT /auth/operator/watched-words'])
  replace({ body, claims }: Call<'PUT /auth/operator/watched-words'>) {
    return this.words.replace(claims, body);
  }
}
