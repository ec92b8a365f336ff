import { z } from 'zod';
import { applicationMailTimes } from '../applications/application-lists.js';
import { isoDate, shortText } from '../field-types.js';
import { accountTypes } from './account-lists.js';
import { businessRoles, memberRoles } from './business-member-lists.js';

/** Normalises the dots of a domain: other full stops count as dots (RFC 3490 §3.1), and a trailing dot is dropped. */
function foldDomainDots(address: string): string {
  const domain = address.lastIndexOf('@') + 1;
  if (domain === 0) return address;
  return (
    address.slice(0, domain) +
    address
      .slice(domain)
      .replace(/[。．｡]/g, '.')
      .replace(/\.$/, '')
  );
}

/**
 * E-mail address as typed: trimmed, at most 254 characters (RFC 5321), folded to lower case and plain dots so that
 * equal addresses compare equal.
 */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .overwrite(foldDomainDots)
  .max(254)
  .pipe(z.email({ error: 'Please enter a valid email address' }));

/** Minimum length for accounts (decision A14); a server setting may raise it, never lower it. */
export const minPasswordLength = 6;
export const maxPasswordLength = 128;

/** Two-letter code of a portal language, e.g. `es`. */
export const languageCode = z
  .string()
  .regex(/^[a-z]{2}$/, { error: 'Must be a code of two letters' });

const newPassword = z
  .string()
  .min(minPasswordLength, {
    error: `Password must be at least ${minPasswordLength} characters long`,
  })
  .max(maxPasswordLength);

/** POST /auth/register. Unknown fields are dropped: `account_type: "admin"` is refused and `is_operator` ignored. */
export const RegisterRequest = z
  .object({
    full_name: shortText(100),
    email: emailAddress,
    password: newPassword,
    account_type: z.enum(accountTypes).default('job_seeker'),
    company_name: shortText(120).optional(),
    /** Language of the page, used for mails. Default: English. */
    language: languageCode.optional(),
  })
  .meta({ id: 'RegisterRequest' });
export type RegisterRequest = z.input<typeof RegisterRequest>;

/** POST /auth/login. `remember` extends the session from 1 to 30 days (decision A59). */
export const LoginRequest = z
  .object({
    email: emailAddress,
    password: z.string().min(1).max(maxPasswordLength),
    remember: z.boolean().optional(),
  })
  .meta({ id: 'LoginRequest' });
export type LoginRequest = z.input<typeof LoginRequest>;

/** PUT /auth/language: the language of mails, which follows the one that a person reads the pages in (decision B43). */
export const AccountLanguage = z.object({ language: languageCode }).meta({ id: 'AccountLanguage' });
export type AccountLanguage = z.infer<typeof AccountLanguage>;

/** The signed-in person, as returned by GET /auth/me and the sign-in calls. Never includes the password. */
export const CurrentUser = z
  .object({
    id: z.string(),
    full_name: z.string(),
    email: z.string(),
    account_type: z.enum(accountTypes),
    company_name: z.string().optional(),
    email_verified: z.boolean(),
    created_at: isoDate,
    /** This session has operator rights (decision A62); services rely on the token alone. */
    operator: z.boolean().optional(),
    /** Language of mails to this person; absent until chosen. */
    language: languageCode.optional(),
    /** The business of someone else that this session acts for, and the role there; absent for their own. */
    business: z
      .object({ id: z.string(), name: z.string(), role: z.enum(businessRoles) })
      .optional(),
  })
  .meta({ id: 'CurrentUser' });
export type CurrentUser = z.infer<typeof CurrentUser>;

export const SessionAnswer = z
  .object({ access_token: z.string(), token_type: z.literal('bearer'), user: CurrentUser })
  .meta({ id: 'SessionAnswer' });
export type SessionAnswer = z.infer<typeof SessionAnswer>;

/** What other services may know about a person: GET /internal/users/{id} of auth. */
export const UserSnapshot = z
  .object({
    id: z.string(),
    full_name: z.string(),
    email: z.string(),
    /** Whether the person confirmed the address; absent: no. Features that depend on the address alone wait for it. */
    email_verified: z.boolean().optional(),
    created_at: isoDate.optional(),
    account_type: z.enum(accountTypes),
    company_name: z.string().optional(),
    location: z.string().optional(),
    email_notifications: z.boolean(),
    /** For an employer: reminders about its own jobs. Absent: yes. */
    job_alerts: z.boolean().optional(),
    /** When an employer is mailed about new applications. Absent: at once. */
    application_mails: z.enum(applicationMailTimes).optional(),
    /** The account is being erased: copies in other services stay unchanged until those erase them. */
    closed: z.boolean().optional(),
    /** Nothing of the person is public, and the person cannot sign in (decision B59). */
    suspended: z.boolean().optional(),
    /** Language of mails to this person. Absent: English. */
    language: languageCode.optional(),
  })
  .meta({ id: 'UserSnapshot' });
export type UserSnapshot = z.infer<typeof UserSnapshot>;

/** GET /internal/writers/{id} of auth: how a person signs texts. */
export const WriterAccount = z
  .object({
    full_name: z.string(),
    email: z.string(),
    company_name: z.string().optional(),
    phone: z.string().optional(),
    location: z.string().optional(),
  })
  .meta({ id: 'WriterAccount' });
export type WriterAccount = z.infer<typeof WriterAccount>;

/** Claims of the access token (ES256). `sid` identifies the session that sign-out revokes. */
export const AccessClaims = z.object({
  sub: z.string(),
  sid: z.string(),
  account_type: z.enum(accountTypes),
  full_name: z.string(),
  email: z.string(),
  company_name: z.string().optional(),
  operator: z.boolean().optional(),
  /** The owner id of someone else's business that the session acts for, with the role there (docs/adr/0017). */
  business: z.string().optional(),
  business_role: z.enum(memberRoles).optional(),
  exp: z.number(),
});
export type AccessClaims = z.infer<typeof AccessClaims>;
