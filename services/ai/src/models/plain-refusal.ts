/** A refusal is short; a longer text that begins like one still does what was asked. */
const longestRefusal = 600;

/** The reason is at the beginning. */
const beginning = 240;

/**
 * Verbs that refer to the task alone. Those of the second list need the task as their object: "I can't write that" is a
 * refusal, "I can't create the cake by Friday" is a line of an e-mail.
 */
const doing = [
  'help (?:you )?(?:with|create|write|to|in)',
  'help you\\b',
  'help[.!,]',
  'assist',
  'comply',
  'fulfil+',
  'engage in',
  'participate in',
  'answer (?:that|this)',
].join('|');
const making =
  'write|create|generate|produce|draft|provide|complete|do|support|process|continue|continue with';
const task =
  '(?:that|this|it|such|any|content|text|advice|information|assistance|help|a response|an answer|your request|the requested|the request)\\b';

/** English: subject, inability, task. */
const unable =
  "(?:can ?not|can't|am (?:unable|not able) to|'m (?:unable|not able|not comfortable|afraid i can't)(?: to)?|won't(?: be able to)?|will not(?: be able to)?|must (?:respectfully )?decline to|have to decline to|do(?: not|n't) feel comfortable|decline to)";

const forms: readonly RegExp[] = [
  new RegExp(`\\bi ?${unable} (?:${doing})`),
  new RegExp(`\\bi ?${unable} (?:${making}) ${task}`),
  /\b(?:as an?|i am an?|i'm an?|i'm just an?) (?:ai|artificial intelligence|large language|language)(?: language)?(?:[- ]based)? (?:model|assistant|program)\b/,
  /\bi (?:must|have to) (?:respectfully )?decline (?:this|that|your) request/,
  /\b(?:this|that|your) request (?:goes against|violates|is against) (?:my|our|the)\b/,
  /\b(?:against|violates?) my (?:guidelines|programming|policies|policy)\b/,
  // Spanish, Portuguese, Italian, French, German
  /^(?:lo siento|lo lamento|disculpa)[^.!]{0,40}\bno (?:puedo|me es posible|estoy en condiciones de) (?:ayudar|asistir|cumplir|hacer eso|generar|crear (?:ese|este|contenido)|escribir (?:ese|este|eso|esto)|proporcionar)/,
  /^no puedo (?:ayudarte|ayudarle|ayudar) con (?:eso|esto|esa|esta)/,
  /\bcomo (?:un )?(?:modelo de lenguaje|modelo de linguagem|asistente de ia|ia, no)\b/,
  /^(?:desculpe|desculpa|sinto muito|lamento)[^.!]{0,40}\bnão (?:posso|consigo) (?:ajudar|atender|fazer isso|criar (?:esse|este|conteúdo)|escrever (?:esse|este|isso))/,
  /^(?:mi dispiace|spiacente)[^.!]{0,40}\bnon posso (?:aiutar|assister|soddisfare|fare questo|creare (?:questo|quel|contenut)|scrivere (?:questo|quel))/,
  /\bcome modello linguistico\b/,
  /^(?:je suis désolée?|désolée?|je regrette)[^.!]{0,40}\bje ne (?:peux|suis pas en mesure|puis)(?: pas)?(?: de)? (?:vous aider|t'aider|aider|répondre à (?:cette|votre)|faire cela|satisfaire|créer (?:ce|du)|rédiger (?:ce|cela))/,
  /\ben tant que (?:modèle de langage|modèle linguistique|ia\b|assistant (?:ia|virtuel))/,
  /^(?:es tut mir leid|tut mir leid|entschuldigung|leider)[^.!]{0,60}\b(?:(?:kann|darf) ich|ich (?:kann|darf))\b[^.!]{0,60}\b(?:nicht (?:helfen|weiterhelfen|behilflich|dienen|erfüllen|nachkommen|unterstützen)|(?:dabei|damit) nicht)/,
  /\bals (?:ki-)?sprachmodell\b/,
  // Russian, Arabic, Hindi, Chinese, Japanese, Korean
  /^(?:извините|простите|к сожалению|мне жаль)[^.!]{0,40}я не (?:могу|в состоянии) (?:помочь|выполнить|ответить на (?:это|этот)|создать (?:это|такой)|написать (?:это|такой))/,
  /как (?:языковая модель|ии-модель)/,
  /^(?:عذرًا|عذرا|آسف|أعتذر|للأسف)[^.!]{0,40}(?:لا أستطيع|لا يمكنني|لست قادر)[^.!]{0,20}(?:مساعد|تلبية|القيام بذلك|كتابة هذا|إنشاء هذا)/,
  /كنموذج لغوي/,
  /^(?:क्षमा करें|माफ़ करें|मुझे खेद है|माफ कीजिए)[^।!]{0,60}(?:मदद|सहायता|अनुरोध)[^।!]{0,30}नहीं/,
  /^(?:很抱歉|抱歉|对不起|對不起)[^。！]{0,20}(?:无法|不能|無法)(?:帮助|协助|提供|回答|满足|完成|幫助|協助|生成|撰写)/,
  /作为(?:一个|一名)?(?:人工智能|ai|语言模型)/,
  /^(?:申し訳|すみません|恐れ入り)[^。]{0,40}(?:お手伝い|お応え|お答え|対応|提供|支援|作成)(?:する(?:こと)?(?:は|が)?)?(?:でき|いたしかね|出来)/,
  /^(?:죄송|미안)[^.!]{0,40}(?:도와|도움을|요청을|제공할|작성할|답변할)[^.!]{0,20}(?:없|못)/,
];

/** Openings of refusals, to detect early that a text is not one. */
const openers = [
  "i'm ",
  'i am ',
  'i can',
  'i won',
  'i will not',
  'i must',
  'i have to',
  'i do not',
  "i don't",
  'i decline',
  'i apologi',
  'sorry',
  'apologies',
  'unfortunately',
  'as an ',
  'as a ',
  "that's something",
  'this request',
  'that request',
  'your request',
  ...[
    'lo siento',
    'lo lamento',
    'disculpa',
    'no puedo',
    'como ',
    'desculp',
    'sinto muito',
    'lamento',
  ],
  ...[
    'mi dispiace',
    'spiacente',
    'come modello',
    'je suis d',
    'désol',
    'je regrette',
    'en tant que',
  ],
  ...['es tut mir leid', 'tut mir leid', 'entschuldigung', 'leider', 'als '],
  ...['извините', 'простите', 'к сожалению', 'мне жаль', 'как '],
  ...['عذر', 'آسف', 'أعتذر', 'للأسف', 'كنموذج', 'क्षमा', 'माफ', 'मुझे खेद'],
  ...[
    '很抱歉',
    '抱歉',
    '对不起',
    '對不起',
    '作为',
    '申し訳',
    'すみません',
    '恐れ入り',
    '죄송',
    '미안',
  ],
];

/** Strips leading quotation marks and Markdown. */
const plain = (text: string) =>
  text
    .replace(/[’‘`]/g, "'")
    .replace(/^[\s"'“”„«»*_#>-]+/, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();

const isRefusing = (begun: string) => {
  const head = begun.slice(0, beginning);
  return forms.some((form) => form.test(head));
};

/** Whether a model refuses in plain words, in place of the requested text. */
export function isPlainRefusal(text: string): boolean {
  const all = plain(text);
  return all.length <= longestRefusal && isOpened(all) && isRefusing(all);
}

const isOpened = (all: string) => openers.some((opener) => all.startsWith(opener));

/** Whether the start of a text may still be that of a refusal. */
export function mayBecomeRefusal(begun: string): boolean {
  const all = plain(begun);
  if (all.length > longestRefusal) return false;
  if (all.length > beginning) return isOpened(all) && isRefusing(all);
  return openers.some((opener) => all.startsWith(opener) || opener.startsWith(all));
}
