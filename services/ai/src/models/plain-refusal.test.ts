import { emailTypes } from '../tools/email-assistant/email-types.js';
import { isPlainRefusal, mayBecomeRefusal } from './plain-refusal.js';

const refusals = [
  "I'm sorry, but I can't assist with that request.",
  'I’m sorry, but I can’t help with that.',
  "Sorry, I can't help you with this.",
  'I cannot assist with that.',
  'I am sorry, but I cannot fulfill this request as it goes against my guidelines.',
  'I apologize, but I am unable to provide assistance with that topic.',
  "I'm not able to help with creating fake reviews.",
  "I can't write that email for you.",
  'I cannot create content that misleads customers.',
  'I will not generate this text.',
  "I won't be able to help with that.",
  'As an AI language model, I do not have personal opinions, so I cannot review a business.',
  'As a large language model I must decline.',
  'Unfortunately, I cannot comply with this request.',
  'I must decline this request.',
  '**I’m sorry, but I can’t help with that.**',
  '"I cannot provide such content."',
  'Lo siento, pero no puedo ayudarte con esa solicitud.',
  'No puedo ayudar con eso.',
  'Desculpe, mas não posso ajudar com isso.',
  'Mi dispiace, ma non posso aiutarti con questa richiesta.',
  'Je suis désolé, mais je ne peux pas vous aider avec cette demande.',
  "En tant que modèle de langage, je n'ai pas d'avis.",
  'Es tut mir leid, aber dabei kann ich nicht helfen.',
  'Tut mir leid, aber ich kann dir damit nicht helfen. Leider kann ich dabei nicht helfen.',
  'Als KI-Sprachmodell kann ich das nicht beurteilen.',
  'Извините, но я не могу помочь с этим запросом.',
  'عذرًا، لا أستطيع مساعدتك في هذا الطلب.',
  'क्षमा करें, मैं इस अनुरोध में आपकी मदद नहीं कर सकता।',
  '很抱歉，我无法协助处理这个请求。',
  '抱歉，我不能帮助您完成这个请求。',
  '申し訳ありませんが、そのご依頼にはお応えできません。',
  '죄송하지만 그 요청은 도와드릴 수 없습니다.',
];

const texts = [
  "I'm sorry that your cake arrived late. We will bake you another one.",
  'I am sorry. This should not have happened, and I take responsibility for it.',
  "I'm sorry, but I can't make our meeting on Tuesday. Would Thursday suit you?",
  "I'm sorry, but I can't deliver the cake by Friday. I will refund you in full.",
  'I am sorry we cannot provide the parts before May. We will help you find another supplier.',
  'Sorry for the wait: your order leaves today.',
  "Unfortunately, we can't open on Monday. As an apology, coffee is on us.",
  "I can't wait to show you our new bread.",
  "I can't help but smile when the oven opens.",
  'As an AI startup, we build tools for bakers.',
  'As a baker, I know what flour can do.',
  "I won't keep you long: our prices stay the same.",
  'Dear [fill in: name],\n\nI am sorry, but I cannot help with that order before Monday.',
  'Es tut mir leid, dass Ihr Kuchen zu spät kam.',
  'Lo siento mucho por el retraso de su pedido.',
  'Je suis désolée du retard de votre commande.',
  '很抱歉，您的蛋糕迟到了。',
  'Subject: Our apology\n\nDear client,',
  '',
];

it.each(refusals)('recognises a refusal: %s', (text) => {
  expect(isPlainRefusal(text)).toBe(true);
  for (let end = 1; end <= text.length; end += 1) {
    expect([text.slice(0, end), mayBecomeRefusal(text.slice(0, end))]).toEqual([
      text.slice(0, end),
      true,
    ]);
  }
});

it.each(texts)('accepts a text: %s', (text) => {
  expect(isPlainRefusal(text)).toBe(false);
});

it('accepts a long answer, although it begins with what it leaves out', () => {
  const begun = "I can't write that review for you. Here is an honest one: ";
  expect(isPlainRefusal(begun + 'We bake bread. '.repeat(50))).toBe(false);
  expect(isPlainRefusal(begun)).toBe(true);
});

it('accepts the openings of the built-in e-mails', () => {
  for (const { opening, ask } of Object.values(emailTypes)) {
    expect(isPlainRefusal(`${opening} ${ask}`)).toBe(false);
  }
});

it('passes most texts with their first words', () => {
  for (const text of ['Subject: Bread', 'Dear', 'Fresh', '# Market']) {
    expect(mayBecomeRefusal(text)).toBe(false);
  }
});
