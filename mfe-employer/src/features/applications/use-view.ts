import { deviceStorage } from '@commons/web-kit/page/browser-storage';
import { useState } from 'react';

export const applicationViews = ['cards', 'list', 'board'] as const;
export type ApplicationView = (typeof applicationViews)[number];

const key = 'commons-applications-view';
/** Up to this number, one page, applications are shown as cards. */
const fewApplications = 25;

const isView = (text: string | null): text is ApplicationView =>
  applicationViews.some((view) => view === text);

/** How applications are shown: as chosen on this device, else by their number when the tab opens. */
export function useView(everything: number | undefined) {
  const [chosen, setChosen] = useState(readChosen);
  const [first, setFirst] = useState<ApplicationView>();
  // The view stays when another application arrives meanwhile.
  if (!first && everything !== undefined) setFirst(everything > fewApplications ? 'list' : 'cards');
  const choose = (view: ApplicationView) => {
    setChosen(view);
    deviceStorage.set(key, view);
  };
  return [chosen ?? first, choose] as const;
}

function readChosen(): ApplicationView | undefined {
  const stored = deviceStorage.get(key);
  return isView(stored) ? stored : undefined;
}
