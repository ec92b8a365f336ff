import { packageTexts } from '@commons/service-kit/texts/package-texts';

/** Texts of the AI tools by language: `aiTexts('es')('forecast.month')`. */
export const aiTexts = packageTexts('@commons/ai');
