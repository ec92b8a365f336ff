import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImageStore } from './image-store.service.js';
import { storedImageSchema } from './stored-image.schema.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'StoredImage', schema: storedImageSchema }])],
  providers: [ImageStore],
  exports: [ImageStore],
})
export class ImagesModule {}
