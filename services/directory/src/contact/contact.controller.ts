import { directory } from '@commons/contracts/operations/directory';
import type { ContactReceipt } from '@commons/contracts/portal/contact';
import { clientAddress } from '@commons/service-kit/http/client-address';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { Types } from 'mongoose';
import { FormLimitsService } from '../form-limits/form-limits.service.js';
import { ContactMessageEmail } from './contact-message.email.js';
import { MessagesService } from './messages.service.js';

@Controller()
export class ContactController {
  constructor(
    private readonly messages: MessagesService,
    private readonly email: ContactMessageEmail,
    private readonly limits: FormLimitsService,
  ) {}

  @Handles(directory['POST /contact'])
  async send({ body: input, claims, request }: Call<'POST /contact'>): Promise<ContactReceipt> {
    // Honeypot: a bot filled in the invisible field. It gets the usual answer, and nothing is stored.
    if (input.website) return { id: String(new Types.ObjectId()) };
    await this.limits.take('message', clientAddress(request), input.email);
    const message = await this.messages.add(input, claims);
    await this.email.enqueue(message);
    return { id: String(message._id) };
  }
}
