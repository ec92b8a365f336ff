import { isValidObjectId, Types } from 'mongoose';
import { refuse } from '../errors/refuse.js';

/** A stored document as returned by lists and `lean()`. */
interface Stored {
  readonly _id: Types.ObjectId;
}

/** `{ id, ...rest }` of a lean document, without `_id` and `__v`. */
export function withId<Document extends Stored & { __v?: number }>(
  document: Document,
): Omit<Document, '_id' | '__v'> & { id: string } {
  const { _id, __v, ...rest } = document;
  return { id: _id.toHexString(), ...rest };
}

/**
 * The ObjectId of an id from a URL. A malformed one gets the same 404 as an unknown one.
 * @param detail text of the 404, e.g. 'Job not found'
 */
export function objectId(id: string, detail: string): Types.ObjectId {
  if (typeof id !== 'string' || id.length !== 24 || !isValidObjectId(id)) throw refuse(404, detail);
  return new Types.ObjectId(id);
}
