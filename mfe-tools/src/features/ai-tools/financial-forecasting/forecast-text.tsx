import { t } from '@commons/ui/text/texts';
import { useMemo } from 'react';
import type { ResultPartProps } from '../ai-tool';
import { EditableText } from '../editable-text';
import { ForecastChart } from './forecast-chart';
import { forecastSeries } from './forecast-series';

/** The forecast's text with its table, and a chart once the table is complete. */
export function ForecastText({ writing, written }: ResultPartProps) {
  const isWritten = written.phase !== 'writing';
  const forecast = useMemo(
    () => (isWritten ? forecastSeries(written.text) : undefined),
    [isWritten, written.text],
  );
  return (
    <EditableText
      afterTable={forecast && <ForecastChart forecast={forecast} />}
      copyLabel={t('copy')}
      isWritten={isWritten}
      onChange={(text) => writing.change({ text })}
      text={written.text}
    />
  );
}
