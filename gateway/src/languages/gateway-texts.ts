import { packageTexts } from '@commons/service-kit/texts/package-texts';

/** What the gateway itself writes into pages: titles, descriptions, notes without scripts. By language. */
export const gatewayTexts = packageTexts('@commons/gateway');
