import type { AccessClaims } from '@commons/contracts/account';
import { galleryMaximum, imageRules } from '@commons/contracts/image-files';
import { GalleryUpload, LogoUpload } from '@commons/contracts/listings';
import { AccountType, CurrentClaims } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import { Upload } from '@commons/service-kit/http/upload';
import { Controller, Delete, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ListingGallery } from './listing-gallery.service.js';
import { ListingPhotos } from './listing-photos.service.js';

const { logos, gallery } = imageRules;

const sizeText = ({ label, maximumMegabytes }: typeof logos | typeof gallery) =>
  `${label} size must be less than ${maximumMegabytes}MB`;

/** One more than fit is still read, so that the answer can say that. */
const galleryFiles = {
  part: 'images',
  maximumBytes: gallery.maximumBytes,
  files: galleryMaximum + 1,
  tooLargeText: sizeText(gallery),
};
const logoFile = {
  part: 'logo',
  maximumBytes: logos.maximumBytes,
  tooLargeText: sizeText(logos),
};

/** Photos and logo of an employer's own listing. */
@Controller()
@AccountType('employer')
export class ListingPhotosController {
  constructor(
    private readonly photos: ListingPhotos,
    private readonly gallery: ListingGallery,
  ) {}

  @Post('business-directory/:id/gallery/multiple')
  @Upload(galleryFiles)
  @Answers(GalleryUpload, { status: 201 })
  async addPhotos(
    @Param('id') id: string,
    @CurrentClaims() claims: AccessClaims,
    @Req() request: FastifyRequest,
  ): Promise<GalleryUpload> {
    const listing = await this.photos.ownListing(id, claims);
    return { filenames: await this.photos.addToGallery(listing, request) };
  }

  @Delete('business-directory/:id/gallery/:filename')
  @HttpCode(204)
  async removePhoto(
    @Param('id') id: string,
    @Param('filename') filename: string,
    @CurrentClaims() claims: AccessClaims,
  ): Promise<void> {
    await this.gallery.remove(await this.photos.ownListing(id, claims), filename);
  }

  @Post('upload-logo')
  @Upload(logoFile)
  @Answers(LogoUpload, { status: 201 })
  async setLogo(
    @CurrentClaims() claims: AccessClaims,
    @Req() request: FastifyRequest,
  ): Promise<LogoUpload> {
    return { logo_filename: await this.photos.setLogo(claims, request) };
  }
}
