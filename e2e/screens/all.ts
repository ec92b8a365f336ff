import { account } from './account';
import { directory } from './directory';
import { employer } from './employer';
import { front } from './front';
import { jobs } from './jobs';
import { operator } from './operator';
import { operatorConsole } from './operator-console';
import { operatorImports } from './operator-imports';
import type { ScreensByArea } from './screen';
import { seeker } from './seeker';
import { tools } from './tools';

/** Every screen, tab, dialog and state; `npm run shots` takes its pictures, the axe test examines it. */
export const screens: ScreensByArea = {
  front,
  account,
  directory,
  jobs,
  employer,
  seeker,
  tools,
  operator: [...operatorConsole, ...operator, ...operatorImports],
};
