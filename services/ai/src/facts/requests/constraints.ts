/** What orders ask of the text itself, as far as the writer follows them. */
export interface Constraints {
  readonly short: boolean;
  /** Most words. */
  readonly words?: number;
  /** Most characters. */
  readonly characters?: number;
  readonly noHashtags: boolean;
  readonly noPrices: boolean;
  /** Whether the writer is told of as somebody else. */
  readonly thirdPerson: boolean;
}

const number = (text: string, noun: string) => {
  const found = new RegExp(`(\\d+)(?:-| )?(?:${noun})`, 'i').exec(text)?.[1];
  return found ? Number(found) : undefined;
};

/** A text of so many words is short. */
const shortText = 60;

/** What some orders to the writer ask of the text. */
export function readConstraints(orders: readonly string[]): Constraints {
  const all = orders.join('. ');
  const words = number(all, 'words');
  const characters = number(all, 'characters|chars');
  return {
    short:
      /\b(?:short|brief|concise|quick|to the point|not too long)\b/i.test(all) ||
      (words ?? Number.POSITIVE_INFINITY) <= shortText,
    ...(words && { words }),
    ...(characters && { characters }),
    noHashtags: /\b(?:no|without|avoid|skip|don'?t use|do not use|sin) (?:any )?hashtags?/i.test(
      all,
    ),
    noPrices:
      /\b(?:no|not|don['’]?t|without|avoid|skip|leave out)\b[^.]*\b(?:prices?|costs?)\b/i.test(all),
    thirdPerson: /\b(?:third|3rd)[- ]person\b/i.test(all),
  };
}
