import type { Mail } from '@commons/service-kit/mail/mail';
import { decisionEmail } from '@commons/service-kit/moderation/decision.email';

export interface HiddenReview {
  readonly to: string;
  readonly business_name: string;
  readonly reason: string;
  /** Public origin of the site. */
  readonly site: string;
}

/**
 * The mail that tells the writer of a review that it is not shown any more, and why. Nobody confirmed that the address
 * is the writer's: nothing that the writer entered, not even the name, is passed on to it.
 */
export const reviewHiddenEmail = ({ to, business_name, reason, site }: HiddenReview): Mail =>
  decisionEmail({
    to,
    subject: 'Your review has been hidden',
    before: `A review of "${business_name}" that was written with your email address has been hidden. It is not shown any more, and the rating does not count it. The reason:`,
    reason,
    after:
      'If you did not write it, somebody entered your address, and you need not do anything. To have it looked at again, please write to us:',
    link: `${site}/contact`,
    why: 'You get this mail because this address was entered with the review.',
  });
