import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { KeySetController } from './key-set.controller.js';
import { SigningKey, SigningKeySchema } from './signing-key.schema.js';
import { SigningKeysService } from './signing-keys.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: SigningKey.name, schema: SigningKeySchema }])],
  controllers: [KeySetController],
  providers: [SigningKeysService],
  exports: [SigningKeysService],
})
export class KeysModule {}
