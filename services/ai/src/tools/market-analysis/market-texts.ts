import type { Translate } from '@commons/service-kit/texts/package-texts';
import { aiTexts } from '../../texts/ai-texts.js';

/** Words of an analysis in a language. */
export interface Words {
  readonly language: 'en' | 'es';
  readonly t: Translate;
}

export const wordsOf = (language: 'en' | 'es'): Words => ({ language, t: aiTexts(language) });
