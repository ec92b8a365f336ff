import type { Api } from '@commons/web-kit/api/api';
import type { ComponentType } from 'react';

/** The inputs as typed, by the names of the specification (D2 §3). */
export type Values<Name extends string> = Readonly<Record<Name, string>>;

/** Validation errors by field. */
export type Problems<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** A labelled number: on a tile, in the copied summary and in the advisor's prompt. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly hint?: string | undefined;
  readonly tone?: 'good' | 'bad' | undefined;
}

/** The answer as a sentence: "You pay" "$782.65" "a month". */
export interface AnswerSentence {
  readonly lead: string;
  readonly value: string;
  readonly rest: string;
}

/** A share of a whole, in dollars. */
export interface Part {
  readonly label: string;
  readonly amount: number;
  readonly tone: 'own' | 'first' | 'second' | 'third';
}

/** Attributes of one field: spread them into a TextField or SelectField. */
interface FieldAttributes {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  /** How the number was read, instead of the field's own help. */
  readonly help?: string;
  readonly onChange: (event: { target: { value: string } }) => void;
}

export interface FieldsProps<Name extends string> {
  readonly values: Values<Name>;
  readonly problems: Problems<Name>;
  readonly field: (name: Name) => FieldAttributes;
}

/** A result with the inputs that it was calculated from: the form may have changed since. */
export interface Calculated<Name extends string, Request, Answer> {
  readonly values: Values<Name>;
  readonly request: Request;
  readonly answer: Answer;
}

/** The definition of a calculator. The frame (calculator.panel.tsx) is the same for all. */
export interface Calculator<Name extends string, Request, Answer> {
  readonly name: string;
  readonly calculate: (api: Api, body: Request) => Promise<Answer>;
  /** The same in the browser, while the inputs are typed; undefined where there is no result. */
  readonly compute: (body: Request) => Answer | undefined;
  /** Path of its page, the target of links with inputs. */
  readonly page: string;
  readonly empty: Values<Name>;
  /** Inputs with fixed choices: other values in a link are ignored. */
  readonly choices: { readonly [Choice in Name]?: readonly string[] };
  readonly Fields: ComponentType<FieldsProps<Name>>;
  readonly problems: (values: Values<Name>) => Problems<Name>;
  readonly request: (values: Values<Name>) => Request;
  readonly inputs: (calculated: Calculated<Name, Request, Answer>) => readonly Fact[];
  readonly results: (calculated: Calculated<Name, Request, Answer>) => readonly Fact[];
  /** The first result as a sentence. */
  readonly answer: (calculated: Calculated<Name, Request, Answer>) => AnswerSentence;
  /** The parts of the total, as one bar. */
  readonly parts: (calculated: Calculated<Name, Request, Answer>) => {
    readonly caption: string;
    readonly parts: readonly Part[];
  };
  /** Schedule, chart and notes below the numbers. */
  readonly Details: ComponentType<Calculated<Name, Request, Answer>>;
  /** The prompt for the business advisor (specification D2 §7, decision A11). */
  readonly advice: {
    readonly industry: string;
    readonly challenge: string;
    readonly outcome: string;
  };
}
