import type { AnswerEvent } from './answer-channel.service.js';

/**
 * For a listener who joins later, merges the text so far with the pieces received while it was read, without duplicates
 * or gaps. Each piece has its offset.
 */
export class CatchUp {
  #held: AnswerEvent[] | undefined = [];
  #shown = 0;

  constructor(private readonly handle: (event: AnswerEvent) => void) {}

  receive(event: AnswerEvent): void {
    if (this.#held) this.#held.push(event);
    else this.#pass(event);
  }

  /** @param textSoFar read after the subscription */
  begin(textSoFar: string): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    // Everything since the last restart that was received.
    const anew = held.findLastIndex(({ kind }) => kind === 'restart');
    if (anew < 0 && textSoFar) this.#pass({ kind: 'text', text: textSoFar, at: 0 });
    for (const event of held.slice(anew + 1)) this.#pass(event);
  }

  #pass(event: AnswerEvent): void {
    if (event.kind === 'restart') this.#shown = 0;
    if (event.kind === 'text') {
      if (event.at < this.#shown) return;
      this.#shown = event.at + event.text.length;
    }
    this.handle(event);
  }
}
