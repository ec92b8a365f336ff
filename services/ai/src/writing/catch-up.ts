import type { AnswerNews } from './answer-channel.service.js';

/**
 * For a listener who joins later, merges the text so far with the pieces received while it was read, without duplicates
 * or gaps. Each piece has its offset.
 */
export class CatchUp {
  #held: AnswerNews[] | undefined = [];
  #shown = 0;

  constructor(private readonly tell: (news: AnswerNews) => void) {}

  hear(news: AnswerNews): void {
    if (this.#held) this.#held.push(news);
    else this.#pass(news);
  }

  /** @param textSoFar read after the subscription */
  begin(textSoFar: string): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    // Everything since the last restart that was received.
    const anew = held.findLastIndex(({ kind }) => kind === 'restart');
    if (anew < 0 && textSoFar) this.#pass({ kind: 'text', text: textSoFar, at: 0 });
    for (const news of held.slice(anew + 1)) this.#pass(news);
  }

  #pass(news: AnswerNews): void {
    if (news.kind === 'restart') this.#shown = 0;
    if (news.kind === 'text') {
      if (news.at < this.#shown) return;
      this.#shown = news.at + news.text.length;
    }
    this.tell(news);
  }
}
