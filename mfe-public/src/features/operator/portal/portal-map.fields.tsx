import { type MapTiles, mapTilesLimits } from '@commons/contracts/portal/map-tiles';
import { TextField } from '@commons/ui/forms/text-field';
import { t } from '@commons/ui/text/texts';
import styles from './portal.module.css';
import type { PortalDraft } from './portal-draft';

const empty: MapTiles = { url: '', attribution: '' };

/** Whose pictures maps show. Both fields go together; without them nothing shows a map. */
export function PortalMap({ draft }: { readonly draft: PortalDraft }) {
  const tiles = draft.saved.map_tiles ?? empty;
  const set = (change: Partial<MapTiles>) => draft.set({ map_tiles: { ...tiles, ...change } });
  return (
    <div className={styles.fields}>
      <p className={styles.soft}>{t('mapTilesTellOthers')}</p>
      <TextField
        error={draft.faults['map_tiles.url']}
        help={t('tilesAddressHelp', { example: 'https://tiles.example.org/{z}/{x}/{y}.png' })}
        label={t('tilesAddress')}
        maxLength={mapTilesLimits.url}
        onChange={(event) => set({ url: event.target.value })}
        optional
        spellCheck={false}
        value={tiles.url}
      />
      <TextField
        error={draft.faults['map_tiles.attribution']}
        help={t('attributionHelp', {
          example: '© [OpenStreetMap contributors](https://www.openstreetmap.org/copyright)',
        })}
        label={t('attribution')}
        maxLength={mapTilesLimits.attribution}
        onChange={(event) => set({ attribution: event.target.value })}
        optional={!tiles.url}
        value={tiles.attribution}
      />
    </div>
  );
}
