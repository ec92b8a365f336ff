import type { FeatureSwitchName } from '@commons/contracts/portal/feature-switch-lists';
import { Banner } from '@commons/ui/messages/banner';
import { useSwitchedOff } from './feature-switches.api.js';

/** Shown above a form whose submission would be refused. */
export function SwitchedOffNote({ feature }: { readonly feature: FeatureSwitchName }) {
  const text = useSwitchedOff(feature);
  return text ? <Banner tone="info">{text}</Banner> : null;
}
