import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { tenths } from '../line.js';
import { bare, count, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

/** A supplier gives something off a larger order: what it saves, what it costs, and how long it lasts. */
export const largerOrder: Question<'off' | 'order' | 'usual' | 'price' | 'sold'> = {
  asks: /\b(?:supplier|roaster|wholesaler|distributor|vendor|order|bulk|case|pallet|buy(?:ing)?|proveedor|mayoreo)\b/,
  blanks: {
    off: {
      kinds: ['percent', 'money'],
      isNamed: true,
      words: /\b(?:off|discount|less|cheaper|save|descuento|menos)\b/,
    },
    order: {
      kinds: ['count'],
      isNamed: true,
      words: /\b(?:order|buy|take|if|at least|minimum|compro|pido)\b/,
      notBefore: /\b(?:sells?|sell|use|instead of|usually|normally)\b[^.]*$/,
    },
    usual: {
      kinds: ['count', 'money'],
      isOptional: true,
      isNamed: true,
      words: /\b(?:instead of|usual\w*|normal\w*|now order|en lugar de)\b/,
    },
    price: {
      kinds: ['money'],
      time: 'once',
      words: /\b(?:is|are|at|each|pay|costs?|now|cuesta)\b/,
    },
    sold: {
      kinds: ['count'],
      isNamed: true,
      words: /\b(?:sells?|sell|use|go through|need|vend\w+|us\w+)\b/,
    },
  },
  answer: ({ off: [off], order: [order], usual: [usual], price: [price], sold: [sold] }) => {
    const per = sold?.period;
    if (!off || !order || order.period || !price || !sold || !per || per === 'hour')
      return undefined;
    if (
      off.value >= (off.kind === 'money' ? price.value : 70) ||
      (usual && usual.value >= order.value) ||
      order.value <= sold.value / 4
    )
      return undefined;
    const sheet = new Sheet();
    const less = off.kind === 'money' ? bare(off) : sheet.times('discount', bare(price), off);
    const one = sheet.minus('newPrice', bare(price), less);
    const all = sheet.times('order', count(order.value), one);
    const saved = sheet.times('saved', count(order.value), less);
    const lasts = sheet.periods('stockLasts', count(order.value), count(sold.value), per);
    sheet.use(off, order, usual, price, sold);
    return sheet.tells('stock', (t: Translate) =>
      t('adviceLargerOrder', {
        saved: usd(saved.value),
        all: usd(all.value),
        times: tenths(lasts.value),
        per,
      }),
    );
  },
};
