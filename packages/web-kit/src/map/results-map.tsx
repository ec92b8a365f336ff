import type { SearchMap } from '@commons/contracts/search/search-map';
import { t } from '@commons/ui/text/texts';
import { useEffect, useRef, useState } from 'react';
import { areaText } from './area-text.js';
import { ChosenPlaces } from './chosen-places';
import { MapFrame } from './map-frame';
import type { MapRow, MapSubject } from './map-subject.js';
import { type MapItem, PointsMap } from './points-map.js';
import styles from './results-map.module.css';
import { siteTiles } from './site-tiles.js';

interface ResultsMapProps {
  /** Undefined while loading. */
  readonly map: SearchMap | undefined;
  /** Ids of results, chosen in the list or on the map. */
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
  readonly rows: readonly MapRow[];
  readonly subject: MapSubject;
  readonly onArea: (area: string) => void;
}

const areaId = (area: string) => `area ${area}`;

function itemsOf({ pins, areas }: SearchMap, { counted }: MapSubject): MapItem[] {
  return [
    ...pins.map(({ id, name, latitude, longitude }) => ({
      ...{ id, latitude, longitude, count: 1, exact: true, label: name },
    })),
    ...areas.map(({ area, total, latitude, longitude }) => ({
      ...{ id: areaId(area), latitude, longitude, count: total, exact: false },
      label: `${counted(total)}, ${areaText(area)}`,
    })),
  ];
}

/** The map of a search's results, with the chosen ones marked. */
export default function ResultsMap(props: ResultsMapProps) {
  const { map, chosen, onChoose, subject, ...rest } = props;
  const tiles = siteTiles();
  const points = useRef<PointsMap>(undefined);
  const [items, setItems] = useState<readonly MapItem[]>([]);
  const pick = useRef<(items: readonly MapItem[]) => void>(undefined);
  pick.current = (picked) => {
    setItems(picked);
    onChoose(picked.flatMap(({ id }) => idsAt(map, id)));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of the subject do not change
  useEffect(() => {
    setItems([]);
    if (map) points.current?.show(itemsOf(map, subject), map.near);
  }, [map]);

  // What was chosen in the list, or by a marker.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the choice changes
  useEffect(() => {
    if (!map) return;
    const found = itemsOf(map, subject).filter(({ id }) =>
      idsAt(map, id).some((one) => chosen.includes(one)),
    );
    const [first] = found;
    if (chosen.length === 1 && first && !items.some(({ id }) => id === first.id)) {
      setItems([first]);
      points.current?.choose([first.id], first);
      return;
    }
    points.current?.choose(items.map(({ id }) => id));
    scrollToCard();
  }, [chosen, items, map]);

  if (!tiles) return null;
  return (
    <MapFrame
      label={t('mapOfResults')}
      onMade={(made) => {
        points.current = new PointsMap(made, {
          onPick: (picked) => pick.current?.(picked),
          groupLabel: (count) => t('groupOnMap', { counted: subject.counted(count) }),
        });
        made.setView([39.5, -98.35], 4);
        if (map) points.current.show(itemsOf(map, subject), map.near);
      }}
      size="page"
      tiles={tiles}
    >
      {map && (
        <>
          <ChosenPlaces items={items} map={map} subject={subject} {...rest} />
          <Rest map={map} subject={subject} />
        </>
      )}
    </MapFrame>
  );
}

/** Ids of results at a marker. */
const idsAt = (map: SearchMap | undefined, id: string): readonly string[] =>
  map?.areas.find(({ area }) => areaId(area) === id)?.ids ?? [id];

/** Scrolls the card of the chosen pin into view, where the list is next to the map. */
function scrollToCard(): void {
  requestAnimationFrame(() => {
    const button = document.querySelector('li [data-on-map][aria-pressed="true"]');
    button?.closest('li')?.scrollIntoView({ block: 'nearest' });
  });
}

/** What the map does not show. */
function Rest({ map, subject }: Pick<ResultsMapProps, 'subject'> & { readonly map: SearchMap }) {
  const { pins, pins_total, areas, unplaced } = map;
  const notes = [
    pins_total > pins.length && t('firstPinsShown', { count: pins.length }),
    areas.length > 0 && t('areasAreApproximate'),
    unplaced > 0 && t('notOnMap', { counted: subject.counted(unplaced) }),
  ].filter(Boolean);
  return notes.map((note) => (
    <p className={styles.note} key={String(note)}>
      {note}
    </p>
  ));
}
