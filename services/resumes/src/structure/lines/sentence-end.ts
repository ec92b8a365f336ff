/** Short forms whose full stop ends no sentence: "St. Luke's", "Voith GmbH & Co. KGaA". */
const shortForm =
  '(?<!(?<!\\p{L})(?:\\p{Lu}|St|Ste|Mt|Ft|Dr|Mr|Mrs|Ms|Prof|Rev|Sr|Sra|Jr|Co|Bros|Inc|Ltd|Dept|Univ|No|Nr|Str|Av|Ave|Blvd|Sta|Sto|M\\/[sS]|Pvt|Smt|Shri|Sri|Sh|Dist|Engg|Govt|Asst))';

/** Source of a pattern: a full stop that ends a sentence, and no short form. */
export const fullStop = `${shortForm}\\.`;
