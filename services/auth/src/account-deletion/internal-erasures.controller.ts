import { ErasureReceipt } from '@commons/contracts/user-data';
import { type GuardedRequest, Internal } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import { objectId } from '@commons/service-kit/mongo/document-id';
import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { UserDeletions } from '../users/user-deletions.service.js';
import { Erasures } from './erasures.service.js';

/** Where the services confirm that they have erased what they kept of a person. */
@Controller('internal/user-erasures')
@Internal()
export class InternalErasuresController {
  constructor(
    private readonly deletions: UserDeletions,
    private readonly erasures: Erasures,
  ) {}

  /** The caller is known by its service token. Confirming again, or what nobody asked for, changes nothing. */
  @Post(':user_id')
  @HttpCode(200)
  @Answers(ErasureReceipt)
  async confirm(@Param('user_id') id: string, @Req() { caller }: GuardedRequest) {
    const user = await this.deletions.confirm(objectId(id, 'User not found'), caller ?? '');
    const left = user?.erasures_left ?? [];
    if (user && left.length === 0) await this.erasures.tryProceed(user);
    return { left };
  }
}
