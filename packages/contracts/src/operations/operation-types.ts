import type { z } from 'zod';
import type {
  ContentAnswer,
  JsonAnswer,
  ListedAnswer,
  Operation,
  StreamAnswer,
} from './operation.js';

/** Names of the parameters in a path. */
export type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** Content of a success: the JSON of an answer, a row of a list. */
export type AnswerOf<Op> = Op extends JsonAnswer
  ? z.output<Op['answer']>
  : Op extends ListedAnswer
    ? z.output<Op['list']>
    : undefined;

/** Events of a stream with their parsed `data`; an answer without a stream is one event 'message'. */
export type EventOf<Op> = Op extends StreamAnswer
  ?
      | {
          [Name in keyof Op['events']]: Event<Name, z.output<Op['events'][Name]>>;
        }[keyof Op['events']]
      | (Op['whole'] extends z.ZodType ? Event<'message', z.output<Op['whole']>> : never)
  : never;

interface Event<Name, Data> {
  readonly event: Name;
  readonly data: Data;
  readonly id?: string | undefined;
}

/** What a caller sends, before the server fills in defaults. */
export type RequestOf<Op extends Operation> = Needed<'params', ParamsSent<Op>> &
  Needed<'query', Op['query'] extends z.ZodType ? QuerySent<z.input<Op['query']>> : never> &
  Needed<'body', BodySent<Op>>;

/** Query strings only have text; a caller may leave the conversion to the client. */
type QuerySent<Query> = {
  readonly [Name in keyof Query]: Query[Name] | (string extends Query[Name] ? number : never);
};

type ParamsSent<Op extends Operation> = [ParamNames<Op['name']>] extends [never]
  ? never
  : { readonly [Name in ParamNames<Op['name']>]: ParamSent<Op, Name> };

type ParamSent<Op extends Operation, Name extends string> =
  Op['params'] extends Record<Name, infer Schema extends z.ZodType> ? z.input<Schema> : string;

type BodySent<Op extends Operation> = Op['body'] extends z.ZodType
  ? z.input<Op['body']>
  : Op extends { readonly upload: object }
    ? FormData
    : never;

/** A part of a request: absent, optional when nothing in it is required, or required. */
type Needed<Part extends string, Value> = [Value] extends [never]
  ? unknown
  : object extends Value
    ? { readonly [Key in Part]?: Value }
    : { readonly [Key in Part]: Value };

/** Names of the operations of a map with one kind of answer. */
type NamesOf<Map, Way> = {
  [Name in keyof Map]: Map[Name] extends Way ? Name : never;
}[keyof Map];

export type ListNames<Map> = NamesOf<Map, ListedAnswer>;
export type ContentNames<Map> = NamesOf<Map, ContentAnswer>;
export type StreamNames<Map> = NamesOf<Map, StreamAnswer>;
/** Operations whose answer is one JSON value, or nothing. */
export type JsonNames<Map> = Exclude<
  keyof Map,
  ListNames<Map> | ContentNames<Map> | StreamNames<Map>
>;
export type VersionedNames<Map> = NamesOf<Map, JsonAnswer & { readonly versioned: true }>;
