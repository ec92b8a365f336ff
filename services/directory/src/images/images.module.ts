import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImageDecoder } from './image-decoder.service.js';
import { ImageStore } from './image-store.service.js';
import { storedImageSchema } from './stored-image.schema.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'StoredImage', schema: storedImageSchema }])],
  providers: [ImageDecoder, ImageStore],
  exports: [ImageDecoder, ImageStore],
})
export class ImagesModule {}
