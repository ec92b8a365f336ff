import { account } from './account';
import { directory } from './directory';
import { employer } from './employer';
import { jobs } from './jobs';
import { operator } from './operator';
import { operatorConsole } from './operator-console';
import { operatorImports } from './operator-imports';
import { publicPages } from './public';
import type { ScreensByArea } from './screen';
import { seeker } from './seeker';
import { tools } from './tools';

/** Every screen, tab, dialog and state; `npm run shots` takes its pictures, the axe test examines it. */
export const screens: ScreensByArea = {
  public: publicPages,
  account,
  directory,
  jobs,
  employer,
  seeker,
  tools,
  operator: [...operatorConsole, ...operator, ...operatorImports],
};
