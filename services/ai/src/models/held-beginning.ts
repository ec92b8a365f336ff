import { ModelFailure } from './language-model.js';
import { isPlainRefusal, mayBecomeRefusal } from './plain-refusal.js';

/** Holds the first words of a text back until it is clear that they are no refusal: nobody reads one as their text. */
export class HeldBeginning {
  #held = '';
  #isOpen = false;

  constructor(private readonly onText: (piece: string) => void) {}

  piece(text: string): void {
    if (this.#isOpen) {
      this.onText(text);
      return;
    }
    this.#held += text;
    if (!mayBecomeRefusal(this.#held)) this.#open();
  }

  /** @throws ModelFailure 'unwilling' when the whole text is a refusal */
  end(whole: string): void {
    if (this.#isOpen) return;
    if (isPlainRefusal(whole)) throw new ModelFailure('unwilling', 'the model answered a refusal');
    this.#open();
  }

  #open(): void {
    this.#isOpen = true;
    if (this.#held) this.onText(this.#held);
  }
}
