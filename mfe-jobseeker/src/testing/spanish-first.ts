import { switchToSpanish } from '@commons/web-kit/testing/spanish-page';

// A test imports this before everything else: texts are said in the language of the page that their module finds.
switchToSpanish();
