import { areaOfCall, areaOfPage } from '@commons/contracts/portal/portal-area-paths';
import { type PortalInForce, portalAreas } from '@commons/contracts/portal/portal-settings-lists';
import { refuse } from '@commons/service-kit/errors/refuse';
import { callOperation } from '../routing/call-operation.js';

type Areas = Pick<PortalInForce, 'areas_off'>;

/** Whether the page belongs to an area that is switched off. */
export function isPageOff({ areas_off }: Areas, path: string): boolean {
  const area = areas_off.length > 0 && areaOfPage(path);
  return area ? areas_off.includes(area) : false;
}

/**
 * Operators' calls stay available, so that they can decide reports and import before an area is switched on.
 * @param path as the service gets it
 * @throws 404 for an operation of an area that is switched off
 */
export function refuseAreaOff({ areas_off }: Areas, method: string, path: string): void {
  const area = areas_off.length > 0 && areaOfCall(path);
  if (!area || !areas_off.includes(area)) return;
  if (callOperation(method, path)?.access === 'operator') return;
  throw refuse(404, `Not part of this portal: ${portalAreas[area]}`);
}
