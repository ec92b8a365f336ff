import { t } from '@commons/ui/text/texts';

/** 'Near ZIP 37403': the area of a place without a pin. @param area of `MapArea` */
export const areaText = (area: string): string =>
  /^\d{5}$/.test(area) ? t('nearZip', { zip: area }) : t('nearPlace', { place: area });
