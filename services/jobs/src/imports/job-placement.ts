import type { JobImportRow } from '@commons/contracts/imports/job-imports';
import { type TownWord, townWordOf } from '@commons/contracts/portal/town-lists';
import type { FoundCategory } from '@commons/service-kit/imports/category-rules';
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
   * Keeps a category of the list. Otherwise tries, one after the other: the occupation of the title, the rest of its
   * first part, the source's category, the whole title, titles of occupations, the employer's name, and at last general
   * words such as "manager".
   * @returns undefined when nothing matches
   */
  place({ title, category, company_name }: Row): string | undefined {
    const stated =
      statedCategory(category ?? undefined) ?? townWordOf(this.town, category ?? '')?.name;
    if (stated && stated !== 'Other') return stated;
    const named = (text: string) => this.#occupations.find(text.replace(/\d+/g, ' '));
    const texts = [firstPart(title), category ?? '', title, company_name];
    const found = texts.map(named);
    const [first, source, whole, employer] = found.map(specific);
    return (
      this.#occupations.ofTitle(title) ??
      first ??
      source ??
      whole ??
      this.#occupations.ofOccupations(title) ??
      employer ??
      found.find((one) => one)?.category ??
      stated
    );
  }
}

/** A title without the team or the place that it names after its first comma, dash or bracket. */
const firstPart = (title: string) => title.replace(/\s*(?:[,;(|\u2013\u2014]|\s-|-\s).*$/, '');

const specific = (found: FoundCategory | undefined) =>
  found && !found.general ? found.category : undefined;
