import { z } from 'zod';
import { accountTypes } from './account-lists.js';
import { isoDate, shortText } from './field-types.js';

/** A domain has one spelling: other full stops count as its dot (RFC 3490 §3.1), and the dot of the root is dropped. */
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
 * E-mail as typed by a person: trimmed, at most 254 characters (RFC 5321), folded to lower case and plain dots for
 * equality.
 */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .overwrite(foldDomainDots)
  .max(254)
  .pipe(z.email({ error: 'Please enter a valid email address' }));

/** Account minimum of decision A14; one server setting may raise it, never lower it. */
export const passwordMinimum = 6;
export const passwordMaximum = 128;

const newPassword = z
  .string()
  .min(passwordMinimum, { error: `Password must be at least ${passwordMinimum} characters long` })
  .max(passwordMaximum);

/** POST /auth/register. Unknown fields are dropped, so `account_type: "admin"` is refused and `is_operator` ignored. */
export const RegisterRequest = z
  .object({
    full_name: shortText(100),
    email: emailAddress,
    password: newPassword,
    account_type: z.enum(accountTypes).default('job_seeker'),
    company_name: shortText(120).optional(),
  })
  .meta({ id: 'RegisterRequest' });
export type RegisterRequest = z.input<typeof RegisterRequest>;

/** POST /auth/login. `remember` keeps the session 30 days instead of 1 (decision A59). */
export const LoginRequest = z
  .object({
    email: emailAddress,
    password: z.string().min(1).max(passwordMaximum),
    remember: z.boolean().optional(),
  })
  .meta({ id: 'LoginRequest' });
export type LoginRequest = z.input<typeof LoginRequest>;

/** The signed-in person, as GET /auth/me and the sign-in calls answer. Never carries the password. */
export const CurrentUser = z
  .object({
    id: z.string(),
    full_name: z.string(),
    email: z.string(),
    account_type: z.enum(accountTypes),
    company_name: z.string().optional(),
    email_verified: z.boolean(),
    created_at: isoDate,
    /** This session has the rights of an operator (decision A62); the services go by the token alone. */
    operator: z.boolean().optional(),
  })
  .meta({ id: 'CurrentUser' });
export type CurrentUser = z.infer<typeof CurrentUser>;

export const SessionAnswer = z
  .object({ access_token: z.string(), token_type: z.literal('bearer'), user: CurrentUser })
  .meta({ id: 'SessionAnswer' });
export type SessionAnswer = z.infer<typeof SessionAnswer>;

/** What a service may know of a person of another service: GET /internal/users/{id} of auth. */
export const UserSnapshot = z
  .object({
    id: z.string(),
    full_name: z.string(),
    email: z.string(),
    /** Whether the person proved that the address is theirs; absent: no. What hangs on an address alone waits for it. */
    email_verified: z.boolean().optional(),
    created_at: isoDate.optional(),
    account_type: z.enum(accountTypes),
    company_name: z.string().optional(),
    location: z.string().optional(),
    email_notifications: z.boolean(),
    /** Of an employer: reminders about its own jobs. Absent: yes. */
    job_alerts: z.boolean().optional(),
    /** The account is being erased: what was copied from it stays as it is until its service has erased it. */
    closed: z.boolean().optional(),
  })
  .meta({ id: 'UserSnapshot' });
export type UserSnapshot = z.infer<typeof UserSnapshot>;

/** Claims of the access token (ES256). `sid` names the session that sign-out revokes. */
export const AccessClaims = z.object({
  sub: z.string(),
  sid: z.string(),
  account_type: z.enum(accountTypes),
  full_name: z.string(),
  email: z.string(),
  company_name: z.string().optional(),
  operator: z.boolean().optional(),
  exp: z.number(),
});
export type AccessClaims = z.infer<typeof AccessClaims>;
