import { packageTexts } from '@commons/service-kit/texts/package-texts';

/** The gateway's own texts in pages, by language: titles, descriptions, noscript notes. */
export const gatewayTexts = packageTexts('@commons/gateway');
