import { visitStorage } from '../page/browser-storage.js';

/** The job a guest wanted to apply for, or to save, when they were sent to sign in (decision A13). */
export interface PendingApplication {
  readonly jobId: string;
  readonly title: string;
  /** Default: apply. The name is part of the stored format, which front ends of other versions read. */
  readonly wish?: 'apply' | 'save';
}

const key = 'commons-pending-application';

/** State of the history entry of /login: that the sign-in is for the remembered job. */
interface SignInState {
  readonly forJob?: string;
}

/**
 * Remembers the job; the job seeker's dashboard then offers "Continue your application to {title}", or to save it.
 * @returns the state to go to /login with
 */
export function rememberApplication({
  jobId,
  title,
  wish = 'apply',
}: PendingApplication): SignInState {
  visitStorage.set(key, JSON.stringify({ jobId, title, wish }));
  return { forJob: jobId };
}

/** The remembered job, if this visit of /login is for it; null when people sign in for another reason. */
export function applicationOfSignIn(state: unknown): PendingApplication | null {
  const pending = pendingApplication();
  return pending && (state as SignInState | null)?.forJob === pending.jobId ? pending : null;
}

/** The remembered job, or null. */
export function pendingApplication(): PendingApplication | null {
  try {
    const stored = JSON.parse(visitStorage.get(key) ?? 'null');
    return typeof stored?.jobId === 'string' && typeof stored.title === 'string' ? stored : null;
  } catch {
    return null;
  }
}

/** After the application was sent or the offer was dismissed. */
export function forgetApplication(): void {
  visitStorage.remove(key);
}
