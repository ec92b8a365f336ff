import type { MapTiles } from '@commons/contracts/portal/map-tiles';
import { t } from '@commons/ui/text/texts';
import type { Map as LeafletMap, MapOptions } from 'leaflet';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { inlineParts } from '../markdown/markdown-blocks.js';
import { Parts } from '../markdown/markdown-text';
import { baseMap } from './base-map.js';
import styles from './map-frame.module.css';

interface MapFrameProps {
  readonly tiles: MapTiles;
  /** Accessible name: what the map shows. */
  readonly label: string;
  readonly size: 'card' | 'field' | 'page';
  readonly options?: MapOptions;
  /** Called once with the new map. */
  readonly onMade: (map: LeafletMap) => void;
  readonly children?: ReactNode;
}

/** A map with its tiles, their attribution, and a notice when they do not load. */
export function MapFrame({ tiles, label, size, options = {}, onMade, children }: MapFrameProps) {
  const element = useRef<HTMLDivElement>(null);
  const [arrive, setArrive] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a map is made once
  useEffect(() => {
    if (!element.current) return;
    const map = baseMap(element.current, tiles, { ...options, onTiles: setArrive });
    onMade(map);
    // The frame takes its width after the list has made room.
    const sizes = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    sizes.observe(element.current);
    return () => {
      sizes.disconnect();
      map.remove();
    };
  }, []);
  return (
    <div className={styles.frame}>
      <section aria-label={label} className={`${styles.map} ${styles[size]}`} ref={element} />
      <p className={styles.attribution}>
        <Parts parts={inlineParts(tiles.attribution)} />
      </p>
      <div role="status">{!arrive && <p className={styles.note}>{t('mapPicturesMissing')}</p>}</div>
      {children}
    </div>
  );
}
