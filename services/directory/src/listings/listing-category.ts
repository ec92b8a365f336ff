import { readFileSync } from 'node:fs';
import { listingCategories } from '@commons/contracts/businesses/business-lists';
import type { BusinessImportRow } from '@commons/contracts/businesses/businesses';
import { type TownWord, townWordOf } from '@commons/contracts/portal/town-lists';
import { foldText } from '@commons/contracts/text/fold-text';
import { CategoryRules } from '@commons/service-kit/imports/category-rules';
import { wordList } from '@commons/service-kit/texts/word-list';

/** What a line of the rules may start with, other than a category. */
const unclear = 'Unclear';
const besideBusiness = 'Beside a business';
const noBusiness = 'No business';
const permitOf = listingCategories.map((category) => `Permit of ${category}`);
const kinds = new Set([unclear, besideBusiness, noBusiness, ...permitOf]);

/** The classification of an import row. */
export interface PlacedRow {
  /** `other` fits no category; `permit` names a business without saying what it does; `none` becomes no listing. */
  readonly kind: 'placed' | 'other' | 'permit' | 'none';
  readonly category: string;
  /** Of `other`: the words that name no category. */
  readonly text?: string;
}

type Row = Pick<BusinessImportRow, 'business_name' | 'business_category' | 'short_description'>;

/** Longer texts are prose about a business: their words do not name its trade. */
const longestLicenceText = 120;

/** The most specific licence text of a row, for the report of rows that are no business. */
export const licenceTextOf = ({ short_description, business_category }: Row): string =>
  (isLicenceText(short_description) ? short_description : business_category)?.trim() || '(no text)';

export const isLicenceText = (text: string | null | undefined): text is string =>
  text !== null && text !== undefined && text.trim() !== '' && text.length <= longestLicenceText;

const builtIn = wordList('@commons/directory', 'licence-categories');

/** Assigns import rows to categories of listings (decision A61). */
export class ListingPlacement {
  readonly #rules: CategoryRules;

  /**
   * @param file path of the operator's own rules, in the format of `data/licence-categories.txt`
   * @throws when unreadable
   * @param town categories that the town added
   */
  constructor(
    file = '',
    private readonly town: readonly TownWord[] = [],
  ) {
    const own = file ? readFileSync(file, 'utf8') : '';
    const categories = [...listingCategories, ...town.map(({ name }) => name), ...kinds];
    this.#rules = new CategoryRules(categories, builtIn, own, town);
  }

  place(row: Row): PlacedRow {
    const stated = row.business_category ?? '';
    const licence = isLicenceText(row.short_description) ? (row.short_description ?? '') : '';
    const texts = [licence, stated].flatMap((text) => this.#rules.find(text) ?? []);
    const names = texts.map(({ category }) => category);
    if (names.includes(noBusiness)) return none;
    const permit = names.find((name) => permitOf.includes(name));
    if (permit || names.includes(besideBusiness)) {
      const category = this.#byName(row) ?? permit?.replace(/^Permit of /, '');
      return category ? { kind: 'permit', category } : none;
    }
    const exact =
      listingCategories.find((category) => foldText(category) === foldText(stated)) ??
      townWordOf(this.town, stated)?.name;
    if (exact && exact !== 'Other') return { kind: 'placed', category: exact };
    const found = texts.filter(({ category }) => !kinds.has(category));
    const category =
      found.find(({ general }) => !general)?.category ?? this.#byName(row) ?? found[0]?.category;
    if (category) return { kind: 'placed', category };
    return { kind: 'other', category: 'Other', text: this.#unplacedText(row) };
  }

  /** The source's category, unless it says as little as "Business license". */
  #unplacedText(row: Row): string {
    const stated = row.business_category?.trim();
    const isUnclear = this.#rules.find(stated ?? '')?.category === unclear;
    return stated && !isUnclear ? stated : licenceTextOf(row);
  }

  /** The category of a trade by its name; undefined where only a general word or none says it, or it has none. */
  ofTrade(name: string): string | undefined {
    const found = this.#rules.find(name);
    const isNamed = found && !found.general && !kinds.has(found.category);
    return isNamed && found.category !== 'Other' ? found.category : undefined;
  }

  /** Uses only specific words of a trade. Ignores digits, which are store numbers, not NAICS codes. */
  #byName({ business_name }: Row): string | undefined {
    const found = this.#rules.find(business_name.replace(/\d+/g, ' '));
    return found && !found.general && !kinds.has(found.category) ? found.category : undefined;
  }
}

const none: PlacedRow = { kind: 'none', category: 'Other' };
