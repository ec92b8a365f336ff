import { readFileSync } from 'node:fs';
import type { JobImportRow } from '@commons/contracts/imports/job-imports';
import { jobFormCategories } from '@commons/contracts/jobs/job-lists';
import { type TownWord, townWordOf } from '@commons/contracts/portal/town-lists';
import { CategoryRules } from '@commons/service-kit/imports/category-rules';
import { statedCategory } from '../postings/search/job-vocabulary.js';
import { jobCategoryLines } from './job-categories.js';

type Row = Pick<JobImportRow, 'title' | 'category' | 'company_name'>;

/** Assigns a job category to rows of an import (decision A61). */
export class JobPlacement {
  readonly #rules: CategoryRules;

  /**
   * @param file the operator's own lines, in the format of `job-categories.ts`. @throws when it cannot be read
   * @param town categories that the town added
   */
  constructor(
    file = '',
    private readonly town: readonly TownWord[] = [],
  ) {
    const own = file ? readFileSync(file, 'utf8') : '';
    const categories = [...jobFormCategories, ...town.map(({ name }) => name)];
    this.#rules = new CategoryRules(categories, jobCategoryLines, own, town);
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
      (text) => this.#rules.find(text.replace(/\d+/g, ' ')) ?? [],
    );
    const specific = found.find(({ general }) => !general);
    return (specific ?? found[0])?.category ?? stated;
  }
}
