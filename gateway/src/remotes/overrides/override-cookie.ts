import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A random token; Redis stores the overrides for it. */
const token = /^[\w-]{43}$/;

/** With https, the `__Host-` prefix keeps neighbouring hosts from setting it. */
const nameFor = (site: string) => (isSecure(site) ? '__Host-front-ends' : 'front-ends');
const isSecure = (site: string) => site.startsWith('https:');

/** The cookie of a browser in which an operator overrides front ends (ADR 0024). */
export class OverrideCookie {
  /** @param site public origin of the portal */
  constructor(private readonly site: string) {}

  static newToken(): string {
    return randomBytes(32).toString('base64url');
  }

  /** @returns undefined for nearly all browsers */
  read({ cookie }: IncomingHttpHeaders): string | undefined {
    if (!cookie) return undefined;
    const name = `${nameFor(this.site)}=`;
    const sent = cookie.split(';').map((pair) => pair.trim());
    const value = sent.find((pair) => pair.startsWith(name))?.slice(name.length);
    return value && token.test(value) ? value : undefined;
  }

  /** A Set-Cookie header: not readable by scripts, not sent by other sites. */
  write(value: string, seconds: number): string {
    const secure = isSecure(this.site) ? '; Secure' : '';
    return `${nameFor(this.site)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
  }

  get cleared(): string {
    return this.write('', 0);
  }
}
