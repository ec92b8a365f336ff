import type { Point } from '@commons/contracts/search/map-points';
import { Button } from '@commons/ui/controls/button';
import { CheckboxField, ChoiceGroup } from '@commons/ui/forms/checkbox-field';
import { TextField } from '@commons/ui/forms/text-field';
import { Stack } from '@commons/ui/layout/page';
import { MapPinIcon } from '@commons/ui/pictures/icons';
import { t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { LazyPinMap } from '@commons/web-kit/map/lazy-maps';
import { siteTiles } from '@commons/web-kit/map/site-tiles';
import { pointText, typedPoint } from '@commons/web-kit/map/typed-point';
import { useState } from 'react';
import { fetchArea } from '../listing.api';
import { control, type StepProps } from './step-props';

/** Room for a link of a map, which has the place in it. */
const longestLink = 500;

/** The position of the door: on the map if the town has one, or as coordinates. */
export function PinFields(props: StepProps) {
  const { values, errors, onChange } = props;
  // Another position has to be confirmed again.
  const place = (pin: string) => onChange({ pin, pin_confirmed: false });
  const isFar = errors.pin !== undefined && typedPoint(values.pin) !== undefined;
  return (
    <ChoiceGroup help={t('untilPinPlaced')} legend={t('whereIsIt')}>
      <Stack gap={4}>
        <PinOnMap {...props} onPlace={(point) => place(pointText(point))} />
        <TextField
          label={t('latitudeLongitude')}
          optional
          help={t('latitudeLongitudeHelp', { example: '35.0456, -85.3097' })}
          {...control(props, 'pin')}
          maxLength={longestLink}
          onChange={(event) => place(event.target.value)}
          onBlur={() => {
            const point = typedPoint(values.pin);
            if (point && pointText(point) !== values.pin) place(pointText(point));
          }}
        />
        {(isFar || values.pin_confirmed) && (
          <CheckboxField
            checked={values.pin_confirmed}
            label={t('pinIsRight')}
            onChange={({ target }) => onChange({ pin_confirmed: target.checked })}
          />
        )}
      </Stack>
    </ChoiceGroup>
  );
}

interface PinOnMapProps extends StepProps {
  readonly onPlace: (point: Point) => void;
}

/** The map is centered on the pin, else on the address as far as it is typed. */
function PinOnMap({ values, onPlace }: PinOnMapProps) {
  const api = useApi();
  const tiles = siteTiles();
  const [start, setStart] = useState<Point>();
  const [state, setState] = useState<'idle' | 'asking' | 'unknown'>('idle');
  if (!tiles) return null;
  const open = async () => {
    setState('asking');
    const point = typedPoint(values.pin) ?? (await fetchArea(api, values).catch(() => undefined));
    setStart(point);
    setState(point ? 'idle' : 'unknown');
  };
  if (start) {
    return (
      <>
        <p>{t('movePin')}</p>
        <LazyPinMap onMove={onPlace} point={typedPoint(values.pin) ?? start} tiles={tiles} />
      </>
    );
  }
  return (
    <div>
      <Button busy={state === 'asking'} icon={<MapPinIcon />} onClick={() => void open()}>
        {t('placePinOnMap')}
      </Button>
      <p role="status">{state === 'unknown' && t('fillInZipFirst')}</p>
    </div>
  );
}
