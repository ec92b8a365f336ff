import type { FreeText } from './free-text.prompt.js';

/** A label has few words, and no mark or number: "Social media planner". */
const longestLabel = 6;
const isLabel = (context: string) =>
  !/^(?:no|we|i|our|only|free|back|sorry|please|se|solo|hay|volvemos)\b/i.test(context) &&
  context.split(/\s+/).length <= longestLabel &&
  !/[\d.,:;!?\n]/.test(context);

/** After the order for a text: why it is wanted, said to its writer alone. */
const reason =
  /(?<=\S),?\s+(?:(?:because|since|cause|bc|as|so many) )?(?:some |too many |these |our |my )?(?:people|ppl|customers|clients|guests|they|everyone|everybody|folks|guys|kids|parents|tenants|members|some) (?:keep|keeps|kept|always|never|are always|is always|won'?t|wont|don'?t|dont|just|are not|aren'?t|stopped) [^.]*$/i;
/** What begins a statement within the order: "sign for the door we're closed Monday". */
const statement =
  /\s(?:we|we'?re|were|i|i'?m|im|it'?s|they|you|says?|saying|that|because|so|if|when|closed|open|no|is|are|cerrado|cerramos|abrimos|estamos|que|no hay|ya)\s/i;
const order =
  /^(?:por favor |please )?(?:(?:can|could) you )?(?:write|make|create|draft|give me|do|i need|we need|need|want|i want|we want|describe|reply|respond|answer|an?|the|our|my|short|quick|new|[a-z-]+ (?:policy|sign|greeting|notice|quote|script|description|text|letter|message|announcement|reply|menu|bio|flyer)|sign|poster|notice|flyer|voice ?mail|quote|estimate|text|message|letter|note|announcement|policy|greeting|bio|menu|faq|invitation|thank|haz|hazme|escrib\p{L}*|necesito|quiero|letrero|cartel|aviso|mensaje|carta|cotizaci[oó]n|presupuesto|nota|respuesta|una?|el|la)\b/iu;

export interface AskedText {
  /** The request, with the key points after the order. */
  readonly prompt: string;
  /** What only says which text is wanted, with its mark; empty where the prompt says more, or there are no points. */
  readonly order: string;
}

/**
 * A context that is longer than a label has the key points of the text: it stands after the prompt, as if both had
 * been entered in one. A prompt that only says which text is wanted becomes its heading.
 */
export function promptWithContext({ prompt, context }: FreeText): AskedText {
  const points = context?.trim() ?? '';
  if (!points || isLabel(points)) return { prompt, order: '' };
  const asked = prompt.trim().replace(/[\s.:;,!]+$/, '');
  const plain = order.test(asked) ? asked.replace(reason, '') : asked;
  const isOrder = order.test(plain) && !statement.test(`${plain} `) && !/\d/.test(plain);
  const mark = /\?$/.test(plain) || /\n/.test(points) ? '\n' : isOrder ? ': ' : '. ';
  return { prompt: `${plain}${mark}${points}`, order: isOrder ? `${plain}${mark}` : '' };
}
