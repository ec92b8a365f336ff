import type { ReactNode, RefObject } from 'react';

/** Leaves at once, or asks first when there are unsaved changes. */
export type Attempt = (go: () => void) => void;

/** A button that fills the profile from another source. */
export type FillButton = (look: {
  readonly variant?: 'primary';
  readonly onSaved: () => void;
}) => ReactNode;

export interface ProfessionalProfileTabProps {
  /** While this tab is open, it sets here how the dashboard may leave it. */
  readonly leaving: RefObject<Attempt>;
  readonly fill: FillButton;
}
