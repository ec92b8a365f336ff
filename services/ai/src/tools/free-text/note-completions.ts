import { be } from '../content-generator/notes/nouns.js';

/** Notes that lack words, and the sentence that any reader makes of them. */
export const completions: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  // "have to be 18 with ID, no exceptions": a rule for whoever comes
  [
    /^(?:(?:have|got|has) to|must|need to) (be|have|bring|show|wear|sign|pay|call|book|give|keep|stay|leave|park)\b(.*)$/i,
    ([, verb = '', rest = '']) => `You must ${verb}${rest}`,
  ],
  // "$80 to book"
  [
    /^(\$\d\S*) (to (?:book|reserve|hold|join|enter|register|park|ride|play|rent|apply|start|sign up|get in)\b.*)$/i,
    ([, sum, what]) => `It is ${sum} ${what}`,
  ],
  // "comes off the price"
  [
    /^((?:comes|takes|covers|includes|costs|goes|lasts|ends|runs|applies|counts|expires) .+)$/i,
    ([, what = '']) => `It ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  ],
  // "back Tuesday at 8am", "open again Thursday"
  [
    /^(?:(?:we are|we're) )?back (?=(?:on )?[A-Z\d]|tomorrow|at )(.+)$/i,
    ([, when]) => `We are back ${when}`,
  ],
  [
    /^emergenc(?:y|ies),? (press|call|text) (.+)$/i,
    ([, verb = '', rest]) => `For emergencies, ${verb.toLowerCase()} ${rest}`,
  ],
  [
    /^(?:if )?urgent:?,? (call|text|e-?mail) (.+)$/i,
    ([, verb = '', rest = '']) =>
      `If it is urgent, please ${verb.toLowerCase()} ${rest.replace(/^([A-Z][a-z]+) (?=\(?\d)/, '$1 at ')}`,
  ],
  [
    /^(every(?:body|one) else|if not)?,? ?(?:please )?leave (?:a |your )?name and (?:a |your )?number(?:,? (?:and )?we(?:'ll| will)? (?:call|get) (?:you )?back(.*))?$/i,
    ([, who, when]) =>
      `${who ? `${who}, please` : 'Please'} leave your name and number${when === undefined ? '' : `, and we will call you back${/^ (?:\w+day|tomorrow)/i.test(when) ? when.replace(/^ (?=\w+day)/i, ' on ') : when}`}`,
  ],
  [
    /^now (\d+|two|three|four|five|six|seven|eight|nine|ten) (.+)$/i,
    ([, n, what]) => `Today we have ${n} ${what}`,
  ],
  [/^not true$/i, () => 'That is not true'],
  [
    /^(\d+|one|two) (hours?|days?|weeks?|months?)'? notice$/i,
    ([, n, unit = '']) =>
      `Please give us ${n} ${unit.replace(/s?$/, n === '1' || n === 'one' ? "'s" : "s'")} notice`,
  ],
  [
    /^(\d+) (days?|weeks?|months?) (with(?:out)? .+)$/i,
    ([, n, unit, rest]) => `You have ${n} ${unit} ${rest}`,
  ],
  [/^(.+) without$/i, ([, what]) => `Without one it is ${what}`],
  [
    /^no (returns?|refunds?|exchanges|outside food|pets|smoking|dogs|checks|cash) ?(.*)$/i,
    ([, what = '', rest = '']) =>
      /^(?:returns?|refunds?|exchanges)$/i.test(what)
        ? `We give no ${what}${rest ? ` ${rest}` : ''}`
        : `No ${what}${rest ? ` ${rest}` : ''}, please`,
  ],
  [
    /^(\d+) hours?'?s? notice or (.+)$/i,
    ([, n, rest = '']) =>
      `Please tell us ${n} hours ahead. Otherwise ${/^(?:it|you|we|I)\b/i.test(rest) ? rest : `we charge ${/^(?:an?|the|half|\$)/i.test(rest) ? rest : `a ${rest}`}`}`,
  ],
  [
    /^no[- ]?shows? pay (.+)$/i,
    ([, rest]) => `If you do not come, you pay ${rest === 'full' ? 'the full price' : rest}`,
  ],
  [/^hours (.+)$/i, ([, rest]) => `Our hours are ${rest}`],
  [/^open (.+)$/i, ([, rest]) => `We are open ${rest}`],
  [/^closed (.+)$/i, ([, rest]) => `We are closed ${rest}`],
  [
    /^(family[- ]owned|locally owned|licensed|insured|veteran[- ]owned|woman[- ]owned)(.*)$/i,
    ([, what = '', rest]) => `We are ${what.toLowerCase()}${rest}`,
  ],
  [
    /^free (estimates|quotes|parking|delivery|wifi|consultations?)(.*)$/i,
    ([, what = '', rest]) =>
      `${what.charAt(0).toUpperCase()}${what.slice(1)} ${/s$/.test(what) ? 'are' : 'is'} free${rest}`,
  ],
  [
    /^(\d+|two|three|four|five|six|seven|eight|nine|ten) ((?:[a-z]+ )?(?:craftsmen|people|employees|mechanics|stylists|barbers|cooks|bakers|teachers|techs|technicians|bays|chairs|trucks|locations))$/i,
    ([, n, what]) => `We have ${n} ${what}`,
  ],
  [/^no (.+) needed$/i, ([, what]) => `You need no ${what}`],
  [/^for (.+?),? call (.+)$/i, ([, what, number]) => `For ${what}, please call ${number}`],
  [/^free (?!of\b|to\b)([a-z ]{3,30})$/i, ([, what]) => `There will be free ${what}`],
  [/^max(?:imum)? (\d+) (.+)$/i, ([, n, what]) => `At most ${n} ${what}`],
  [/^check[- ]?(in|out) (?:is )?(?:at )?(\d.*)$/i, ([, way, time]) => `Check-${way} is at ${time}`],
  [/^(no .+?),? please$/i, ([, what]) => `${what}, please`],
  [/^last day (?:is |will be )?(.+)$/i, ([, day]) => `My last day is ${day}`],
  [
    /^thank (?:them|you to them|customers|people|everyone|everybody)(?: for (.+))?$/i,
    ([, what]) => `Thank you${what ? ` for ${what}` : ''}`,
  ],
  [/^thank you to (.+)$/i, ([, who]) => `Thank you to ${who}`],
  // "edging and blowing included"
  [
    /^((?!(?:it|this|that|not|all|everything)\b)[a-z][a-z &-]{2,40}) included$/i,
    ([, what = '']) => `${what} ${be(what)} included`,
  ],
  // "text to 501-555-0166"
  [
    /^(call|text) (?:to |us at |at )?(\(?\d{3}.*)$/i,
    ([, how = '', number]) => `Please ${how.toLowerCase()} ${number}`,
  ],
  [/^ask for (.+)$/i, ([, who]) => `Ask for ${who}`],
];
