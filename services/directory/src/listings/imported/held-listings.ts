import type { RowOutcome } from '@commons/service-kit/imports/import-row';
import { Types } from 'mongoose';
import type { ListingRecord } from '../listing.js';
import {
  type ImportedRow,
  isSameBusiness,
  isUntouched,
  type NewListing,
  restatedBy,
  withDouble,
  withFurtherRow,
} from './listing-merging.js';

/** Fields to set and to remove. */
export interface FieldChange {
  readonly set: Partial<NewListing>;
  readonly unset: readonly string[];
}

/** A change of a stored listing, and its inverse. */
export interface ListingChange {
  readonly _id: ListingRecord['_id'];
  readonly after: FieldChange;
  readonly before: FieldChange;
}

/** The effect of an import's rows, as plain data that can be stored and written repeatedly. */
export interface ListingPlan {
  readonly made: readonly ListingRecord[];
  readonly changed: readonly ListingChange[];
  /** Stored listings that were merged into another one of the same business. */
  readonly doubles: readonly ListingRecord[];
}

/** A stored or new listing with the pending changes of rows. */
interface Held {
  readonly stored?: ListingRecord;
  listing: NewListing | ListingRecord;
  changes: Partial<NewListing>;
}

const refsOf = ({ import_ref, import_refs }: NewListing | ListingRecord) =>
  [import_ref ?? [], import_refs ?? []].flat();

/** The listings that rows may match, with the pending changes. */
export class HeldListings {
  readonly #all: Held[] = [];
  readonly #ids = new Set<string>();
  readonly #byRef = new Map<string, Held>();
  readonly #byPlace = new Map<string, Held[]>();
  readonly #doubles: ListingRecord[] = [];

  /** Adds stored listings, except those it already has with pending changes. */
  add(stored: readonly ListingRecord[]): void {
    for (const listing of stored) {
      const id = String(listing._id);
      if (this.#ids.has(id)) continue;
      this.#ids.add(id);
      this.#hold({ stored: listing, listing, changes: {} });
    }
  }

  take(row: ImportedRow): RowOutcome {
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

  /** Merges a stored listing into another one of the same business, e.g. one created before rows were merged. */
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
