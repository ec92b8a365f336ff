import type { ProfessionalProfile } from '@commons/contracts/resumes/profiles';
import type { Versioned } from '@commons/contracts/shell-contract';
import { Stack } from '@commons/ui/layout/page';
import { MessageBanner } from '@commons/ui/messages/banner';
import { type Notify, useTimedMessage } from '@commons/ui/messages/use-timed-message';
import { t } from '@commons/ui/text/texts';
import { useApi } from '@commons/web-kit/app-context';
import { useLeaveGuard } from '@commons/web-kit/forms/leave-guard';
import { useAct } from '@commons/web-kit/forms/use-act';
import { useForm } from '@commons/web-kit/forms/use-form';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { LeaveDialog } from './form/leave.dialog';
import { ProfileForm } from './form/profile.form';
import { useProfileDraft } from './form/use-profile-draft';
import { generateLink, saveProfile, useKeepProfile } from './professional-profile.api';
import type { Attempt, FillButton } from './profile-tab-props';
import { profileBody, profileField, profileProblems } from './profile-values';
import { ProfileView } from './profile-view';

interface LoadedProfileProps {
  readonly profile: Versioned<ProfessionalProfile>;
  readonly leaving: RefObject<Attempt>;
  readonly fill: FillButton;
}

/** View mode or edit mode of a profile. Unsaved changes open in edit mode again. */
export function LoadedProfile({ profile, leaving, fill }: LoadedProfileProps) {
  const api = useApi();
  const keep = useKeepProfile();
  const draft = useProfileDraft(profile);
  const { editing, home, edit, endEditing } = useEditing(draft.isChanged);
  const { message, clear, ...notify } = useTimedMessage();
  const guard = useGuardedTab(draft.isChanged, leaving);

  const close = () => {
    draft.forget();
    form.clear();
    endEditing();
  };
  const form = useForm({
    check: () => profileProblems(draft.values),
    send: async () => {
      const stored = await draft.save((values, headers) =>
        saveProfile(api, profileBody(values), headers),
      );
      if (!stored) return false;
      await keep(stored);
      close();
      return true;
    },
    done: t('profileSavedSuccessfully'),
    nameOf: profileField,
    failureText: () => t('failedSaveProfile'),
    notify,
  });
  const sharing = useShareLink(notify);

  return (
    <Stack gap={6} ref={home}>
      {editing ? (
        <ProfileForm
          {...draft}
          busy={form.busy}
          problems={form.errors}
          onSubmit={form.submit}
          onCancel={() => guard.attempt(close)}
        />
      ) : (
        <ProfileView
          profile={profile}
          fill={fill}
          sharing={sharing.busy}
          onEdit={edit}
          onFilled={() => {
            notify.showSuccess(t('profileSavedSuccessfully'));
            titleOf(home)?.focus();
          }}
          onShare={sharing.share}
          notify={notify}
        />
      )}
      {draft.dialog}
      <LeaveDialog
        open={guard.asking}
        onStay={guard.stay}
        onLeave={() => {
          close();
          guard.leave();
        }}
      />
      <MessageBanner message={message} onClose={clear} />
    </Stack>
  );
}

function useShareLink(notify: Notify) {
  const api = useApi();
  const keep = useKeepProfile();
  const { busy, act } = useAct({ notify, failureText: () => t('failedGenerateShareLink') });
  const share = () =>
    act(async () => keep(await generateLink(api)), {
      done: t('shareLinkGeneratedSuccessfully'),
    });
  return { busy, share };
}

/** Lets the dashboard ask before it opens another tab. */
function useGuardedTab(isChanged: boolean, leaving: RefObject<Attempt>) {
  const guard = useLeaveGuard(isChanged);
  const { attempt } = guard;
  useEffect(() => {
    leaving.current = attempt;
    return () => {
      leaving.current = (go) => go();
    };
  }, [attempt, leaving]);
  return guard;
}

const titleOf = (home: RefObject<HTMLElement | null>) =>
  home.current?.querySelector<HTMLElement>('h2');

/** The first control of a section of the form. */
const firstOf = (home: RefObject<HTMLElement | null>, title: string | undefined) =>
  [...(home.current?.querySelectorAll('form h2') ?? [])]
    .find(({ textContent }) => textContent === title)
    ?.closest('section')
    ?.querySelector<HTMLElement>('input, select, textarea, button');

/**
 * Edit mode or view mode. The buttons of one mode disappear with it, so the focus moves to the title of the other, or
 * to the section to start with.
 */
function useEditing(isChanged: boolean) {
  const [editing, setEditing] = useState(isChanged);
  const home = useRef<HTMLDivElement>(null);
  const firstSection = useRef<string>(undefined);
  const before = useRef(editing);
  useEffect(() => {
    const first = editing ? firstOf(home, firstSection.current) : undefined;
    if (before.current !== editing) (first ?? titleOf(home))?.focus();
    before.current = editing;
  }, [editing]);
  const edit = (title?: string) => {
    firstSection.current = title;
    setEditing(true);
  };
  return { editing, home, edit, endEditing: () => setEditing(false) };
}
