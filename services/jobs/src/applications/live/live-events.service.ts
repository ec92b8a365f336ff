import type { AccessClaims } from '@commons/contracts/account/account';
import { businessOf } from '@commons/service-kit/auth/business-of';
import { RevokedSessions } from '@commons/service-kit/auth/revoked-sessions';
import { Channels } from '@commons/service-kit/channel/channels';
import { refuse } from '@commons/service-kit/errors/refuse';
import { type EventStream, EventStreams } from '@commons/service-kit/http/event-streams';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** Most open streams of one person at one instance: a few tabs on a few devices. */
export const streamsPerPerson = 10;

/** How often an open stream checks that its session and token are still valid. */
const checkMs = 15_000;

interface LiveEvent {
  readonly event: string;
  readonly data: unknown;
}

/**
 * Publishes events to people's open pages across instances. Nothing is stored: a page that connects reads its lists
 * anyway.
 */
@Injectable()
export class LiveEventsService {
  readonly #open = new Map<string, number>();

  constructor(
    private readonly channels: Channels,
    private readonly streams: EventStreams,
    private readonly revoked: RevokedSessions,
  ) {}

  /** Best effort: the change itself is stored, and shows on the next read. */
  publish(person: string, event: string, data: unknown): Promise<void> {
    return this.channels.tryPublish(channelOf(person), { event, data } satisfies LiveEvent);
  }

  /**
   * Opens a stream for the caller, with the events of the business that they act for, which ends with the session or the token. Its first event is `ready`.
   * @throws 429 for too many streams, before anything is sent
   */
  async open(reply: FastifyReply, claims: AccessClaims): Promise<void> {
    const person = claims.sub;
    if ((this.#open.get(person) ?? 0) >= streamsPerPerson) {
      throw refuse(429, 'Too many open pages. Please close some of them.');
    }
    const stream = this.streams.open(reply, { endless: true });
    this.#count(person, 1);
    const check = setInterval(() => void this.#endIfOver(stream, claims), checkMs);
    const subscribed = this.channels.subscribe(channelOf(businessOf(claims)), (message) => {
      const { event, data } = message as LiveEvent;
      stream.send(event, data);
    });
    stream.onClose(() => {
      clearInterval(check);
      this.#count(person, -1);
      subscribed.then(
        (leave) => leave(),
        () => undefined,
      );
    });
    try {
      await subscribed;
      stream.send('ready', {});
    } catch {
      stream.end();
    }
  }

  #count(person: string, change: 1 | -1): void {
    const open = (this.#open.get(person) ?? 0) + change;
    if (open > 0) this.#open.set(person, open);
    else this.#open.delete(person);
  }

  /** While Redis is down, no events arrive anyway: the stream ends and the page reconnects later. */
  async #endIfOver(stream: EventStream, { sid, exp }: AccessClaims): Promise<void> {
    const over = exp * 1_000 <= Date.now() || (await this.revoked.has(sid).catch(() => true));
    if (over) stream.end();
  }
}

const channelOf = (person: string) => `live:${person}`;
