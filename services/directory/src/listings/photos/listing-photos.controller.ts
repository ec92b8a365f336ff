import type { Business } from '@commons/contracts/businesses/businesses';
import type { GalleryUpload, LogoUpload } from '@commons/contracts/businesses/listings';
import { directory } from '@commons/contracts/operations/directory';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { wholeListing } from '../listing-answer.js';
import { ListingGalleryService } from './listing-gallery.service.js';
import { ListingPhotosService } from './listing-photos.service.js';

/** Photos and logo of an employer's own listing. */
@Controller()
export class ListingPhotosController {
  constructor(
    private readonly photos: ListingPhotosService,
    private readonly gallery: ListingGalleryService,
  ) {}

  @Handles(directory['POST /business-directory/{id}/gallery/multiple'])
  async addPhotos({
    params: { id },
    claims,
    request,
  }: Call<'POST /business-directory/{id}/gallery/multiple'>): Promise<GalleryUpload> {
    const listing = await this.photos.ownListing(id, claims);
    return { filenames: await this.photos.addToGallery(listing, request) };
  }

  @Handles(directory['PUT /business-directory/{id}/gallery'])
  async arrange({
    params: { id },
    body,
    claims,
  }: Call<'PUT /business-directory/{id}/gallery'>): Promise<Business> {
    await this.gallery.arrange(await this.photos.ownListing(id, claims), body);
    return wholeListing(await this.photos.ownListing(id, claims));
  }

  @Handles(directory['DELETE /business-directory/{id}/gallery/{filename}'])
  async removePhoto({
    params: { id, filename },
    claims,
  }: Call<'DELETE /business-directory/{id}/gallery/{filename}'>): Promise<void> {
    await this.gallery.remove(await this.photos.ownListing(id, claims), filename);
  }

  @Handles(directory['POST /upload-logo'])
  async setLogo({ claims, request }: Call<'POST /upload-logo'>): Promise<LogoUpload> {
    return { logo_filename: await this.photos.setLogo(claims, request) };
  }
}
