import { directoryUserChanged } from '@commons/contracts/tasks/directory-tasks';
import { PeopleService } from '@commons/service-kit/internal/people.service';
import { Processor, type TaskProcessor } from '@commons/service-kit/queues/processor';
import { ListingSuspensionsService } from '../listings/listing-suspensions.service.js';
import { ReviewHidingService } from '../reviews/review-hiding.service.js';

/** Hides listing and reviews of a suspended person, and shows them again afterwards (decision B59). */
@Processor(directoryUserChanged)
export class UserChangedProcessor implements TaskProcessor<typeof directoryUserChanged> {
  constructor(
    private readonly people: PeopleService,
    private readonly listings: ListingSuspensionsService,
    private readonly reviews: ReviewHidingService,
  ) {}

  /** @throws ServiceUnavailable while auth is down: the task is retried */
  process({ user_id }: { user_id: string }): Promise<void> {
    return this.people.followSuspension(user_id, async (suspended) => {
      if (suspended) {
        await this.listings.suspendOf(user_id);
        await this.reviews.hideOf(user_id);
      } else {
        await this.listings.releaseOf(user_id);
        await this.reviews.showOf(user_id);
      }
    });
  }
}
