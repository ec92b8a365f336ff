import type { JobImportRow } from '@commons/contracts/imports/job-imports';
import { type TownWord, townWordOf } from '@commons/contracts/portal/town-lists';
import { OccupationCategories } from '../categories/occupation-categories.js';
import { statedCategory } from '../postings/search/job-vocabulary.js';

type Row = Pick<JobImportRow, 'title' | 'category' | 'company_name'>;

/** Assigns a job category to rows of an import (decision A61). */
export class JobPlacement {
  readonly #occupations: OccupationCategories;

  /**
   * @param file the operator's own lines, in the format of `data/job-categories.txt`.
   * @throws when it cannot be read
   * @param town categories that the town added
   */
  constructor(
    file = '',
    private readonly town: readonly TownWord[] = [],
  ) {
    this.#occupations = new OccupationCategories(file, town);
  }

  /**
   * A category of the list stays. Otherwise tries the title, then the source's category, then the employer's name.
   * @returns undefined when nothing matches
   */
  place({ title, category, company_name }: Row): string | undefined {
    const stated =
      statedCategory(category ?? undefined) ?? townWordOf(this.town, category ?? '')?.name;
    if (stated && stated !== 'Other') return stated;
    const found = [title, category ?? '', company_name].flatMap(
      (text) => this.#occupations.find(text.replace(/\d+/g, ' ')) ?? [],
    );
    const specific = found.find(({ general }) => !general);
    return (specific ?? found[0])?.category ?? stated;
  }
}
