import { Button } from '@commons/ui/controls/button';
import { OutcomeLayout } from '@commons/ui/layout/outcome-layout';
import { BenchDrawing } from '@commons/ui/pictures/bench-drawing';
import { t } from '@commons/ui/text/texts';

interface ErrorScreenProps {
  readonly onTryAgain: () => void;
  /** True in place of a part of a page, which has its own h1. */
  readonly part?: boolean;
}

/** Replaces a failed area (specification D1 §2). It never shows the text of an error. */
export function ErrorScreen({ onTryAgain, part = false }: ErrorScreenProps) {
  const tryAgain = () => {
    onTryAgain();
    // The focused button is removed; keyboard focus would restart above the navigation bar.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <div role="alert">
      <OutcomeLayout
        actions={
          <>
            <Button onClick={() => globalThis.location.reload()}>{t('refreshPage')}</Button>
            <Button variant="primary" onClick={tryAgain}>
              {t('tryAgain')}
            </Button>
          </>
        }
        drawing={!part && <BenchDrawing />}
        isPage={!part}
        title={t('oopsSomethingWentWrong')}
        titleAs={part ? 'h2' : 'h1'}
      >
        <p>{t('wereSorryButSomething')}</p>
      </OutcomeLayout>
    </div>
  );
}
