import type { SpecialDay, TemporaryClosure } from '@commons/contracts/businesses/open-state';
import type { ListingPin } from '@commons/contracts/search/search-map';
import type { VersionedRecord } from '@commons/service-kit/http/record-version';
import type { Types } from 'mongoose';

/** What a listing says about a business. */
export interface ListingFacts {
  business_name: string;
  business_category: string;
  short_description: string;
  full_description?: string;
  primary_contact_name?: string;
  contact_info?: { phone?: string; email?: string; website?: string };
  social_media?: { facebook?: string; instagram?: string; twitter?: string; linkedin?: string };
  location_info?: {
    street_address?: string;
    city?: string;
    state?: string;
    zip_code?: string;
    service_area?: string;
  };
  /** Where the owner says that the door is. */
  pin?: ListingPin;
  business_hours?: Record<string, string>;
  year_established?: number;
  business_type?: string;
  num_employees?: string;
  license_numbers?: string[];
  key_services?: string[];
  pricing_info?: string;
  booking_url?: string;
  payment_methods?: string[];
  languages_spoken?: string[];
  accessibility_features?: string[];
  emergency_services?: boolean;
  tags?: string[];
}

/** Special hours. Edited separately from the facts. */
interface ListingSpecialHours {
  /** Earliest first. */
  special_hours?: SpecialDay[];
  temporarily_closed?: TemporaryClosure;
}

/** Fields used by the search only. */
interface ListingSearchFields {
  /** Additional search words, e.g. the category of an import file before it was mapped. */
  found_by?: string[];
}

/** Fields that match import rows to existing listings. */
export interface ListingOrigin {
  /** Normalised address (`placeKey`); '' without a street, absent in listings from before it was stored. */
  place_key?: string;
  /** The phone as digits (`phoneKey`); '' without a whole number. */
  phone_key?: string;
  /** Reference of the import row that provides the content. */
  import_ref?: string;
  /** References of further rows of the same business. */
  import_refs?: string[];
  /** Only a permit names this business so far: any other row describes it better. */
  import_permit?: boolean;
}

/** A stored listing. Imported ones have no owner ("unclaimed") but a reference to their import row. */
export interface ListingRecord
  extends ListingFacts,
    ListingSpecialHours,
    ListingSearchFields,
    ListingOrigin,
    VersionedRecord {
  _id: Types.ObjectId;
  owner_id?: string;
  source_url?: string;
  logo_filename?: string;
  gallery_images: string[];
  /** Descriptions of the photos. */
  gallery_alts?: { filename: string; alt: string }[];
  average_rating: number;
  total_reviews: number;
  /** Incremented with every count of the reviews, so that an older count never overwrites a newer one. */
  ratings_version?: number;
  views: number;
  /** False while suspended by an operator. Every list filters by it. Defaults to true when stored. */
  shown?: boolean;
  /** `account`: only because its owner's account is suspended; restored with the account. */
  suspended?: { reason: string; at: Date; mail_due?: boolean; account?: true };
  /** While the owner's account is suspended, whatever operators decide about the listing itself. */
  owner_suspended?: true;
  /** Since when the mail to its owner is due that it is shown again, after the one that it is suspended. */
  restored_mail_at?: Date;
  created_at: Date;
  /** The last change or confirmation of its owner, or of the import that provides it. */
  updated_at: Date;
  /** When the owner last confirmed it. */
  confirmed_at?: Date;
  /** When the owner was last asked by mail to confirm it; `ask_mail_due` until that mail is sent. */
  asked_at?: Date;
  ask_mail_due?: boolean;
  /** When the next mail about new reviews is due, and when the last one was sent. */
  reviews_mail_due_at?: Date;
  reviews_mailed_at?: Date;
  /** Set with each change until the task that notifies the jobs service is enqueued. Named as in the first release. */
  jobs_news_due_at?: Date;
}
