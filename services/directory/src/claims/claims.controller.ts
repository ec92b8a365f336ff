import type { Claim, ClaimOffer } from '@commons/contracts/businesses/claims';
import { directory } from '@commons/contracts/operations/directory';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { ListingsService } from '../listings/listings.service.js';
import { claimAnswer } from './claim-answer.js';
import { ClaimRequestService } from './claim-request.service.js';

/** An employer's claim of a listing without an owner (decision B04). */
@Controller()
export class ClaimsController {
  constructor(
    private readonly listings: ListingsService,
    private readonly requests: ClaimRequestService,
  ) {}

  @Handles(directory['GET /business-directory/{id}/claim'])
  async offer({
    params: { id },
    claims,
  }: Call<'GET /business-directory/{id}/claim'>): Promise<ClaimOffer> {
    return this.requests.offer(await this.listings.read(id, claims), claims);
  }

  @Handles(directory['POST /business-directory/{id}/claim'])
  async claim({
    params: { id },
    body,
    claims,
  }: Call<'POST /business-directory/{id}/claim'>): Promise<Claim> {
    const listing = await this.listings.read(id, claims);
    return claimAnswer(await this.requests.claim(listing, body, claims));
  }

  @Handles(directory['DELETE /business-directory/{id}/claim'])
  async withdraw({
    params: { id },
    claims,
  }: Call<'DELETE /business-directory/{id}/claim'>): Promise<void> {
    await this.requests.withdraw(id, claims);
  }

  @Handles(directory['POST /business-directory/{id}/claim/code'])
  async prove({
    params: { id },
    body: { code },
    claims,
  }: Call<'POST /business-directory/{id}/claim/code'>): Promise<Claim> {
    const listing = await this.listings.read(id, claims);
    return claimAnswer(await this.requests.prove(listing, code, claims));
  }
}
