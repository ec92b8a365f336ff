import { ModelFailure } from './language-model.js';
import { isPlainRefusal, mayBecomeRefusal } from './plain-refusal.js';
import { mayBeReasoning, withoutReasoning } from './reasoning.js';

/**
 * Holds back the first words of a text until it is clear that they are not a refusal, so that a refusal is never shown
 * as their text. Thoughts before the text are left out.
 */
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
    if (mayBeReasoning(this.#held)) return;
    this.#held = withoutReasoning(this.#held);
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
