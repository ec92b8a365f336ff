import type { Business } from '@commons/contracts/businesses';

/** What the editors of the gallery and of the logo need. */
export interface PhotosProps {
  readonly listing: Business;
  readonly onSuccess: (text: string) => void;
  readonly onError: (text: string) => void;
  /** Files are on their way: saving has to wait for them. */
  readonly onBusy: (busy: boolean) => void;
}

export interface LogoProps extends PhotosProps {
  /** The logo was taken away on the screen and is not stored so yet. */
  readonly removed: boolean;
  readonly onRemoved: (removed: boolean) => void;
  /** The button that stores it. */
  readonly saveLabel: string;
}
