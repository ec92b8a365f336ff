import {
  type PortalArea,
  portalAreaNames,
  portalAreas,
} from '@commons/contracts/portal/portal-settings-lists';
import { CheckboxField, ChoiceGroup } from '@commons/ui/forms/checkbox-field';
import { t, translate } from '@commons/ui/text/texts';
import type { PortalDraft } from './portal-draft';

/** What goes with an area, where its name does not say so. */
const help: Readonly<Record<PortalArea, string>> = {
  directory: t('listingsBusinessesWithTheirReviews'),
  jobs: t('jobsApplicationsSavedSearchesAnd'),
  tools: t('publicCalculatorsAndWritingTools'),
  resumes: t('professionalProfilesWithTheirLinks'),
};

/** Which areas the town has. The content of a disabled area remains stored. */
export function PortalAreas({ draft }: { readonly draft: PortalDraft }) {
  const off = draft.saved.areas_off ?? [];
  const switchArea = (area: PortalArea, isOn: boolean) =>
    draft.set({
      areas_off: portalAreaNames.filter((name) => (name === area ? !isOn : off.includes(name))),
    });
  return (
    <ChoiceGroup
      error={draft.faults.areas_off}
      help={t('nothingLeadsAreaThatSwitched')}
      legend={t('whatThisPortalHas')}
    >
      {portalAreaNames.map((area) => (
        <CheckboxField
          checked={!off.includes(area)}
          help={help[area]}
          key={area}
          label={translate(portalAreas[area])}
          onChange={({ target }) => switchArea(area, target.checked)}
        />
      ))}
    </ChoiceGroup>
  );
}
