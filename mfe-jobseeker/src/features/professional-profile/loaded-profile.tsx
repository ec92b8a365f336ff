import type { ProfessionalProfile } from '@commons/contracts/profiles';
import type { Versioned } from '@commons/contracts/shell-contract';
import { MessageBanner } from '@commons/ui/banner';
import { Stack } from '@commons/ui/page';
import { t } from '@commons/ui/texts';
import { useTimedMessage } from '@commons/ui/use-timed-message';
import { useApi } from '@commons/web-kit/app-context';
import { useLeaveGuard } from '@commons/web-kit/leave-guard';
import { useMutation } from '@commons/web-kit/query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { LeaveDialog } from './leave.dialog';
import { generateLink, saveProfile, useKeepProfile } from './professional-profile.api';
import type { Attempt, FillButton } from './professional-profile.tab';
import { ProfileForm } from './profile.form';
import {
  type ProfileProblems,
  profileBody,
  profileProblems,
  refusedProfileFields,
} from './profile-values';
import { ProfileView } from './profile-view';
import { useProfileDraft } from './use-profile-draft';

interface LoadedProfileProps {
  readonly profile: Versioned<ProfessionalProfile>;
  readonly leaving: RefObject<Attempt>;
  readonly fill: FillButton;
}

/** View mode or edit mode of a profile. Unsaved changes open in edit mode again. */
export function LoadedProfile({ profile, leaving, fill }: LoadedProfileProps) {
  const api = useApi();
  const keep = useKeepProfile();
  const { version, ...draft } = useProfileDraft(profile);
  const [editing, setEditing] = useState(draft.isChanged);
  const [problems, setProblems] = useState<ProfileProblems>({});
  const { message, showSuccess, showError, showInfo, clear } = useTimedMessage();
  const guard = useGuardedTab(draft.isChanged, leaving);
  const home = useRef<HTMLDivElement>(null);
  const beginning = useRef<string>(undefined);

  const close = () => {
    draft.forget();
    setProblems({});
    setEditing(false);
  };
  const saving = useMutation({
    mutationFn: () =>
      version.save({
        values: draft.values,
        onMerged: draft.change,
        send: (values, headers) => saveProfile(api, profileBody(values), headers),
      }),
    onSuccess: (stored) => {
      if (!stored) return;
      keep(stored);
      close();
      showSuccess(t('profileSavedSuccessfully'));
    },
    onError: (error) => {
      setProblems(refusedProfileFields(error));
      showError(t('failedSaveProfile'));
    },
  });
  const sharing = useMutation({
    mutationFn: () => generateLink(api),
    onSuccess: (link) => {
      keep(link);
      showSuccess(t('shareLinkGeneratedSuccessfully'));
    },
    onError: () => showError(t('failedGenerateShareLink')),
  });
  const save = () => {
    const found = profileProblems(draft.values);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    saving.mutate();
  };
  const edit = (title?: string) => {
    beginning.current = title;
    setEditing(true);
  };
  useFocusAfter(editing, home, beginning);

  return (
    <Stack gap={6} ref={home}>
      {editing ? (
        <ProfileForm
          {...draft}
          saving={saving.isPending}
          problems={problems}
          onSave={save}
          onCancel={close}
        />
      ) : (
        <ProfileView
          profile={profile}
          fill={fill}
          sharing={sharing.isPending}
          onEdit={edit}
          onFilled={() => {
            showSuccess(t('profileSavedSuccessfully'));
            titleOf(home)?.focus();
          }}
          onShare={() => sharing.mutate()}
          tell={{ showSuccess, showError, showInfo }}
        />
      )}
      {version.dialog}
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
 * The buttons of one mode disappear with it, so the focus moves to the title of the other, or to the section to begin
 * with.
 */
function useFocusAfter(
  editing: boolean,
  home: RefObject<HTMLElement | null>,
  beginning: RefObject<string | undefined>,
) {
  const before = useRef(editing);
  useEffect(() => {
    const first = editing ? firstOf(home, beginning.current) : undefined;
    if (before.current !== editing) (first ?? titleOf(home))?.focus();
    before.current = editing;
  }, [editing, home, beginning]);
}
