import { Button } from '@commons/ui/controls/button';
import { t } from '@commons/ui/text/texts';
import { useSearchMap } from './map.api.js';
import type { MapRow, MapSubject } from './map-subject.js';
import ResultsMap from './results-map';
import type { Shown } from './shown-map.js';

export interface MapPaneProps {
  readonly shown: Shown;
  /** The loaded rows of the list. */
  readonly rows: readonly MapRow[];
  readonly subject: MapSubject;
  /** Limits the search to an area. */
  readonly onArea: (area: string) => void;
}

/** The map of a search, or an error when its places could not be loaded. */
export default function MapPane({ shown: { search, chosen, choose }, ...rest }: MapPaneProps) {
  const { data: map, isError, refetch } = useSearchMap(search, true);
  if (!isError || map) return <ResultsMap chosen={chosen} map={map} onChoose={choose} {...rest} />;
  return (
    <p role="alert">
      {t('placesNotLoaded')}{' '}
      <Button onClick={() => void refetch()} size="small">
        {t('tryAgain')}
      </Button>
    </p>
  );
}
