import type { Business } from '@commons/contracts/businesses/businesses';

/** Common props of the gallery and logo editors. */
export interface PhotosProps {
  readonly listing: Business;
  readonly onSuccess: (text: string) => void;
  readonly onError: (text: string) => void;
  /** Whether uploads are running: saving has to wait. */
  readonly onBusy: (busy: boolean) => void;
}

export interface LogoProps extends PhotosProps {
  /** The logo is removed on screen, but the removal is not saved yet. */
  readonly removed: boolean;
  readonly onRemoved: (removed: boolean) => void;
  /** Label of the button that saves it. */
  readonly saveLabel: string;
}
