import { auth } from '@commons/contracts/operations/auth';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { objectId } from '@commons/service-kit/mongo/document-id';
import { Controller } from '@nestjs/common';
import { UserDeletions } from '../users/user-deletions.service.js';
import { Erasures } from './erasures.service.js';

/** Where the services confirm that they have erased what they kept of a person. */
@Controller()
export class InternalErasuresController {
  constructor(
    private readonly deletions: UserDeletions,
    private readonly erasures: Erasures,
  ) {}

  /** The caller is known by its service token. Confirming again, or what nobody asked for, changes nothing. */
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
