import { BusinessDirectory } from '../../pages/business-directory.page';
import { OperatorImportsPage } from '../../pages/operator-imports.page';
import { newOperator } from '../../portal/operators';
import { expect, test } from '../../portal/portal.fixture';
import { registerFile } from '../../portal/register-file';

test('an operator imports a register, sees what is wrong with it, and takes it back', async ({
  openTab,
  page,
  people,
  portal,
}) => {
  const tab = await openTab(await newOperator(portal, people, 'Opal Stone'));
  const imports = new OperatorImportsPage(tab);
  const found = async () => {
    const body = { search: 'Peña Works' };
    const answer = await people.call('/business-directory/search', { body });
    return Number(answer.headers.get('x-total-count'));
  };

  await test.step('columns are proposed by their headings, and can be changed', async () => {
    await imports.open();
    await imports.choose(registerFile(200, 7));
    await expect(tab.getByText('200 rows, separated by semicolons, WINDOWS-1252')).toBeVisible();
    expect(await imports.columnOf('Name of the business')).toBe('Nombre comercial (DBA)');
    expect(await imports.columnOf('Street and number')).toBe('Domicilio');
    expect(await imports.columnOf('ZIP code')).toBe('C.P.');
    await imports.setColumn('Description', 'STATUS');
  });

  await test.step('before anything is written it shows what would happen', async () => {
    await imports.check();
    await expect(tab.getByText('Nothing has been written yet.')).toBeVisible();
    await expect(imports.badRows()).toHaveCount(7);
    await expect(imports.badRows().first()).toContainText(
      'Line 7Nombre comercial (DBA): There is no name in this row. Enter one, or remove the row.',
    );
    await expect(tab.getByRole('heading', { name: 'Peña Works 1', exact: true })).toBeVisible();
    const file = await imports.saveBadRows();
    expect(file.trim().split('\r\n')).toHaveLength(8);
    expect(file).toContain('What to do');
    expect(await found()).toBe(0);
  });

  await test.step('then it imports, and everybody finds the businesses', async () => {
    await imports.start();
    await expect.poll(found).toBeGreaterThan(100);
    const directory = new BusinessDirectory(page);
    await directory.open('?search=Pe%C3%B1a+Works+1');
    await expect(directory.card('Peña Works 1').first()).toBeVisible();
  });

  await test.step('the same file again has nothing new, with the columns of the last time', async () => {
    await imports.open();
    await imports.choose(registerFile(200, 7));
    await expect(tab.getByText(/^As matched last time/)).toBeVisible();
    expect(await imports.columnOf('Description')).toBe('STATUS');
    await imports.check();
    await expect(tab.getByText('There is nothing to import in this file.')).toBeVisible();
    await tab.getByRole('button', { name: 'Discard this file' }).click();
  });

  await test.step('and the whole import is taken back', async () => {
    const newest = tab.getByRole('button', { name: 'Open the import licencias.csv' }).first();
    await newest.click();
    await imports.undo('The register of another year');
    await expect(tab.getByText('Undone: 193 removed, 0 restored, 0 kept')).toBeVisible();
    await expect.poll(found).toBe(0);
  });
});
