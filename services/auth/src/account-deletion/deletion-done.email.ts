import { hello, type Mail } from '@commons/service-kit/mail/mail';

/** The last mail, sent when everything is deleted. */
export const deletionDoneEmail = (
  { full_name, email }: { readonly full_name: string; readonly email: string },
  portal: string,
): Mail => ({
  to: email,
  subject: 'Your account has been deleted',
  accountErased: true,
  greeting: hello(full_name),
  parts: [
    `As you asked, we have deleted your ${portal} account and what belonged to it. Thank you for having been with us.`,
  ],
  why: 'You get this mail because your account had this address. It is the last one from us about it.',
});
