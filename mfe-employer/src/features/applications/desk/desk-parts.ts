import type { ApplicationSummary } from '@commons/contracts/applications/application-filter';
import type { ApplicationStatus } from '@commons/contracts/applications/application-lists';
import type { ReactNode } from 'react';
import type { Undoing } from '../decisions/use-undo';
import type { ApplicationChoice } from '../filters/application-choice';
import type { PreferredAnswers } from '../preferred-answers';
import type { SelectedApplication } from './desk.api';
import type { Changes } from './use-bulk-changes';
import type { Selection } from './use-selection';

export interface DeskProps {
  readonly choice: ApplicationChoice;
  readonly summary: ApplicationSummary | undefined;
  readonly isBoard: boolean;
  readonly onSuccess: (text: string) => void;
  readonly onError: (text: string) => void;
  readonly undoing: Undoing;
  readonly preferred: PreferredAnswers;
  /** Hides the counts by status: the board shows them itself. */
  readonly statuses: ReactNode;
}

/** Shared state of the desk's parts. */
export interface DeskParts extends DeskProps {
  readonly changes: Changes;
  readonly selection: Selection;
  /** Decides all selected applications and clears the selection. */
  readonly decideSelected: (status: ApplicationStatus) => void;
  readonly openId: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
  /** Opens a mail to these people. */
  readonly onWrite: (chosen: readonly SelectedApplication[]) => void;
}
