/** Answers about policy (RFC 3463, x.7.x), e.g. "relay access denied", are often a fault of this server's settings. */
const policy = /^5\d\d[ -]5\.7\./;

/**
 * @param error of Nodemailer
 * @returns whether the mail server refuses this recipient or this mail for good (5xx), so that a retry would
 *   fail too; false for a refused sign-in or sender, which an operator can fix
 */
export function isPermanentRefusal(error: unknown): boolean {
  const {
    responseCode = 0,
    command,
    response = '',
  } = (error ?? {}) as {
    responseCode?: number;
    command?: string;
    response?: string;
  };
  if (command !== 'RCPT TO' && command !== 'DATA') return false;
  return responseCode >= 500 && responseCode < 600 && !policy.test(response);
}
