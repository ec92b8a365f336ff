const otherSign = /[£€]/;
const dollars = /\$|\b(?:dollars?|bucks|usd)\b/i;
/** "until $5.30": where sums are in pounds or euros, times have a dot. */
const time =
  /(?<=\b(?:until|till|til|from|by|at|opens?|closes?|starts?|to|and|[-–]) )\$((?:1?\d|2[0-3])\.[0-5]\d)(?!\d|\.\d)(?! (?:a|an|each|per|for|off)\b)/gi;

/**
 * Sums of a text in the currency of its entries: built-in writers know dollars alone.
 * @param entered what was typed; with dollars in it, the text stays as it is
 */
export function inEnteredCurrency(text: string, entered: string): string {
  const sign = otherSign.exec(entered)?.[0];
  if (!sign || dollars.test(entered)) return text;
  return text
    .replace(/(?<=[£€])\$/g, '')
    .replace(time, '$1')
    .replace(/\$(?=\d)/g, sign);
}
