import type { AiTool } from '@commons/contracts/tools/ai-lists';
import { t } from '@commons/ui/text/texts';
import { sitePlace } from '@commons/web-kit/portal/site-place';

interface ExampleTexts {
  /** The input, in short. */
  readonly asked: string;
  /** What the built-in writer made of it. */
  readonly made: string;
  readonly isShortened?: boolean;
}

/** What each tool makes of a realistic request: recorded answers of the built-in writer, with fictional names. */
export function exampleTexts(tool: AiTool): ExampleTexts {
  const { town, text: place } = sitePlace();
  switch (tool) {
    case 'email-assistant':
      return { asked: t('exampleEmailAsked'), made: t('exampleEmailMade') };
    case 'content-generator':
      return { asked: t('exampleContentAsked'), made: t('exampleContentMade') };
    case 'business-advisor':
      return { asked: t('exampleAdviceAsked'), made: t('exampleAdviceMade'), isShortened: true };
    case 'market-analysis':
      return {
        asked: t('exampleMarketAsked', { place }),
        made: t('exampleMarketMade', { place }),
        isShortened: true,
      };
    case 'financial-forecasting':
      return {
        asked: t('exampleForecastAsked'),
        made: t('exampleForecastMade'),
        isShortened: true,
      };
    case 'job-listing-requirements':
      return {
        asked: t('exampleJobAsked'),
        made: t('exampleJobMade', { town }),
        isShortened: true,
      };
  }
}
