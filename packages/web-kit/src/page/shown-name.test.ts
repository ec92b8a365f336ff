import { formerMember } from '@commons/contracts/account/account-lists';
import { switchToEnglish, switchToSpanish } from '../testing/spanish-page';

beforeAll(switchToSpanish);
afterAll(switchToEnglish);

it('is in the language of the page for an erased account, and as it was given for others', async () => {
  const { shownName } = await import('./shown-name');
  expect(shownName(formerMember)).toBe('Antiguo miembro');
  expect(shownName('Former Members Club')).toBe('Former Members Club');
  expect(shownName('London Reyes')).toBe('London Reyes');
});
