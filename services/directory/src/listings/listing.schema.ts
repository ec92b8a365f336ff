import { weekdays } from '@commons/contracts/businesses/listing-lists';
import { whenPresent } from '@commons/service-kit/mongo/when-present';
import { searchedCollection } from '@commons/service-kit/search/follow/searched-collection';
import { Schema } from 'mongoose';
import type { ListingRecord } from './listing.js';

const part = (fields: Record<string, unknown>) => new Schema(fields, { _id: false });
const texts = (...names: string[]) => part(Object.fromEntries(names.map((name) => [name, String])));
const list = { type: [String], default: undefined };

export const listingSchema = new Schema<ListingRecord>(
  {
    business_name: { type: String, required: true },
    business_category: { type: String, required: true },
    short_description: { type: String, default: '' },
    full_description: String,
    primary_contact_name: String,
    contact_info: texts('phone', 'email', 'website'),
    social_media: texts('facebook', 'instagram', 'twitter', 'linkedin'),
    location_info: texts('street_address', 'city', 'state', 'zip_code', 'service_area'),
    pin: part({ latitude: Number, longitude: Number, confirmed: Boolean }),
    business_hours: texts(...weekdays),
    special_hours: { type: [texts('date', 'hours', 'note')], default: undefined },
    temporarily_closed: texts('reopens_on', 'note'),
    year_established: Number,
    business_type: String,
    num_employees: String,
    license_numbers: list,
    key_services: list,
    pricing_info: String,
    booking_url: String,
    payment_methods: list,
    languages_spoken: list,
    accessibility_features: list,
    emergency_services: Boolean,
    tags: list,
    owner_id: String,
    place_key: String,
    phone_key: String,
    import_ref: String,
    import_refs: list,
    import_permit: Boolean,
    source_url: String,
    logo_filename: String,
    gallery_images: { type: [String], default: [] },
    gallery_alts: { type: [part({ filename: String, alt: String })], default: undefined },
    average_rating: { type: Number, default: 0 },
    total_reviews: { type: Number, default: 0 },
    ratings_version: Number,
    views: { type: Number, default: 0 },
    shown: { type: Boolean, default: true },
    suspended: part({ reason: String, at: Date, mail_due: Boolean, account: Boolean }),
    owner_suspended: Boolean,
    restored_mail_at: Date,
    created_at: { type: Date, required: true },
    updated_at: { type: Date, required: true },
    confirmed_at: Date,
    asked_at: Date,
    ask_mail_due: Boolean,
    reviews_mail_due_at: Date,
    reviews_mailed_at: Date,
    jobs_news_due_at: Date,
    version: Number,
    found_by: list,
  },
  { collection: 'listings', versionKey: false },
);

listingSchema.index({ shown: 1, created_at: -1, _id: -1 });
// One listing per employer (decision A45).
listingSchema.index({ owner_id: 1 }, { unique: true, ...whenPresent('owner_id') });
// Few listings are suspended: finds those whose mail to the owner is due.
listingSchema.index({ 'suspended.mail_due': 1 }, whenPresent('suspended.mail_due'));
listingSchema.index({ restored_mail_at: 1 }, whenPresent('restored_mail_at'));
listingSchema.index({ import_ref: 1 }, { unique: true, ...whenPresent('import_ref') });
listingSchema.index({ import_refs: 1 }, whenPresent('import_refs'));
listingSchema.index({ place_key: 1 }, whenPresent('place_key'));
listingSchema.index({ phone_key: 1 }, whenPresent('phone_key'));
listingSchema.index({ jobs_news_due_at: 1 }, whenPresent('jobs_news_due_at'));
listingSchema.index({ ask_mail_due: 1 }, whenPresent('ask_mail_due'));
listingSchema.index({ reviews_mail_due_at: 1 }, whenPresent('reviews_mail_due_at'));

searchedCollection(listingSchema, [
  'views',
  'jobs_news_due_at',
  'ratings_version',
  'suspended.mail_due',
  'owner_suspended',
  'restored_mail_at',
  'updated_at',
  'confirmed_at',
  'asked_at',
  'ask_mail_due',
  'place_key',
  'phone_key',
  'gallery_alts',
  'import_refs',
]);
