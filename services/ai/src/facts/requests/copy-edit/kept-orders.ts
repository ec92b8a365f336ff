/** What the writer is told to do with the reader, beyond telling, asking, reminding or thanking. */
const ordered =
  /^(?:(?:please|also|and|then|just|so) |(?:we|i) (?:(?:still )?(?:want|need|have)|would like|'d like) to |(?:need|want|trying) to |to )*(?:introduce|offer|invite|propose|suggest|recommend|follow(?:ing)? up|meet|sit down|discuss|quote|congratulate|congrats|welcome|wish|turn down|decline|reject|announce|reach out|touch base|check in|bill|invoice|request|answer|reply|respond|confirm with|cancel (?:our|my|the|his|her|their)|reschedule|set up|arrange|explain|update|say (?:sorry|thanks|thank you|no) |apologi[sz]e|ask (?:.{0,60} )?(?:for|about)\b|encourage|remind (?:.{0,60} )?(?:of|about)\b|(?:a |an |our |short |quick |friendly |second |final )*(?:reminder|apology|thank[- ]you|quote|estimate|invoice|proposal|invitation|update|introduction) (?:to|for|from|about)|thank(?:s| you)? (?:to|and)|(?:an? \w+ )?who asked|did the)\b/i;

/** "to sell bread": what the e-mail is for. */
const purpose =
  /^[Tt]o (?!(?:the|all|our|my|any|every|everyone|whom|those|each|his|her|their|you|be|do)\b)[a-z]+ /;

/** Whether a sentence is an order whose words say more than what is told. */
export const isKeptOrder = (sentence: string): boolean =>
  ordered.test(sentence) || purpose.test(sentence);
