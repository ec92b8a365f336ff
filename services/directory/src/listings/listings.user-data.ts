import type { UserSnapshot } from '@commons/contracts/account/account';
import type { ImageKind } from '@commons/contracts/businesses/image-files';
import { ObjectStorage } from '@commons/service-kit/objects/object-storage';
import {
  type CollectedUserData,
  HoldsUserData,
  type UserDataHolder,
  type UserFile,
} from '@commons/service-kit/privacy/user-data';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { imageKey } from '../images/image-store.service.js';
import type { ListingRecord } from './listing.js';
import { wholeListing } from './listing-answer.js';
import { ListingRemovalService } from './removal/listing-removal.service.js';

/** The listing of an employer with its images. */
@HoldsUserData('listing')
export class ListingUserData implements UserDataHolder {
  constructor(
    @InjectModel('Listing') private readonly listings: Model<ListingRecord>,
    private readonly removal: ListingRemovalService,
    private readonly objects: ObjectStorage,
  ) {}

  async collect({ id }: UserSnapshot): Promise<CollectedUserData> {
    const own = await this.#own(id);
    const files = own.flatMap(({ logo_filename, gallery_images }) => [
      ...(logo_filename ? [this.#file('logos', logo_filename)] : []),
      ...gallery_images.map((name) => this.#file('gallery', name)),
    ]);
    return { records: own.map(wholeListing), files };
  }

  /** Deletes the listing with its images and reviews (decision A68). */
  async erase({ id }: UserSnapshot): Promise<void> {
    for (const listing of await this.#own(id)) await this.removal.remove(listing, id);
  }

  #own(id: string): Promise<ListingRecord[]> {
    return this.listings.find({ owner_id: id }).sort({ _id: 1 }).lean<ListingRecord[]>().exec();
  }

  #file(kind: ImageKind, filename: string): UserFile {
    return {
      name: `${kind}-${filename}`,
      open: () => this.objects.get(imageKey(kind, filename)),
    };
  }
}
