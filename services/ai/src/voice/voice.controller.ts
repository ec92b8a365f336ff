import { ai } from '@commons/contracts/operations/ai';
import type { Voice } from '@commons/contracts/tools/voice';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { VoiceService } from './voice.service.js';

/** How the caller writes; no one else sees it. */
@Controller()
export class VoiceController {
  constructor(private readonly voices: VoiceService) {}

  @Handles(ai['GET /ai/voice'])
  read({ claims }: Call<'GET /ai/voice'>): Promise<Voice> {
    return this.voices.of(claims.sub);
  }

  @Handles(ai['POST /ai/voice/edits'])
  learn({ body, claims }: Call<'POST /ai/voice/edits'>): Promise<Voice> {
    return this.voices.learn(claims.sub, body);
  }

  @Handles(ai['DELETE /ai/voice/{habit}'])
  forget({ params, claims }: Call<'DELETE /ai/voice/{habit}'>): Promise<void> {
    return this.voices.forget(claims.sub, params.habit);
  }

  @Handles(ai['DELETE /ai/voice'])
  forgetAll({ claims }: Call<'DELETE /ai/voice'>): Promise<void> {
    return this.voices.forgetAll(claims.sub);
  }
}
