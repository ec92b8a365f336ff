import { numbersIn } from './reading/entered-numbers.js';

/** Which calculator asks for advice. */
type CalculatorTopic = 'loan' | 'roi' | 'break-even' | 'tax';

/** The labelled values of a calculator's situation. */
export interface CalculatorSituation {
  readonly topic: CalculatorTopic;
  /** As shown, e.g. "$782.65", or undefined. */
  text(label: string): string | undefined;
  /** The number of a value. */
  number(label: string): number | undefined;
}

const topics: readonly (readonly [CalculatorTopic, RegExp])[] = [
  ['loan', /\bloan\b/i],
  ['roi', /\b(?:roi|return on investment)\b/i],
  ['break-even', /\bbreak-?even\b/i],
  ['tax', /\btax(?:es)?\b/i],
];

/** "Inputs: Loan amount: $50,000.00, Interest rate: 6.5% a year. Results: Payment, monthly: $782.65, …" */
const labelled =
  /(?:^|[,.:]\s+)((?:Payment, [a-z-]+|[A-Z][A-Za-z -]+)): (-?[^:]*?)(?=, [A-Z]|\. Results:|\.$|$)/g;

/**
 * Reads the situation that the calculators' advice button sends (specification D2 §7).
 * @returns undefined for anything a person wrote
 */
export function calculatorSituation(
  industry: string,
  situation: string,
): CalculatorSituation | undefined {
  const line = situation.replace(/\s+/g, ' ').trim();
  if (!/^Inputs: .+\. Results: .+\.$/.test(line)) return undefined;
  const topic = topics.find(([, words]) => words.test(industry))?.[0];
  if (!topic) return undefined;
  const values = new Map<string, string>();
  for (const part of line.split(/^Inputs: |\. Results: /)) {
    for (const [, label = '', value = ''] of `${part.replace(/\.$/, '')}`.matchAll(labelled))
      values.set(label, value.trim());
  }
  const text = (label: string) =>
    values.get(label) ?? [...values].find(([key]) => key.startsWith(`${label},`))?.[1];
  const number = (label: string) => {
    const value = text(label);
    if (value === undefined) return undefined;
    const found = numbersIn(value.replace(/^-/, ''))[0]?.value ?? Number.NaN;
    return Number.isFinite(found) ? (value.startsWith('-') ? -found : found) : undefined;
  };
  return { topic, text, number };
}

/** Advice on the numbers of a calculator. */
export interface CalculatorAdvice {
  readonly title: string;
  readonly opening: string;
  readonly lines: readonly string[];
  readonly steps: readonly {
    readonly act: string;
    readonly effort: string;
    /** Default: nothing. */
    readonly cost?: string;
    readonly days: number;
  }[];
  readonly unseen: readonly string[];
  readonly professional: string;
}
