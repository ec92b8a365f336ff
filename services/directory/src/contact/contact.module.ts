import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FormLimitsModule } from '../form-limits/form-limits.module.js';
import { OperatorLogModule } from '../operator-log/operator-log.module.js';
import { ContactController } from './contact.controller.js';
import { ContactMessageEmail } from './contact-message.email.js';
import { messageSchema } from './message.schema.js';
import { MessagesService } from './messages.service.js';
import { MessageUserData } from './messages.user-data.js';
import { OperatorMessagesController } from './operator-messages.controller.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'Message', schema: messageSchema }]),
    FormLimitsModule,
    OperatorLogModule,
  ],
  controllers: [ContactController, OperatorMessagesController],
  providers: [MessagesService, ContactMessageEmail, MessageUserData],
  exports: [MessagesService],
})
export class ContactModule {}
