import type { PortalSettings } from '@commons/contracts/portal/portal-settings';
import { portalLimits, portalSettingLabels } from '@commons/contracts/portal/portal-settings-lists';
import { portalTextNames } from '@commons/contracts/portal/portal-text-lists';
import { Button } from '@commons/ui/controls/button';
import { DiscardDialog } from '@commons/ui/dialogs/discard-dialog';
import { TextField } from '@commons/ui/forms/text-field';
import { Section, Stack } from '@commons/ui/layout/page';
import { StickyFoot } from '@commons/ui/layout/sticky-foot';
import { Banner } from '@commons/ui/messages/banner';
import { t, translate } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { formMessage } from '@commons/web-kit/forms/form-check';
import { useLeaveGuard } from '@commons/web-kit/forms/leave-guard';
import { useForm } from '@commons/web-kit/forms/use-form';
import type { Done } from '../parts/use-done';
import { savePortal } from './portal.api';
import styles from './portal.module.css';
import { PortalAreas } from './portal-areas.fields';
import { PortalColour } from './portal-colour.fields';
import { cleaned, faultsOf, type PortalDraft, usePortalDraft } from './portal-draft';
import { PortalLogo } from './portal-logo.fields';
import { PortalMap } from './portal-map.fields';
import { PortalNames } from './portal-names.fields';
import { PortalPages } from './portal-pages.fields';
import { PortalTextEditor, settingLabel } from './portal-text.editor';
import { TownListFields } from './town-lists.fields';

interface PortalFormProps {
  readonly settings: PortalSettings;
  readonly done: Done;
}

/** All settings of the portal. Visitors see a change once it is saved. */
export function PortalForm({ settings, done }: PortalFormProps) {
  const draft = usePortalDraft(settings);
  const { asking, stay, leave } = useLeaveGuard(draft.isChanged);
  const discard = () => {
    draft.forget();
    leave();
  };
  const api = useApi();
  const { busy, failure, submit } = useForm({
    failed: t('settingsCouldNotBeSaved'),
    failureText: (error) => formMessage(error, faultsOf(error), t('settingsCouldNotBeSaved')),
    send: async () => {
      if (!draft.isChanged) return;
      draft.showFaults(undefined);
      const saved = cleaned(draft.saved);
      const note = draft.note.trim();
      const sent = { version: settings.version, saved, ...(note && { note }) };
      try {
        const { version } = await savePortal(api, sent);
        draft.forget();
        await done(t('savedAsVersionVersionPages', { version }));
      } catch (error) {
        draft.showFaults(error);
        throw error;
      }
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={12}>
        <Overwritten draft={draft} />
        <ExampleCount draft={draft} />
        <Section title={t('nameAndPlace')}>
          <PortalNames draft={draft} />
        </Section>
        <Section title={translate('Areas')}>
          <PortalAreas draft={draft} />
        </Section>
        <Section title={t('categoriesAndAreas')}>
          <TownListFields draft={draft} />
        </Section>
        <Section title={translate('Color')}>
          <PortalColour draft={draft} />
        </Section>
        <Section title={translate('Logo')}>
          <PortalLogo draft={draft} />
        </Section>
        <Section title={translate('Map')}>
          <PortalMap draft={draft} />
        </Section>
        <Section title={t('texts')}>
          <p className={styles.soft}>
            {t('portalTownAndPlaceStand', { portal: '{portal}', town: '{town}', place: '{place}' })}
          </p>
          <Stack gap={3}>
            {portalTextNames.map((name) => (
              <PortalTextEditor draft={draft} key={name} name={name} />
            ))}
          </Stack>
        </Section>
        <Section title={translate('Pages of your own')}>
          <PortalPages draft={draft} />
        </Section>
      </Stack>
      <StickyFoot>
        <div className={styles.foot}>
          {failure && <Banner tone="error">{failure}</Banner>}
          {draft.isChanged && (
            <TextField
              label={t('whatChangedForLog')}
              maxLength={portalLimits.note}
              onChange={(event) => draft.setNote(event.target.value)}
              optional
              value={draft.note}
            />
          )}
          <Button
            busy={busy}
            busyLabel={t('saving')}
            disabled={!draft.isChanged}
            type="submit"
            variant="primary"
          >
            {t('saveForEverybody')}
          </Button>
        </div>
      </StickyFoot>
      <DiscardDialog onClose={stay} onDiscard={discard} open={asking} />
    </form>
  );
}

/** Names what someone else has saved since it was typed here. */
function Overwritten({ draft }: { readonly draft: PortalDraft }) {
  if (draft.overwritten.length === 0) return null;
  return (
    <Banner announce="off" tone="warning">
      {t('othersSavedSettings', { settings: draft.overwritten.map(settingLabel).join(', ') })}
    </Banner>
  );
}

/** Names what a town has not made its own. */
function ExampleCount({ draft }: { readonly draft: PortalDraft }) {
  const names = ['name', 'town', 'state', 'contact_email', 'accent', 'logo'] as const;
  const left = names.filter((name) => !draft.saved[name]);
  if (left.length === 0) return null;
  return (
    <Banner announce="off" tone="info">
      {t('stillExampleSettings', {
        settings: left.map((name) => translate(portalSettingLabels[name]).toLowerCase()).join(', '),
      })}
    </Banner>
  );
}
