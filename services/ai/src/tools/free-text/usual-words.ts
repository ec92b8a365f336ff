/**
 * A hurried order in usual words: "for the staff board" hangs there, the staff reads it; "custom pieces no returns".
 */
export const inUsualWords = (prompt: string): string =>
  prompt
    .replace(
      /\b(for|on) (the|our|my) (staff|team|crew|employees?)(?:'s?)? (?:(?:notice |bulletin |message )?board|break ?room|chat|channel|wall)\b/i,
      '$1 $2 $3',
    )
    .replace(
      /\b([a-z]+ (?:pieces|orders|items|work|cakes|sizes)) (no (?:returns|refunds|exchanges))\b/gi,
      '$2 on $1',
    );
