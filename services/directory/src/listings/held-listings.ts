import { Types } from 'mongoose';
import type { ListingRecord } from './listing.js';
import {
  type ImportedRow,
  isSameBusiness,
  isUntouched,
  type NewListing,
  restatedBy,
  withDouble,
  withFurtherRow,
} from './listing-merging.js';

/** What an import makes of a row: `merged` into the listing of its business, which another row or its owner made. */
export type RowFate = 'imported' | 'updated' | 'merged' | 'unchanged';

/** Fields to set and to remove. */
export interface FieldChange {
  readonly set: Partial<NewListing>;
  readonly unset: readonly string[];
}

/** A change to a stored listing, with what takes it back. */
export interface ListingChange {
  readonly _id: ListingRecord['_id'];
  readonly after: FieldChange;
  readonly before: FieldChange;
}

/** All that rows of an import do. Plain data: it can be stored, and written again. */
export interface ListingPlan {
  readonly made: readonly ListingRecord[];
  readonly changed: readonly ListingChange[];
  /** Stored listings that went into another of the same business. */
  readonly doubles: readonly ListingRecord[];
}

/** A stored or new listing with the changes that rows make to it. */
interface Held {
  readonly stored?: ListingRecord;
  listing: NewListing | ListingRecord;
  changes: Partial<NewListing>;
}

const refsOf = ({ import_ref, import_refs }: NewListing | ListingRecord) =>
  [import_ref ?? [], import_refs ?? []].flat();

/** The listings that rows may match, and what the rows do to them. */
export class HeldListings {
  readonly #all: Held[] = [];
  readonly #ids = new Set<string>();
  readonly #byRef = new Map<string, Held>();
  readonly #byPlace = new Map<string, Held[]>();
  readonly #doubles: ListingRecord[] = [];

  /** Takes in stored listings, except those that it has already: with their changes, these know more. */
  add(stored: readonly ListingRecord[]): void {
    for (const listing of stored) {
      const id = String(listing._id);
      if (this.#ids.has(id)) continue;
      this.#ids.add(id);
      this.#hold({ stored: listing, listing, changes: {} });
    }
  }

  take(row: ImportedRow): RowFate {
    const { import_ref = '', place_key = '' } = row.listing;
    const known = this.#byRef.get(import_ref);
    if (known) {
      // Additional rows of a business only contribute their reference.
      if (known.listing.import_ref !== import_ref) return 'unchanged';
      if (this.#joinDouble(known)) return 'merged';
      const changes = restatedBy(known.listing, row);
      this.#change(known, changes);
      return Object.keys(changes).length > 0 ? 'updated' : 'unchanged';
    }
    const same = this.#byPlace
      .get(place_key)
      ?.find(({ listing }) => isSameBusiness(listing, row.listing));
    if (!same) {
      this.#hold({ listing: row.listing, changes: {} });
      return 'imported';
    }
    this.#change(same, withFurtherRow(same.listing, row));
    this.#byRef.set(import_ref, same);
    return 'merged';
  }

  plan(): ListingPlan {
    const gone = new Set(this.#doubles.map(({ _id }) => String(_id)));
    return {
      made: this.#all.flatMap(({ stored, listing }) =>
        stored ? [] : [{ _id: new Types.ObjectId(), ...listing }],
      ),
      changed: this.#all.flatMap(({ stored, changes }) =>
        stored && Object.keys(changes).length > 0 && !gone.has(String(stored._id))
          ? [changeOf(stored, changes)]
          : [],
      ),
      doubles: this.#doubles,
    };
  }

  /** Merges a stored listing into another one of the same business, e.g. from a load of before rows were merged. */
  #joinDouble(double: Held): boolean {
    const { stored, listing } = double;
    if (!stored || !isUntouched(listing)) return false;
    const others = this.#byPlace.get(listing.place_key ?? '') ?? [];
    const other = others.find(
      (held) =>
        held !== double &&
        held.stored &&
        isSameBusiness(held.listing, listing) &&
        !this.#doubles.includes(held.stored),
    );
    if (!other) return false;
    this.#change(other, withDouble(other.listing, listing));
    this.#doubles.push(stored);
    for (const ref of refsOf(listing)) this.#byRef.set(ref, other);
    return true;
  }

  #hold(held: Held): void {
    const { listing } = held;
    this.#all.push(held);
    for (const ref of refsOf(listing)) this.#byRef.set(ref, held);
    if (!listing.place_key) return;
    this.#byPlace.set(listing.place_key, [...(this.#byPlace.get(listing.place_key) ?? []), held]);
  }

  #change(held: Held, changes: Partial<NewListing>): void {
    held.listing = { ...held.listing, ...changes };
    held.changes = { ...held.changes, ...changes };
  }
}

function changeOf(stored: ListingRecord, changes: Partial<NewListing>): ListingChange {
  const names = Object.keys(changes) as (keyof NewListing)[];
  return { _id: stored._id, after: fields(changes, names), before: fields(stored, names) };
}

function fields(of: Partial<NewListing>, names: readonly (keyof NewListing)[]): FieldChange {
  const present = names.filter((name) => of[name] !== undefined);
  return {
    set: Object.fromEntries(present.map((name) => [name, of[name]])),
    unset: names.filter((name) => of[name] === undefined),
  };
}
