import { randomBytes } from 'node:crypto';
import { refuseField } from '@commons/service-kit/errors/refuse';
import { Inject, Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { AUTH_CONFIG, type AuthConfig } from '../auth.config.js';
import { isCommonPassword } from './common-passwords.js';

/** Hashes and verifies passwords: argon2id with the library's default cost (19 MiB, 2 passes). */
@Injectable()
export class PasswordService {
  #decoy: Promise<string> | undefined;

  constructor(@Inject(AUTH_CONFIG) private readonly config: AuthConfig) {}

  /** @throws 422 for a password that is too short or too common */
  check(password: string, field: string): void {
    const least = this.config.PASSWORD_MINIMUM;
    if (password.length < least) {
      const text = `Password must be at least ${least} characters long`;
      throw refuseField(['body', field], text, 'too_small');
    }
    if (isCommonPassword(password)) {
      const text = 'This password is too common. Please choose another one.';
      throw refuseField(['body', field], text, 'common_password');
    }
  }

  hash(password: string): Promise<string> {
    return hash(password);
  }

  /**
   * Whether the password matches the hash. Without a hash (unknown address) it takes the same time and returns false.
   */
  async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
    this.#decoy ??= hash(randomBytes(16).toString('hex'));
    const fits = await verify(passwordHash ?? (await this.#decoy), password);
    return fits && passwordHash !== undefined;
  }
}
