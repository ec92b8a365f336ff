import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { KeySetController } from './key-set.controller.js';
import { SigningKey, SigningKeySchema } from './signing-key.schema.js';
import { SigningKeys } from './signing-keys.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: SigningKey.name, schema: SigningKeySchema }])],
  controllers: [KeySetController],
  providers: [SigningKeys],
  exports: [SigningKeys],
})
export class KeysModule {}
