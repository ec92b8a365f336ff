import { auth } from '@commons/contracts/operations/auth';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { objectId } from '@commons/service-kit/mongo/document-id';
import { Controller } from '@nestjs/common';
import { UserDeletionsService } from '../users/deletion/user-deletions.service.js';
import { ErasuresService } from './erasures.service.js';

/** Services confirm here that they have erased a person's data. */
@Controller()
export class InternalErasuresController {
  constructor(
    private readonly deletions: UserDeletionsService,
    private readonly erasures: ErasuresService,
  ) {}

  /** The service token identifies the caller. Repeated and unexpected confirmations have no effect. */
  @Handles(auth['POST /internal/user-erasures/{user_id}'])
  async confirm({
    params: { user_id: id },
    caller,
  }: Call<'POST /internal/user-erasures/{user_id}'>) {
    const user = await this.deletions.confirm(objectId(id, 'User not found'), caller ?? '');
    const left = user?.erasures_left ?? [];
    if (user && left.length === 0) await this.erasures.tryProceed(user);
    return { left };
  }
}
