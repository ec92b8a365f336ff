import type { AccessClaims } from '@commons/contracts/account';
import { ContactInput, ContactReceipt } from '@commons/contracts/contact';
import { CurrentClaims, Public } from '@commons/service-kit/auth/access-rules';
import { Answers } from '@commons/service-kit/http/answers';
import { clientAddress } from '@commons/service-kit/http/client-address';
import { Body, Controller, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Types } from 'mongoose';
import type { z } from 'zod';
import { FormLimits } from '../form-limits/form-limits.service.js';
import { ContactMessageEmail } from './contact-message.email.js';
import { MessagesService } from './messages.service.js';

@Controller('contact')
export class ContactController {
  constructor(
    private readonly messages: MessagesService,
    private readonly email: ContactMessageEmail,
    private readonly limits: FormLimits,
  ) {}

  @Post()
  @Public()
  @Answers(ContactReceipt, { status: 201 })
  async send(
    @Body({ schema: ContactInput }) input: z.output<typeof ContactInput>,
    @CurrentClaims() claims: AccessClaims | undefined,
    @Req() request: FastifyRequest,
  ): Promise<ContactReceipt> {
    // A robot filled in what people do not see: it is told what everybody is told.
    if (input.website) return { id: String(new Types.ObjectId()) };
    await this.limits.take('message', clientAddress(request), input.email);
    const message = await this.messages.add(input, claims);
    await this.email.enqueue(message);
    return { id: String(message._id) };
  }
}
