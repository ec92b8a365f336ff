import type { AnswerNews } from './answer-channel.service.js';

/**
 * Puts together, for a listener who comes later, the text so far and the pieces heard while it was asked for: nothing
 * twice, nothing left out. Each piece says at which character it begins.
 */
export class CatchUp {
  #held: AnswerNews[] | undefined = [];
  #shown = 0;

  constructor(private readonly tell: (news: AnswerNews) => void) {}

  hear(news: AnswerNews): void {
    if (this.#held) this.#held.push(news);
    else this.#pass(news);
  }

  /** @param textSoFar asked for after the hearing began */
  begin(textSoFar: string): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    // All that was written since a new beginning was heard.
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
