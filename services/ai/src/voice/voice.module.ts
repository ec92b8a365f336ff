import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { VoiceController } from './voice.controller.js';
import { voiceSchema } from './voice.schema.js';
import { VoiceService } from './voice.service.js';
import { VoiceUserData } from './voice.user-data.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Voice', schema: voiceSchema }])],
  controllers: [VoiceController],
  providers: [VoiceService, VoiceUserData],
  exports: [VoiceService],
})
export class VoiceModule {}
