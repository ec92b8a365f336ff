import { minuteMs } from '@commons/contracts/durations';
import { verificationLinkMs } from '../links/link-token.js';
import { createAuthService } from '../testing/auth-test-service.js';
import { registration } from '../testing/people.js';
import { pendingEmail } from '../users/email/pending-email.js';
import { UserEmailService } from '../users/email/user-email.service.js';
import { UserService } from '../users/user.service.js';
import { usersIn } from '../users/users-in.js';

it('mails are tried, and a change of address is pending, as long as a link works', async () => {
  // Without a worker, which would send what is due.
  const service = await createAuthService({ ROLES: 'api' });
  try {
    const users = usersIn(await service.database());
    const { verificationMail } = new UserService(users);
    const { changeMails } = new UserEmailService(users, {} as never, {} as never);
    const after = async (ms: number) => {
      const at = new Date(Date.now() - ms);
      const user = await users.create({
        ...{ ...registration(), account_type: 'job_seeker' as const, password_hash: 'none' },
        created_at: at,
        ...{ verification_wanted_at: at, verification_mail_due: true },
        ...{ pending_email: 'new@example.org', email_change_wanted_at: at },
        email_change_mail_due_at: at,
      });
      const due = await Promise.all([verificationMail.find(user.id), changeMails.find(user.id)]);
      return [...due, pendingEmail(user)].map((found) => found !== undefined);
    };
    expect(await after(verificationLinkMs - minuteMs)).toEqual([true, true, true]);
    expect(await after(verificationLinkMs + minuteMs)).toEqual([false, false, false]);
  } finally {
    await service.close();
  }
});
