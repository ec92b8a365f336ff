import { lazy, Suspense } from 'react';
import type { ResultPartProps } from '../ai-tool';

const WorksheetCard = lazy(() => import('./worksheet/worksheet.card'));

/** Below an advice: the worksheet, loaded with the first one. */
export const AdviceNext = (props: ResultPartProps) =>
  props.written.worksheet ? (
    <Suspense fallback={null}>
      <WorksheetCard {...props} />
    </Suspense>
  ) : null;
