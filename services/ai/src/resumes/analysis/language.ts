const english =
  /\b(?:the|and|of|to|in|for|with|a|an|at|by|on|from|is|as|i|my|that|all|new|work|experience|education|skills)\b/gi;
const others =
  /(?<!\p{L})(?:el|la|los|las|de|del|y|en|con|para|por|un|una|le|les|des|du|et|dans|pour|avec|une|der|die|das|und|mit|für|von|bei|im|zur|ein|eine|o|os|as|do|da|dos|em|com|e|di|il|della|per|che|nel|van|het|een|voor|i|w|z|na|do|и|в|на|с|по)(?!\p{L})/giu;
const otherScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}]/gu;

const most = 12_000;

/** Whether a text is English: its words decide which rules about words apply. */
export function isEnglishText(lines: readonly string[]): boolean {
  const text = lines.join('\n').slice(0, most);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if ((text.match(otherScript)?.length ?? 0) > 0.2 * letters) return false;
  const [own, other] = [text.match(english)?.length ?? 0, text.match(others)?.length ?? 0];
  return own >= other;
}

const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Words of a text; in scripts without spaces two signs count as one. */
export function wordCount(text: string): number {
  const signs = text.match(withoutSpaces)?.length ?? 0;
  const words = text
    .replace(withoutSpaces, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.length + Math.round(signs / 2);
}
