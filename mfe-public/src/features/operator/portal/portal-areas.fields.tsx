import {
  type PortalArea,
  portalAreaNames,
  portalAreas,
} from '@commons/contracts/portal-settings-lists';
import { CheckboxField, ChoiceGroup } from '@commons/ui/checkbox-field';
import type { PortalDraft } from './portal-draft';

/** What goes with an area, where its name does not say so. */
const help: Readonly<Record<PortalArea, string>> = {
  directory: 'Listings of businesses with their reviews.',
  jobs: 'Jobs, applications, saved searches and the mails about them.',
  tools: 'The public calculators, and the writing tools of accounts.',
  resumes: 'Professional profiles with their links, and the analysis of resumes.',
};

/** Which areas the town has. What is in one that is switched off stays stored. */
export function PortalAreas({ draft }: { readonly draft: PortalDraft }) {
  const off = draft.saved.areas_off ?? [];
  const turn = (area: PortalArea, isOn: boolean) =>
    draft.set({
      areas_off: portalAreaNames.filter((name) => (name === area ? !isOn : off.includes(name))),
    });
  return (
    <ChoiceGroup
      error={draft.faults.areas_off}
      help="Nothing leads to an area that is switched off, and its pages are not found. Nothing in it is lost: it is there again when you switch it on."
      legend="What this portal has"
    >
      {portalAreaNames.map((area) => (
        <CheckboxField
          checked={!off.includes(area)}
          help={help[area]}
          key={area}
          label={portalAreas[area]}
          onChange={({ target }) => turn(area, target.checked)}
        />
      ))}
    </ChoiceGroup>
  );
}
