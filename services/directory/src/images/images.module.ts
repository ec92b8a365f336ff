import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImageDecoderService } from './image-decoder.service.js';
import { ImageStoreService } from './image-store.service.js';
import { storedImageSchema } from './stored-image.schema.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'StoredImage', schema: storedImageSchema }])],
  providers: [ImageDecoderService, ImageStoreService],
  exports: [ImageDecoderService, ImageStoreService],
})
export class ImagesModule {}
