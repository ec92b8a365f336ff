/** Ended sessions in memory, each until its token expires: about 0.1 kB per session. */
export class RevocationList {
  /** Expiry by session, in whole seconds since 1970: these fit into V8's small integers. */
  readonly #expiries = new Map<string, number>();

  get size(): number {
    return this.#expiries.size;
  }

  has(sid: string): boolean {
    return this.#expiries.has(sid);
  }

  /** @returns whether it is new */
  add(sid: string, expiresAt: Date): boolean {
    if (this.#expiries.has(sid)) return false;
    this.#expiries.set(sid, Math.ceil(expiresAt.getTime() / 1_000));
    return true;
  }

  /** Removes sessions whose token has expired anyway. */
  dropExpired(): void {
    const now = Date.now() / 1_000;
    for (const [sid, expiry] of this.#expiries) if (expiry < now) this.#expiries.delete(sid);
  }
}
