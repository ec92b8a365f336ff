import type { Types } from 'mongoose';
import type { SubjectKind } from './directory-cases.js';

/** A listing, a review or a wave of reviews as operators see it. */
export interface Subject {
  readonly kind: SubjectKind;
  readonly id: string;
  readonly listing_id: Types.ObjectId;
  readonly title: string;
  readonly text: string;
  readonly hidden: boolean;
  /** The account that published it. */
  readonly author_id?: string;
  /** Number of other hidden subjects of that account. */
  readonly hidden_before?: number;
}
