import type {
  FailedApplication,
  ManyChanged,
} from '@commons/contracts/applications/many-applications';
import { log } from '@commons/service-kit/logging/logger';
import { HttpException } from '@nestjs/common';
import type { ApplicationRecord } from '../application.schema.js';
import { briefAnswer } from '../lists/application-answers.js';
import type { ApplicationListsService } from '../lists/application-lists.service.js';
import { mapConcurrently } from './map-concurrently.js';

const wentWrong = 'Something went wrong. Please try again.';

/** Runs the same operation on many applications: a refusal is recorded and does not stop the others. */
export class PerApplication {
  constructor(private readonly lists: ApplicationListsService) {}

  async run<Item extends { readonly id: string }>(
    items: readonly Item[],
    employerId: string,
    handle: (item: Item) => Promise<ApplicationRecord>,
  ): Promise<ManyChanged> {
    // Ids given twice are processed once, with everything requested.
    const byId = new Map<string, Item>();
    for (const item of items) byId.set(item.id, { ...byId.get(item.id), ...item });
    const distinct = [...byId.values()];
    const done: ManyChanged['done'] = [];
    const failed: FailedApplication[] = [];
    const results = await mapConcurrently(distinct, (item) =>
      handle(item).then(
        (record) => ({ record }),
        async (error: unknown) => ({ failure: await this.#failure(item.id, employerId, error) }),
      ),
    );
    for (const result of results)
      if ('record' in result) done.push(briefAnswer(result.record));
      else failed.push(result.failure);
    return { done, failed };
  }

  async #failure(id: string, employerId: string, error: unknown): Promise<FailedApplication> {
    const own = await this.lists.ofEmployerById(id, employerId).catch(() => undefined);
    const detail = error instanceof HttpException ? detailOf(error) : undefined;
    if (!detail) log().warn({ err: error, application: id }, 'one of many applications failed');
    return {
      id,
      ...(own && { applicant_name: own.applicant.name }),
      detail: detail ?? wentWrong,
    };
  }
}

function detailOf(error: HttpException): string | undefined {
  const answer = error.getResponse();
  const detail = typeof answer === 'object' && 'detail' in answer ? answer.detail : undefined;
  return typeof detail === 'string' ? detail : undefined;
}
