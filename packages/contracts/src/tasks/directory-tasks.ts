import { z } from 'zod';
import { defineTask } from '../task.js';

/** Mails a stored contact message to the operators, with the sender's address as Reply-To. */
export const mailContactMessage = defineTask(
  'directory.mail-contact-message',
  z.object({ message_id: z.string() }),
);

/** Tells the owner of a listing by mail that operators suspended it, and why. */
export const mailListingSuspended = defineTask(
  'directory.mail-listing-suspended',
  z.object({ listing_id: z.string() }),
);

/** Tells the writer of a review by mail that operators hid it, and why. */
export const mailReviewHidden = defineTask(
  'directory.mail-review-hidden',
  z.object({ review_id: z.string() }),
);
